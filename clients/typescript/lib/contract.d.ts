/** Exactly one of the members: an object with two of them does not compile. */
export type OneOf<Members> = {
    [Name in keyof Members]: {
        readonly [Set in Name]: Members[Set];
    } & {
        readonly [Unset in Exclude<keyof Members, Name>]?: never;
    };
}[keyof Members];
/**
 * How a seat left a game.
 * LEAVING_RESIGNED: The player gave up.
 * LEAVING_FORFEITED: An arbiter took the seat out of the game.
 * LEAVING_TIMED_OUT: The seat ran out of time.
 * LEAVING_ABSENT: The player did not come.
 * LEAVING_DISQUALIFIED: The player broke the rules of the event.
 */
export type Leaving = "LEAVING_RESIGNED" | "LEAVING_FORFEITED" | "LEAVING_TIMED_OUT" | "LEAVING_ABSENT" | "LEAVING_DISQUALIFIED";
/**
 * What ended a game.
 * RULING_KIND_PLAYED_OUT: The game was played to its end.
 * RULING_KIND_LAST_ONE_LEFT: All seats but one have left.
 * RULING_KIND_EVERYBODY_LEFT: No person is left at the table.
 * RULING_KIND_ENDED_BY_CLOCK: A seat ran out of time, and the time control ends the game for that.
 * RULING_KIND_ADJUDICATED: An arbiter decided the ranks.
 * RULING_KIND_VOID: An arbiter declared that the game does not count; there are no ranks.
 */
export type RulingKind = "RULING_KIND_PLAYED_OUT" | "RULING_KIND_LAST_ONE_LEFT" | "RULING_KIND_EVERYBODY_LEFT" | "RULING_KIND_ENDED_BY_CLOCK" | "RULING_KIND_ADJUDICATED" | "RULING_KIND_VOID";
/** The twenty action spaces. */
export type Hallertau_Space = "SPACE_GATEWAY_CARD" | "SPACE_SHEEP_BREEDING" | "SPACE_SHEEP_SHEARING" | "SPACE_CLAY_DELIVERY" | "SPACE_FARMING" | "SPACE_FARMYARD_CARD" | "SPACE_BUTCHERY" | "SPACE_NURSERY" | "SPACE_BUSY_WEEKEND" | "SPACE_CLEARING" | "SPACE_BONUS_CARD" | "SPACE_SMALL_TRADE" | "SPACE_CULTIVATION" | "SPACE_WEEKLY_MARKET" | "SPACE_LAND_SALE" | "SPACE_POINT_CARD" | "SPACE_FERTILIZING" | "SPACE_TOOL_SHED" | "SPACE_TOWN_HALL" | "SPACE_SHEEP_MARKET";
/** The five Craft Buildings. */
export type Hallertau_Craft = "CRAFT_CARPENTRY" | "CRAFT_BREWHOUSE" | "CRAFT_COOLING_HOUSE" | "CRAFT_BAKEHOUSE" | "CRAFT_MANUFACTURE";
/** The nine Goods; the first four are Crops. */
export type Hallertau_Good = "GOOD_BARLEY" | "GOOD_FLAX" | "GOOD_HOPS" | "GOOD_RYE" | "GOOD_HIDES" | "GOOD_MEAT" | "GOOD_MILK" | "GOOD_WOOL" | "GOOD_CLAY";
/** The Goods and the other resources. */
export type Hallertau_Resource = "RESOURCE_BARLEY" | "RESOURCE_FLAX" | "RESOURCE_HOPS" | "RESOURCE_RYE" | "RESOURCE_HIDES" | "RESOURCE_MEAT" | "RESOURCE_MILK" | "RESOURCE_WOOL" | "RESOURCE_CLAY" | "RESOURCE_SHEEP" | "RESOURCE_TOOLS" | "RESOURCE_JEWELRY";
/** Where a Sheep stands: on a card of the Stable board or in the Stables. */
export type Hallertau_SheepPlace = "SHEEP_PLACE_CARD1" | "SHEEP_PLACE_CARD2" | "SHEEP_PLACE_CARD3" | "SHEEP_PLACE_CARD4" | "SHEEP_PLACE_CARD5" | "SHEEP_PLACE_CARD6" | "SHEEP_PLACE_STABLES";
/** The kinds of decks by their backs. */
export type Hallertau_DeckKind = "DECK_KIND_GATEWAY" | "DECK_KIND_FARMYARD" | "DECK_KIND_BONUS" | "DECK_KIND_POINT";
/** With cards, or the first game without them. */
export type Hallertau_Variant = "VARIANT_CARDS" | "VARIANT_NO_CARDS";
/**
 * Named quantities that can be counted.
 * QUANTITY_NAME_EMPTY_CARDS_BEFORE_ROUND_6: Like EMPTY_CARDS, but 0 in Round 6.
 */
export type Hallertau_QuantityName = "QUANTITY_NAME_BARLEY" | "QUANTITY_NAME_FLAX" | "QUANTITY_NAME_HOPS" | "QUANTITY_NAME_RYE" | "QUANTITY_NAME_HIDES" | "QUANTITY_NAME_MEAT" | "QUANTITY_NAME_MILK" | "QUANTITY_NAME_WOOL" | "QUANTITY_NAME_CLAY" | "QUANTITY_NAME_SHEEP" | "QUANTITY_NAME_TOOLS" | "QUANTITY_NAME_JEWELRY" | "QUANTITY_NAME_FIELDS" | "QUANTITY_NAME_ROUND" | "QUANTITY_NAME_WINDOW" | "QUANTITY_NAME_WORKERS" | "QUANTITY_NAME_CROPS" | "QUANTITY_NAME_BEST_CROP" | "QUANTITY_NAME_CARD_SHEEP" | "QUANTITY_NAME_BEST_CARD_SHEEP" | "QUANTITY_NAME_NEXT_CARD_SHEEP" | "QUANTITY_NAME_CARD4_SHEEP" | "QUANTITY_NAME_LATER_CARD_SHEEP" | "QUANTITY_NAME_STABLES_SHEEP" | "QUANTITY_NAME_CARDS_WITH_SHEEP" | "QUANTITY_NAME_EMPTY_CARDS" | "QUANTITY_NAME_BEST_FIELD_CROP" | "QUANTITY_NAME_FIELD_CROP_TYPES" | "QUANTITY_NAME_HAND_NOT_GATEWAY" | "QUANTITY_NAME_CARDS_PLAYED" | "QUANTITY_NAME_BEST_DECK_PLAYED" | "QUANTITY_NAME_CRAFT_GAP" | "QUANTITY_NAME_FULL_SPACES" | "QUANTITY_NAME_THREE_WORKER_SPACES" | "QUANTITY_NAME_NURSERY_WORKERS" | "QUANTITY_NAME_QUADRANT_WORKERS" | "QUANTITY_NAME_REMOVED_WORKERS" | "QUANTITY_NAME_GOODS_HARVESTED" | "QUANTITY_NAME_BEST_CROP_HARVESTED" | "QUANTITY_NAME_TOOLS_GAINED" | "QUANTITY_NAME_BEST_CRAFT_STEPS" | "QUANTITY_NAME_EMPTY_CARDS_BEFORE_ROUND_6";
/** What a seat can have just done. */
export type Hallertau_Condition_Trigger = "TRIGGER_SPENT_LAST_JEWELRY" | "TRIGGER_USED_SPACE" | "TRIGGER_GAINED_TOOLS" | "TRIGGER_EXCHANGED_WORKERS" | "TRIGGER_PLAYED_FRESH_CARD" | "TRIGGER_ABOUT_TO_ACT_LAST" | "TRIGGER_USING_BUTCHERY";
/** The effects of single cards. */
export type Hallertau_Effect_Name = "NAME_BIND" | "NAME_FREE_STEP" | "NAME_SECOND_ROW" | "NAME_MOVE_STACK" | "NAME_MOVE_BOULDERS" | "NAME_JEWELRY_FOR_SHEEP" | "NAME_DOUBLE_YIELD" | "NAME_TWO_FIELDS" | "NAME_DOUBLE_SOW";
/**
 * The farm goods, and the commodity, which is not a farm good.
 * GOOD_SILVER: Money; it needs no marker.
 * GOOD_OLIVE: A harvest good.
 * GOOD_GRAIN: A harvest good.
 * GOOD_GRAPE: A harvest good.
 * GOOD_FOOD: What olives and grain are upgraded to.
 * GOOD_WINE: What grapes are upgraded to.
 * GOOD_MEAT: What pigs are upgraded to.
 * GOOD_PIG: A pig; it needs a pig space.
 * GOOD_COMMODITY: A commodity; it can be traded in several ways and is not a farm good.
 * GOOD_VP: Victory points; they can be paid like a farm good.
 */
export type LaGranja_Good = "GOOD_SILVER" | "GOOD_OLIVE" | "GOOD_GRAIN" | "GOOD_GRAPE" | "GOOD_FOOD" | "GOOD_WINE" | "GOOD_MEAT" | "GOOD_PIG" | "GOOD_COMMODITY" | "GOOD_VP";
/**
 * The four phases of a round.
 * PHASE_FARM: Steps F1 to F4: cards, income, growth, roofs.
 * PHASE_REVENUE: Steps R0 to R3: the dice.
 * PHASE_TRANSPORT: Steps T1 to T4: donkeys, siesta, deliveries.
 * PHASE_SCORING: VP for the market and the siesta track, then the end of the round.
 */
export type LaGranja_Phase = "PHASE_FARM" | "PHASE_REVENUE" | "PHASE_TRANSPORT" | "PHASE_SCORING";
/**
 * The steps of a round: those of the rulebook with letter and number, and automatic steps between them.
 * STEP_F1: Farm phase, step 1: play cards; then draw up to the hand limit or discard down to it.
 * STEP_F2: Farm phase, step 2: income.
 * STEP_F3: Farm phase, step 3: goods grow on empty fields, then a litter of pigs.
 * STEP_F4: Farm phase, step 4: buy a roof.
 * STEP_R0: Revenue phase, before the roll: helpers that wait for it.
 * STEP_ROLL: The dice are rolled; nobody is asked.
 * STEP_R1: Revenue phase: every seat takes its first die.
 * STEP_R2: Revenue phase: every seat takes its second die.
 * STEP_LAST_DIE: One die is left; nobody is asked.
 * STEP_R3: Revenue phase: every seat carries out the last die.
 * STEP_NEUTRAL_BEFORE: Solo: the neutral player acts, if it goes first.
 * STEP_T1: Transport phase, step 1: all seats choose a donkey token at once.
 * STEP_T2: Transport phase, step 2: siesta, discs advance by the hats of the tokens.
 * STEP_NEW_ORDER: The new order of play is set from the siesta track.
 * STEP_T3: Transport phase, step 3: as many deliveries as the token has donkeys.
 * STEP_T4: Transport phase, step 4: extra deliveries for silver.
 * STEP_NEUTRAL_AFTER: Solo: the neutral player acts, if it goes second.
 * STEP_MARKS: The marks of used helpers are removed.
 * STEP_MARKET: Scoring phase, step 1: VP for stalls on the market.
 * STEP_SIESTA: Scoring phase, step 2: VP for the position on the siesta track.
 * STEP_END_OF_ROUND: Scoring phase, steps 3 and 4: the next round is prepared, or the game ends.
 */
export type LaGranja_Step = "STEP_F1" | "STEP_F2" | "STEP_F3" | "STEP_F4" | "STEP_R0" | "STEP_ROLL" | "STEP_R1" | "STEP_R2" | "STEP_LAST_DIE" | "STEP_R3" | "STEP_NEUTRAL_BEFORE" | "STEP_T1" | "STEP_T2" | "STEP_NEW_ORDER" | "STEP_T3" | "STEP_T4" | "STEP_NEUTRAL_AFTER" | "STEP_MARKS" | "STEP_MARKET" | "STEP_SIESTA" | "STEP_END_OF_ROUND";
/**
 * The four sides of a farm that a card can be played on.
 * ROLE_FIELD: The left edge: a field on which a crop grows.
 * ROLE_BARROW: The top edge: goods are delivered to it; when it is full, it becomes a stall on the market.
 * ROLE_EXTENSION: The right edge: a permanent extension, paid with different kinds of farm goods.
 * ROLE_HELPER: The lower edge: an ability.
 */
export type LaGranja_Role = "ROLE_FIELD" | "ROLE_BARROW" | "ROLE_EXTENSION" | "ROLE_HELPER";
/**
 * Where a good lies: a store, a field, the sty, with the silver, on the commodity space.
 * PLACE_STORE: A store of the farm: harvest and upgraded goods.
 * PLACE_FIELD: A field.
 * PLACE_STY: The sty: pigs.
 * PLACE_PURSE: With the silver.
 * PLACE_CRATES: The commodity space.
 */
export type LaGranja_Place = "PLACE_STORE" | "PLACE_FIELD" | "PLACE_STY" | "PLACE_PURSE" | "PLACE_CRATES";
/**
 * Where VP come from.
 * VP_SOURCE_SETUP: What a seat begins with.
 * VP_SOURCE_BUILDINGS: Completed craft buildings, first bonuses and blocking markers.
 * VP_SOURCE_BARROWS: Completed barrows.
 * VP_SOURCE_REMOVED_STALLS: Stalls of others that an own stall removed.
 * VP_SOURCE_MARKET: Own stalls in the scoring phase.
 * VP_SOURCE_SIESTA: The position on the siesta track.
 * VP_SOURCE_ROOFS: Roof spaces.
 * VP_SOURCE_EFFECTS: Helpers, craft tiles, revenue spaces and trades.
 * VP_SOURCE_PAID: VP that were paid; never positive.
 * VP_SOURCE_SILVER: Silver at the end of the game.
 */
export type LaGranja_VpSource = "VP_SOURCE_SETUP" | "VP_SOURCE_BUILDINGS" | "VP_SOURCE_BARROWS" | "VP_SOURCE_REMOVED_STALLS" | "VP_SOURCE_MARKET" | "VP_SOURCE_SIESTA" | "VP_SOURCE_ROOFS" | "VP_SOURCE_EFFECTS" | "VP_SOURCE_PAID" | "VP_SOURCE_SILVER";
/**
 * The kinds of pending decisions.
 * PENDING_PLAY_CARDS: Step F1: play cards.
 * PENDING_BUY_ROOF: Step F4: buy a roof.
 * PENDING_TAKE_DIE: Steps R1 and R2: take a die.
 * PENDING_DONKEYS: Step T1: choose a donkey token in secret.
 * PENDING_DELIVERIES: Step T3: make regular deliveries.
 * PENDING_EXTRA_DELIVERIES: Step T4: buy extra deliveries.
 * PENDING_END_TURN: End the turn; until then only actions that are possible at any time are left.
 * PENDING_CHOOSE: Choose alternatives of an effect.
 * PENDING_TAKE_GOODS: Take goods of choice.
 * PENDING_UPGRADE: Upgrade resources for free.
 * PENDING_DELIVER: Make deliveries that an effect gave or that were bought.
 * PENDING_SIESTA: Advance on the siesta track.
 * PENDING_PLAY_CARD: Play cards because an effect allows it.
 * PENDING_FLIP_ROOF: Turn up used roofs.
 * PENDING_LOOK: Keep cards of those looked at.
 * PENDING_MOVE_STALL: Move an own stall.
 * PENDING_REROLL: Roll dice again.
 * PENDING_SHIFT: Move dice to another space.
 * PENDING_MARK_SPACE: Mark a revenue space.
 * PENDING_OFFER: Use helpers, one after the other, or decline.
 * PENDING_PLACE_STALL: Place the stall of a completed barrow.
 * PENDING_DISCARD: Discard cards from the hand.
 * PENDING_PAY_EXTENSION: Pay for an extension, a kind at a time.
 * PENDING_PAY_HARVEST: Pay harvest goods.
 * PENDING_SHORTAGE: No marker is free: give something up, or forgo what needs one.
 * PENDING_LAST_DIE: Step R3: carry out the last die; the seat may act before that.
 * PENDING_ADVANCE: Step T2: advance by the hats; the seat may act before the disc moves.
 */
export type LaGranja_Pending = "PENDING_PLAY_CARDS" | "PENDING_BUY_ROOF" | "PENDING_TAKE_DIE" | "PENDING_DONKEYS" | "PENDING_DELIVERIES" | "PENDING_EXTRA_DELIVERIES" | "PENDING_END_TURN" | "PENDING_CHOOSE" | "PENDING_TAKE_GOODS" | "PENDING_UPGRADE" | "PENDING_DELIVER" | "PENDING_SIESTA" | "PENDING_PLAY_CARD" | "PENDING_FLIP_ROOF" | "PENDING_LOOK" | "PENDING_MOVE_STALL" | "PENDING_REROLL" | "PENDING_SHIFT" | "PENDING_MARK_SPACE" | "PENDING_OFFER" | "PENDING_PLACE_STALL" | "PENDING_DISCARD" | "PENDING_PAY_EXTENSION" | "PENDING_PAY_HARVEST" | "PENDING_SHORTAGE" | "PENDING_LAST_DIE" | "PENDING_ADVANCE";
/**
 * How extra deliveries are bought.
 * EXTRA_DELIVERIES_ONE_AT_A_TIME: Each is bought and made before the next is bought.
 * EXTRA_DELIVERIES_ALL_UP_FRONT: All are bought together, then made.
 */
export type LaGranja_ExtraDeliveries = "EXTRA_DELIVERIES_ONE_AT_A_TIME" | "EXTRA_DELIVERIES_ALL_UP_FRONT";
/**
 * The events that helpers and turned craft tiles can wait for.
 * EVENT_NAME_INCOME: The own income step.
 * EVENT_NAME_GROWTH: The own growth is done.
 * EVENT_NAME_ROOF_BOUGHT: A roof was bought.
 * EVENT_NAME_BEFORE_ROLL: The dice are about to be rolled.
 * EVENT_NAME_DIE_TAKEN: A revenue space was carried out, with an own die or the last one.
 * EVENT_NAME_BARROW_COMPLETED: A barrow was completed.
 * EVENT_NAME_CRAFT_COMPLETED: A craft building was completed.
 * EVENT_NAME_STALL_REMOVED_OWN: An own stall was removed by another.
 * EVENT_NAME_STALL_REMOVED_BY_YOU: An own stall removed another.
 * EVENT_NAME_DELIVERY_MADE: A good was delivered.
 * EVENT_NAME_COMMODITY_TRADED: A commodity was traded.
 * EVENT_NAME_TURN_ORDER_SET: The new order of play is set.
 * EVENT_NAME_MARKET_SCORED: The own stalls were scored.
 * EVENT_NAME_SIESTA_SCORED: The own siesta was scored.
 */
export type LaGranja_EventName = "EVENT_NAME_INCOME" | "EVENT_NAME_GROWTH" | "EVENT_NAME_ROOF_BOUGHT" | "EVENT_NAME_BEFORE_ROLL" | "EVENT_NAME_DIE_TAKEN" | "EVENT_NAME_BARROW_COMPLETED" | "EVENT_NAME_CRAFT_COMPLETED" | "EVENT_NAME_STALL_REMOVED_OWN" | "EVENT_NAME_STALL_REMOVED_BY_YOU" | "EVENT_NAME_DELIVERY_MADE" | "EVENT_NAME_COMMODITY_TRADED" | "EVENT_NAME_TURN_ORDER_SET" | "EVENT_NAME_MARKET_SCORED" | "EVENT_NAME_SIESTA_SCORED";
/**
 * How a die came to a seat: its first or second choice, or the common last die.
 * PICK_FIRST: The first die that the seat takes.
 * PICK_SECOND: The second die that the seat takes.
 * PICK_LAST: The last die, which everybody carries out.
 */
export type LaGranja_Pick = "PICK_FIRST" | "PICK_SECOND" | "PICK_LAST";
/**
 * The numbers of the rules that a card can change for its owner.
 * MODIFIER_NAME_UPGRADE_COST: The price of an upgrade of `goods`.
 * MODIFIER_NAME_PIG_CAPACITY: The number of pig spaces.
 * MODIFIER_NAME_HAND_LIMIT: The hand limit.
 * MODIFIER_NAME_EXTRA_DELIVERY_LIMIT: How many extra deliveries can be bought.
 * MODIFIER_NAME_EXTRA_DELIVERY_PRICE: The price of an extra delivery.
 * MODIFIER_NAME_ROOF_CAPACITY: The number of roof spaces on the farmhouse.
 * MODIFIER_NAME_ROOF_PRICE: The price of a roof.
 * MODIFIER_NAME_EXTENSION_COST: How many kinds of goods an extension costs.
 * MODIFIER_NAME_SIESTA_HATS: How far the disc advances in step T2.
 * MODIFIER_NAME_REGULAR_DELIVERIES: How many deliveries step T3 has.
 * MODIFIER_NAME_SELL_PRICE: The price for which `goods` are sold.
 * MODIFIER_NAME_SELL_FROM_FIELDS: Harvest goods can be sold from fields too.
 * MODIFIER_NAME_GROW_ON_OCCUPIED: Goods grow on fields that hold something, too.
 * MODIFIER_NAME_LITTER_MINIMUM: The number of pigs, in `value`, that is enough for a litter.
 * MODIFIER_NAME_MARKET_SHIELD: Own stalls are removed only by a number that is higher by `minimum_difference`.
 * MODIFIER_NAME_UNDISCARDABLE: This card never leaves its slot.
 */
export type LaGranja_ModifierName = "MODIFIER_NAME_UPGRADE_COST" | "MODIFIER_NAME_PIG_CAPACITY" | "MODIFIER_NAME_HAND_LIMIT" | "MODIFIER_NAME_EXTRA_DELIVERY_LIMIT" | "MODIFIER_NAME_EXTRA_DELIVERY_PRICE" | "MODIFIER_NAME_ROOF_CAPACITY" | "MODIFIER_NAME_ROOF_PRICE" | "MODIFIER_NAME_EXTENSION_COST" | "MODIFIER_NAME_SIESTA_HATS" | "MODIFIER_NAME_REGULAR_DELIVERIES" | "MODIFIER_NAME_SELL_PRICE" | "MODIFIER_NAME_SELL_FROM_FIELDS" | "MODIFIER_NAME_GROW_ON_OCCUPIED" | "MODIFIER_NAME_LITTER_MINIMUM" | "MODIFIER_NAME_MARKET_SHIELD" | "MODIFIER_NAME_UNDISCARDABLE";
/**
 * Numbers that can be counted at the table.
 * EXPRESSION_NAME_ROUND: The number of the round.
 * EXPRESSION_NAME_SIESTA_VP: The VP of the own position on the siesta track.
 * EXPRESSION_NAME_PARKED_BARROWS: The number of barrows on the own farm.
 */
export type LaGranja_ExpressionName = "EXPRESSION_NAME_ROUND" | "EXPRESSION_NAME_SIESTA_VP" | "EXPRESSION_NAME_PARKED_BARROWS";
/**
 * Where a stall can be moved to.
 * STALL_TARGET_ADJACENT_EMPTY: An empty neighbouring space.
 */
export type LaGranja_StallTarget = "STALL_TARGET_ADJACENT_EMPTY";
/**
 * A place in the order of play.
 * TURN_POSITION_LAST: The last seat; in the solo game, after the neutral player.
 */
export type LaGranja_TurnPosition = "TURN_POSITION_LAST";
/**
 * How a helper works: always, when something happens, or when its owner uses it.
 * HELPER_MODE_PASSIVE: Always.
 * HELPER_MODE_TRIGGER: When something happens.
 * HELPER_MODE_ACTION: When its owner uses it.
 */
export type LaGranja_HelperMode = "HELPER_MODE_PASSIVE" | "HELPER_MODE_TRIGGER" | "HELPER_MODE_ACTION";
/**
 * The moment of the own turn in which a helper can be used.
 * HELPER_WINDOW_OWN_PICK: Before taking a die.
 * HELPER_WINDOW_OWN_DELIVERIES: In the own turn of step T3 or T4.
 */
export type LaGranja_HelperWindow = "HELPER_WINDOW_OWN_PICK" | "HELPER_WINDOW_OWN_DELIVERIES";
/**
 * The type of the values of a setting.
 * SETTING_TYPE_WORD: A word of an enum: one of a few alternatives.
 * SETTING_TYPE_NUMBER: A whole number: one of a few alternatives.
 * SETTING_TYPE_FLAG: True or false.
 */
export type SettingType = "SETTING_TYPE_WORD" | "SETTING_TYPE_NUMBER" | "SETTING_TYPE_FLAG";
/**
 * What happens when a seat runs out of time.
 * TIME_OUT_ACTION_DEFAULT_MOVE: The default actions of the rules are played for the seat until the game no longer waits for it.
 * TIME_OUT_ACTION_BOT: A bot plays the seat until its player reclaims it, if the time control allows that.
 * TIME_OUT_ACTION_FORFEIT: The seat leaves the game as TIMED_OUT.
 * TIME_OUT_ACTION_END_GAME: The game ends at once: the seat is last, all others share the first rank.
 */
export type TimeOutAction = "TIME_OUT_ACTION_DEFAULT_MOVE" | "TIME_OUT_ACTION_BOT" | "TIME_OUT_ACTION_FORFEIT" | "TIME_OUT_ACTION_END_GAME";
/**
 * The status of a game.
 * GAME_STATUS_WAITING: Not all seats are claimed; nothing is dealt.
 * GAME_STATUS_RUNNING: The game waits for a decision of at least one seat.
 * GAME_STATUS_FINISHED: The game is over: there are ranks, the seed is revealed, and there is a result if it was played to its end.
 * GAME_STATUS_UNREADABLE: The stored data of the game is damaged: only its id is known. Only ListGames returns this; other calls are refused.
 * GAME_STATUS_PAUSED: An arbiter has paused the game: clocks stand still, and moves are refused.
 * GAME_STATUS_VOID: An arbiter declared that the game does not count. It is over: the seed is revealed, and there are no ranks.
 */
export type GameStatus = "GAME_STATUS_WAITING" | "GAME_STATUS_RUNNING" | "GAME_STATUS_FINISHED" | "GAME_STATUS_UNREADABLE" | "GAME_STATUS_PAUSED" | "GAME_STATUS_VOID";
/**
 * When an action is possible.
 * WINDOW_TURN: The main decision of the seat's turn or of the step.
 * WINDOW_ANYTIME: In addition to the pending decision: a card, a trade.
 * WINDOW_REACTION: An answer to something that just happened or was begun: a choice, a payment, the use of an effect.
 * WINDOW_SIMULTANEOUS: Several seats decide at the same time and do not wait for each other.
 */
export type Window = "WINDOW_TURN" | "WINDOW_ANYTIME" | "WINDOW_REACTION" | "WINDOW_SIMULTANEOUS";
/**
 * Why a stream ends.
 * GOODBYE_REASON_SHUTTING_DOWN: The server stops; watch again from the cursor.
 * GOODBYE_REASON_SLOW_READER: Events came faster than they were read; watch again from the cursor.
 * GOODBYE_REASON_GAME_EXPIRED: The game has expired or was deleted.
 * GOODBYE_REASON_STORE_UNAVAILABLE: The store does not answer; watch again from the cursor later.
 * GOODBYE_REASON_EVENTS_LOST: The store has lost events that were sent, and others may have their numbers now: get the game again, then watch from its head_seq. The cursor is 0.
 * GOODBYE_REASON_GAME_UNREADABLE: The stored data of the game is damaged after the cursor; ListEvents says where.
 * GOODBYE_REASON_TOKEN_REVOKED: The API key or the seat's token that the stream was opened with is no longer valid.
 */
export type GoodbyeReason = "GOODBYE_REASON_SHUTTING_DOWN" | "GOODBYE_REASON_SLOW_READER" | "GOODBYE_REASON_GAME_EXPIRED" | "GOODBYE_REASON_STORE_UNAVAILABLE" | "GOODBYE_REASON_EVENTS_LOST" | "GOODBYE_REASON_GAME_UNREADABLE" | "GOODBYE_REASON_TOKEN_REVOKED";
/**
 * Why a request was refused. On the wire a reason is the bare word, without the prefix: `reason` of the problem document over REST, of the google.rpc.ErrorInfo over gRPC.
 * MALFORMED_REQUEST: The request cannot be read; the message says what is wrong with it.
 * UNKNOWN_CARD: There is no such card.
 * BAD_SETTING: There is no such ruleset, number of seats, setting, deck or edition; the message says which there are.
 * ILLEGAL_ACTION: The action is not legal now; the violations say what is missing.
 * NOT_YOUR_DECISION: The game does not wait for this seat, or seats are still to be claimed.
 * GAME_OVER: The game is over.
 * UNDO_NOT_ALLOWED: These are more actions than the seat may take back now.
 * STALE_REVISION: The game has changed: `revision` is the current one, `missed` are the events since.
 * REVISION_REQUIRED: The request must say which revision the seat saw.
 * REQUEST_ID_REUSED: The request id was used for another request.
 * TOKEN_MISSING: No valid token was sent.
 * SEAT_FORBIDDEN: The token is of another seat, game or owner, or it lacks the scope.
 * SEAT_TAKEN: The seat was claimed before.
 * GAME_NOT_FOUND: There is no such game; it may have expired.
 * GAME_UNREADABLE: This server cannot read the game; the message says why.
 * RESUME_TOO_OLD: Too many events were missed; get the game, then watch from its head_seq.
 * QUOTA_EXCEEDED: A limit is reached; the message names it, `retry_after_seconds` says when to try again.
 * ENGINE_FAULT: A fault of the server; nothing was changed.
 * STORE_UNAVAILABLE: The store does not answer; send the request again with the same request id.
 * GAME_PAUSED: An arbiter has paused the game.
 * TIME_OUT: The seat ran out of time before the move came, or a bot plays it since then.
 * SEAT_LEFT: The seat has left the game.
 * PLAYER_NOT_FOUND: There is no such player.
 * WEBHOOK_NOT_FOUND: There is no such webhook or delivery.
 * WRONG_STATE: The game is in a state that does not allow this; the message says which it needs.
 */
export type RefusalReason = "MALFORMED_REQUEST" | "UNKNOWN_CARD" | "BAD_SETTING" | "ILLEGAL_ACTION" | "NOT_YOUR_DECISION" | "GAME_OVER" | "UNDO_NOT_ALLOWED" | "STALE_REVISION" | "REVISION_REQUIRED" | "REQUEST_ID_REUSED" | "TOKEN_MISSING" | "SEAT_FORBIDDEN" | "SEAT_TAKEN" | "GAME_NOT_FOUND" | "GAME_UNREADABLE" | "RESUME_TOO_OLD" | "QUOTA_EXCEEDED" | "ENGINE_FAULT" | "STORE_UNAVAILABLE" | "GAME_PAUSED" | "TIME_OUT" | "SEAT_LEFT" | "PLAYER_NOT_FOUND" | "WEBHOOK_NOT_FOUND" | "WRONG_STATE";
/**
 * To whom the rank of a replaced seat counts.
 * CREDIT_SUBSTITUTE: The player who takes the seat. The default.
 * CREDIT_ORIGINAL: The player who had the seat.
 */
export type Credit = "CREDIT_SUBSTITUTE" | "CREDIT_ORIGINAL";
/**
 * What an act did.
 * ACT_KIND_LOOK: A key with the scope games.referee looked at the table as a seat sees it.
 */
export type ActKind = "ACT_KIND_TIME_OUT" | "ACT_KIND_RESIGN" | "ACT_KIND_RECLAIM" | "ACT_KIND_FORFEIT" | "ACT_KIND_REPLACE" | "ACT_KIND_ADD_TIME" | "ACT_KIND_REISSUE" | "ACT_KIND_PAUSE" | "ACT_KIND_RESUME" | "ACT_KIND_ADJUDICATE" | "ACT_KIND_VOID" | "ACT_KIND_LOOK";
/**
 * What a webhook can be told.
 * WEBHOOK_KIND_GAME_STARTED: All seats are claimed.
 * WEBHOOK_KIND_TURN_STARTED: The game waits for a seat: data has seat, player and deadline.
 * WEBHOOK_KIND_TURN_REMINDER: A seat that has an hour or more has used half of its time, or nine tenths.
 * WEBHOOK_KIND_SEAT_TIMED_OUT: A seat ran out of time.
 * WEBHOOK_KIND_SEAT_LEFT: A seat left.
 * WEBHOOK_KIND_GAME_FINISHED: The game is over: data has the ranks.
 */
export type WebhookKind = "WEBHOOK_KIND_GAME_STARTED" | "WEBHOOK_KIND_TURN_STARTED" | "WEBHOOK_KIND_TURN_REMINDER" | "WEBHOOK_KIND_SEAT_TIMED_OUT" | "WEBHOOK_KIND_SEAT_LEFT" | "WEBHOOK_KIND_GAME_FINISHED";
/**
 * Whether a delivery will be tried again.
 * DELIVERY_STATUS_PENDING: It waits for its first or next attempt.
 * DELIVERY_STATUS_DEAD: It was given up after the last attempt; it is kept for 30 days.
 */
export type DeliveryStatus = "DELIVERY_STATUS_PENDING" | "DELIVERY_STATUS_DEAD";
/** One seat's points by category; total is their sum, tie_break decides between equal totals. */
export interface Score {
    /** By category, such as "sheep" or "barrows"; each game has its own. */
    readonly parts: {
        readonly [key: string]: number;
    };
    readonly total: number;
    readonly tieBreak: number;
}
/** Scores by seat, the seats that won, and for a solo game what the score means. */
export interface Result {
    readonly scores: readonly Score[];
    readonly winners: readonly number[];
    /** Hallertau alone: "lost", "won" or "extraordinary". */
    readonly verdict?: string;
}
/** The final rank of a seat. */
export interface SeatRank {
    readonly seat: number;
    /** 1 is best; equal seats share a rank. */
    readonly rank: number;
    /** How the seat left; absent if it stayed. */
    readonly left?: Leaving;
    /** The player to whom the rank counts; empty if none is known. */
    readonly player: string;
}
/** Why a game is over. */
export interface Ruling {
    readonly kind: RulingKind;
    /** What the arbiter said; empty if none decided. */
    readonly reason: string;
    /** The API key of the arbiter, and the person if the request named one, as "KEY" or "KEY/ACTOR"; empty if none decided. */
    readonly by: string;
    readonly time: string;
}
/** The settings of a game; a setting that is left out has its first value. */
export interface Hallertau_Settings {
    readonly variant?: Hallertau_Variant;
    /** 0 beginner, 1 advanced, 2 expert, 3 master. */
    readonly gateway?: number;
    /** 4 hops, 5 sheep, 6 field, 7 jewelry. */
    readonly farmyard?: number;
    /** Whether seats take turns in Phase 9 instead of acting at the same time. */
    readonly sequentialProgress?: boolean;
}
/** Amounts of Goods and other resources. */
export interface Hallertau_Resources {
    readonly barley?: number;
    readonly flax?: number;
    readonly hops?: number;
    readonly rye?: number;
    readonly hides?: number;
    readonly meat?: number;
    readonly milk?: number;
    readonly wool?: number;
    readonly clay?: number;
    readonly sheep?: number;
    readonly tools?: number;
    readonly jewelry?: number;
}
/** The Sheep of a seat by place. */
export interface Hallertau_Sheep {
    readonly card1?: number;
    readonly card2?: number;
    readonly card3?: number;
    readonly card4?: number;
    readonly card5?: number;
    readonly card6?: number;
    readonly stables?: number;
}
/** Numbers of cards by the kind of deck. */
export interface Hallertau_DeckCounts {
    readonly gateway?: number;
    readonly farmyard?: number;
    readonly bonus?: number;
    readonly point?: number;
}
/** Card numbers; absent where a viewer may not know them. */
export interface Hallertau_Cards {
    readonly cards: readonly number[];
}
/** A number of Workers on a space, or taken off it. */
export interface Hallertau_SpaceWorkers {
    readonly space: Hallertau_Space;
    readonly workers: number;
}
/** A Field as an action names it: equal Fields are the same choice. `harvested`: in the running Phase 7. */
export interface Hallertau_Field {
    readonly row: number;
    readonly good?: Hallertau_Good;
    readonly amount: number;
    readonly harvested: boolean;
    /** The cards under way that refer to this Field (H-107); in an action of one of these cards, the others. */
    readonly namedBy: readonly number[];
}
/** A payment: exactly one of these is set. */
export interface Hallertau_Payment {
    readonly goods: Hallertau_Resources;
    readonly sheepFrom?: Hallertau_SheepPlace;
    readonly sheepBack?: Hallertau_SheepPlace;
    readonly planted?: Hallertau_Field;
    readonly card?: number;
    readonly field?: Hallertau_Field;
    readonly craftLeft?: Hallertau_Craft;
}
/** An action space: the Workers by row, and what the next use costs (absent: full or closed). */
export interface Hallertau_SpaceView {
    readonly name: Hallertau_Space;
    readonly quadrant: number;
    readonly rows: readonly number[];
    readonly closed: boolean;
    readonly nextCost?: number;
}
/** A Craft Building and its Boulders that are on the board. */
export interface Hallertau_CraftView {
    readonly name: Hallertau_Craft;
    readonly position: number;
    readonly boulders: readonly number[];
}
/** One seat's display. What only its owner may know is absent for everybody else. */
export interface Hallertau_SeatView {
    readonly seat: number;
    readonly workers: number;
    readonly goods: Hallertau_Resources;
    readonly fields: readonly Hallertau_Field[];
    readonly sheep: Hallertau_Sheep;
    readonly holders: readonly number[];
    readonly jewelry: number;
    readonly tools: number;
    readonly freeTools: number;
    readonly crafts: readonly Hallertau_CraftView[];
    readonly communityCenter: number;
    readonly window: number;
    readonly pending: readonly string[];
    readonly handCounts: Hallertau_DeckCounts;
    readonly hand?: Hallertau_Cards;
    readonly played: readonly number[];
    readonly discarded?: Hallertau_Cards;
    readonly readyThrough?: number;
    readonly readyWhileIdle?: boolean;
    readonly score: Score;
}
/** The table as one viewer sees it. */
export interface Hallertau_View {
    readonly viewer?: number;
    readonly round: number;
    readonly phase: number;
    readonly over: boolean;
    readonly firstPlayer: number;
    readonly active?: number;
    readonly quadrantCard?: string;
    readonly quadrantsCleared: readonly number[];
    readonly quadrantCardsLeft: number;
    readonly deckSizes: Hallertau_DeckCounts;
    readonly spaces: readonly Hallertau_SpaceView[];
    readonly seats: readonly Hallertau_SeatView[];
}
/** The arguments of an action; exactly one kind is set. */
export type Hallertau_Args = OneOf<{
    readonly place: Hallertau_Args_Place;
    readonly exchange: Hallertau_Args_Exchange;
    readonly take: Hallertau_Args_Take;
    readonly newField: Hallertau_Args_NewField;
    readonly sow: Hallertau_Args_Sow;
    readonly moveField: Hallertau_Args_MoveField;
    readonly moveSheep: Hallertau_Args_MoveSheep;
    readonly trade: Hallertau_Args_Trade;
    readonly fallow: Hallertau_Args_Fallow;
    readonly harvest: Hallertau_Args_Harvest;
    readonly harvestAll: Hallertau_Args_HarvestAll;
    readonly advance: Hallertau_Args_Advance;
    readonly fewer: Hallertau_Args_Fewer;
    readonly skip: Hallertau_Args_Skip;
    readonly endTurn: Hallertau_Args_EndTurn;
    readonly ready: Hallertau_Args_Ready;
    readonly done: Hallertau_Args_Done;
    readonly resume: Hallertau_Args_Resume;
    readonly playCard: Hallertau_Args_PlayCard;
    readonly give: Hallertau_Args_Give;
    readonly keep: Hallertau_Args_Keep;
    readonly draw: Hallertau_Args_Draw;
    readonly takeMarker: Hallertau_Args_TakeMarker;
    readonly income: Hallertau_Args_Income;
    readonly raise: Hallertau_Args_Raise;
    readonly clearSpace: Hallertau_Args_ClearSpace;
    readonly clearTopRows: Hallertau_Args_ClearTopRows;
    readonly takeWorkers: Hallertau_Args_TakeWorkers;
    readonly useSpace: Hallertau_Args_UseSpace;
    readonly secondRow: Hallertau_Args_SecondRow;
    readonly takeStack: Hallertau_Args_TakeStack;
    readonly putStack: Hallertau_Args_PutStack;
    readonly freeStep: Hallertau_Args_FreeStep;
    readonly moveBoulder: Hallertau_Args_MoveBoulder;
    readonly doubleYield: Hallertau_Args_DoubleYield;
    readonly doubleSow: Hallertau_Args_DoubleSow;
    readonly twoFields: Hallertau_Args_TwoFields;
    readonly readyThrough: Hallertau_Args_ReadyThrough;
    readonly readyWhileIdle: Hallertau_Args_ReadyWhileIdle;
    readonly readyOff: Hallertau_Args_ReadyOff;
    readonly playCardWith: Hallertau_Args_PlayCardWith;
}>;
/** Place Workers on an action space. */
export interface Hallertau_Args_Place {
    readonly space: Hallertau_Space;
    readonly workers: number;
}
/** Exchange Workers for as many Tools. */
export interface Hallertau_Args_Exchange {
    readonly workers: number;
}
/** Take resources from the general supply. */
export interface Hallertau_Args_Take {
    readonly resources: Hallertau_Resources;
}
/** Take a Field into a row. */
export interface Hallertau_Args_NewField {
    readonly row: number;
}
/** Sow a Crop in an empty Field of a row. */
export interface Hallertau_Args_Sow {
    readonly crop: Hallertau_Good;
    readonly row: number;
    readonly harvested: boolean;
    /** As in Field. */
    readonly namedBy: readonly number[];
}
/** Move a Field to another row: an empty one, or the one that the card refers to. */
export interface Hallertau_Args_MoveField {
    readonly row: number;
    readonly to: number;
    readonly harvested: boolean;
    /** As in Field. */
    readonly namedBy: readonly number[];
}
/** Move a Sheep to the next card or into the Stables. */
export interface Hallertau_Args_MoveSheep {
    readonly place: Hallertau_SheepPlace;
    readonly to: Hallertau_SheepPlace;
}
/** Pay the cost of a line and take what it gives. */
export interface Hallertau_Args_Trade {
    readonly pay: Hallertau_Payment;
    readonly gain: Hallertau_Resources;
}
/** All empty Fields slide up; one of this row slides twice. */
export interface Hallertau_Args_Fallow {
    readonly row: number;
}
/** Harvest one Field. */
export interface Hallertau_Args_Harvest {
    readonly field: Hallertau_Field;
}
/** Harvest all Fields that are left. */
export type Hallertau_Args_HarvestAll = {
    readonly [member: string]: never;
};
/** Advance a Craft Building one space for a price in Goods or for 1 Jewelry. */
export interface Hallertau_Args_Advance {
    readonly craft: Hallertau_Craft;
    readonly pay: Hallertau_Resources;
}
/** Ask for actions with smaller amounts as well. */
export type Hallertau_Args_Fewer = {
    readonly [member: string]: never;
};
/** Leave out the rest of a line. */
export type Hallertau_Args_Skip = {
    readonly [member: string]: never;
};
/** End the turn. */
export type Hallertau_Args_EndTurn = {
    readonly [member: string]: never;
};
/** Confirm a stop point. */
export type Hallertau_Args_Ready = {
    readonly [member: string]: never;
};
/** Be done with Phase 9. */
export type Hallertau_Args_Done = {
    readonly [member: string]: never;
};
/** Come back into Phase 9 while others are not done. */
export type Hallertau_Args_Resume = {
    readonly [member: string]: never;
};
/** Play a card from the hand, with one of its options (counted from 1; 0: it has none). */
export interface Hallertau_Args_PlayCard {
    readonly card: number;
    readonly option: number;
}
/** Name a piece of a card's cost. */
export interface Hallertau_Args_Give {
    readonly payment: Hallertau_Payment;
}
/** Keep these Crops; the others are the cost. */
export interface Hallertau_Args_Keep {
    readonly crops: Hallertau_Resources;
}
/** Draw cards from a deck. */
export interface Hallertau_Args_Draw {
    readonly deck: Hallertau_DeckKind;
    readonly cards: number;
}
/** Take the first player marker. */
export type Hallertau_Args_TakeMarker = {
    readonly [member: string]: never;
};
/** Activate a Bonus card. */
export interface Hallertau_Args_Income {
    readonly card: number;
}
/** Move a Field up one row. */
export interface Hallertau_Args_Raise {
    readonly field: Hallertau_Field;
}
/** Remove all Workers from a space. */
export interface Hallertau_Args_ClearSpace {
    readonly space: Hallertau_Space;
}
/** Remove the topmost row of Workers from each of these spaces. */
export interface Hallertau_Args_ClearTopRows {
    readonly spaces: readonly Hallertau_Space[];
}
/** Take the topmost row of Workers of a space into the own supply. */
export interface Hallertau_Args_TakeWorkers {
    readonly space: Hallertau_Space;
}
/** Use a space with Workers of the general supply. */
export interface Hallertau_Args_UseSpace {
    readonly space: Hallertau_Space;
    readonly workers: number;
}
/** Place the last Worker in the second row of a space and use it. */
export interface Hallertau_Args_SecondRow {
    readonly space: Hallertau_Space;
}
/** Take the three Workers of a space to move them. */
export interface Hallertau_Args_TakeStack {
    readonly space: Hallertau_Space;
}
/** Put the three Workers into the third row of a space. */
export interface Hallertau_Args_PutStack {
    readonly space: Hallertau_Space;
}
/** Advance a Craft Building at no cost. */
export interface Hallertau_Args_FreeStep {
    readonly craft: Hallertau_Craft;
}
/** Move a Boulder one space to the right. */
export interface Hallertau_Args_MoveBoulder {
    readonly craft: Hallertau_Craft;
    readonly boulder: number;
}
/** Double the yield of a Field. */
export interface Hallertau_Args_DoubleYield {
    readonly field: Hallertau_Field;
}
/** Sow Crops of one type in one Field. */
export interface Hallertau_Args_DoubleSow {
    readonly crop: Hallertau_Good;
    readonly amount: number;
    readonly row: number;
    readonly harvested: boolean;
    /** As in Field. */
    readonly namedBy: readonly number[];
}
/** Take Fields into these rows: two, or one. */
export interface Hallertau_Args_TwoFields {
    readonly rows: readonly number[];
}
/** Confirm this and all stop points of the Round through a Phase. */
export interface Hallertau_Args_ReadyThrough {
    readonly phase: number;
}
/** Confirm every stop point at which no card can be played, until `ready_off`. */
export type Hallertau_Args_ReadyWhileIdle = {
    readonly [member: string]: never;
};
/** Be asked again at every stop point. */
export type Hallertau_Args_ReadyOff = {
    readonly [member: string]: never;
};
/** Only in submissions: play a card, name the pieces of its cost in the order in which they are asked for, and lay down other cards before it is carried out. This kind is short for several single actions in order. A piece that can be paid in one way only is paid automatically and must not be named. */
export interface Hallertau_Args_PlayCardWith {
    readonly card: number;
    readonly option: number;
    readonly payment: readonly Hallertau_Payment[];
    readonly withCards: readonly Hallertau_Args_PlayCardWith[];
}
/** An event; exactly one kind is set. Fields that the viewer may not know are absent. */
export type Hallertau_Event = OneOf<{
    readonly firstPlayer: Hallertau_Event_FirstPlayer;
    readonly phaseBegan: Hallertau_Event_PhaseBegan;
    readonly quadrantTurned: Hallertau_Event_QuadrantTurned;
    readonly workersRemoved: Hallertau_Event_WorkersRemoved;
    readonly sheepDied: Hallertau_Event_SheepDied;
    readonly newWorkers: Hallertau_Event_NewWorkers;
    readonly skipped: Hallertau_Event_Skipped;
    readonly askedFewer: Hallertau_Event_AskedFewer;
    readonly turnEnded: Hallertau_Event_TurnEnded;
    readonly confirmed: Hallertau_Event_Confirmed;
    readonly placed: Hallertau_Event_Placed;
    readonly exchanged: Hallertau_Event_Exchanged;
    readonly gained: Hallertau_Event_Gained;
    readonly paid: Hallertau_Event_Paid;
    readonly fieldGained: Hallertau_Event_FieldGained;
    readonly sown: Hallertau_Event_Sown;
    readonly fieldMoved: Hallertau_Event_FieldMoved;
    readonly sheepMoved: Hallertau_Event_SheepMoved;
    readonly harvested: Hallertau_Event_Harvested;
    readonly milked: Hallertau_Event_Milked;
    readonly advanced: Hallertau_Event_Advanced;
    readonly centerMoved: Hallertau_Event_CenterMoved;
    readonly wasDone: Hallertau_Event_WasDone;
    readonly resumed: Hallertau_Event_Resumed;
    readonly cardPlayed: Hallertau_Event_CardPlayed;
    readonly cardsDealt: Hallertau_Event_CardsDealt;
    readonly cardsDrawn: Hallertau_Event_CardsDrawn;
    readonly cardDiscarded: Hallertau_Event_CardDiscarded;
    readonly incomeTaken: Hallertau_Event_IncomeTaken;
    readonly sheepReturned: Hallertau_Event_SheepReturned;
    readonly rowsCleared: Hallertau_Event_RowsCleared;
    readonly workersTaken: Hallertau_Event_WorkersTaken;
    readonly stackTaken: Hallertau_Event_StackTaken;
    readonly stackMoved: Hallertau_Event_StackMoved;
    readonly boulderMoved: Hallertau_Event_BoulderMoved;
    readonly yieldDoubled: Hallertau_Event_YieldDoubled;
    readonly bound: Hallertau_Event_Bound;
    readonly butcheryForJewelry: Hallertau_Event_ButcheryForJewelry;
    readonly readiness: Hallertau_Event_Readiness;
    readonly bouldersReset: Hallertau_Event_BouldersReset;
    readonly gameEnded: Hallertau_Event_GameEnded;
}>;
/** A seat holds the first player marker now. */
export interface Hallertau_Event_FirstPlayer {
    readonly seat: number;
}
/** A Phase of a Round began. */
export interface Hallertau_Event_PhaseBegan {
    readonly round: number;
    readonly phase: number;
}
/** A Quadrant card was turned up; these Quadrants are cleared. */
export interface Hallertau_Event_QuadrantTurned {
    readonly card: string;
    readonly quadrants: readonly number[];
}
/** The topmost row of Workers left each of these spaces. */
export interface Hallertau_Event_WorkersRemoved {
    readonly spaces: readonly Hallertau_SpaceWorkers[];
}
/** The card that a seat's Sheep stood on left the Stable board. */
export interface Hallertau_Event_SheepDied {
    readonly seat: number;
    readonly card: number;
    readonly sheep: number;
}
/** A seat received its Workers for the Round. */
export interface Hallertau_Event_NewWorkers {
    readonly seat: number;
    readonly workers: number;
}
/** A seat left out the rest of a line. */
export interface Hallertau_Event_Skipped {
    readonly seat: number;
}
/** A seat asked for smaller amounts, which are offered now. */
export interface Hallertau_Event_AskedFewer {
    readonly seat: number;
}
/** A seat ended its turn by an action. */
export interface Hallertau_Event_TurnEnded {
    readonly seat: number;
}
/** A seat confirmed a stop point. */
export interface Hallertau_Event_Confirmed {
    readonly seat: number;
    readonly stop: string;
}
/** A seat placed Workers in a row of a space. */
export interface Hallertau_Event_Placed {
    readonly seat: number;
    readonly space: Hallertau_Space;
    readonly row: number;
    readonly workers: number;
}
/** A seat exchanged Workers for as many Tools. */
export interface Hallertau_Event_Exchanged {
    readonly seat: number;
    readonly workers: number;
}
/** A seat gained resources. */
export interface Hallertau_Event_Gained {
    readonly seat: number;
    readonly resources: Hallertau_Resources;
}
/** A seat paid the cost of a line. */
export interface Hallertau_Event_Paid {
    readonly seat: number;
    readonly payment: Hallertau_Payment;
}
/** A seat has a new Field. */
export interface Hallertau_Event_FieldGained {
    readonly seat: number;
    readonly row: number;
}
/** A seat sowed. */
export interface Hallertau_Event_Sown {
    readonly seat: number;
    readonly crop: Hallertau_Good;
    readonly row: number;
    readonly amount: number;
}
/** A Field changed its row, with what grows on it. */
export interface Hallertau_Event_FieldMoved {
    readonly seat: number;
    readonly row: number;
    readonly to: number;
    readonly good?: Hallertau_Good;
}
/** A Sheep moved on. */
export interface Hallertau_Event_SheepMoved {
    readonly seat: number;
    readonly place: Hallertau_SheepPlace;
    readonly to: Hallertau_SheepPlace;
}
/** A Field was harvested and dropped. */
export interface Hallertau_Event_Harvested {
    readonly seat: number;
    readonly field: Hallertau_Field;
    readonly amount: number;
}
/** A seat's Sheep gave Milk. */
export interface Hallertau_Event_Milked {
    readonly seat: number;
    readonly milk: number;
}
/** A Craft Building advanced. */
export interface Hallertau_Event_Advanced {
    readonly seat: number;
    readonly craft: Hallertau_Craft;
    readonly to: number;
    readonly pay: Hallertau_Resources;
    readonly tools: number;
}
/** The Community Center followed its Craft Buildings. */
export interface Hallertau_Event_CenterMoved {
    readonly seat: number;
    readonly to: number;
    readonly window: number;
}
/** A seat is done with Phase 9. */
export interface Hallertau_Event_WasDone {
    readonly seat: number;
}
/** A seat came back into Phase 9. */
export interface Hallertau_Event_Resumed {
    readonly seat: number;
}
/** A card was laid face up: its condition holds or its cost is paid. */
export interface Hallertau_Event_CardPlayed {
    readonly seat: number;
    readonly card: number;
    readonly option: number;
    readonly paid: Hallertau_Resources;
}
/** A seat was dealt its first hand; only the seat sees which cards. */
export interface Hallertau_Event_CardsDealt {
    readonly seat: number;
    readonly decks: Hallertau_DeckCounts;
    readonly cards: readonly number[];
}
/** A seat drew cards; only the seat sees which. */
export interface Hallertau_Event_CardsDrawn {
    readonly seat: number;
    readonly deck: Hallertau_DeckKind;
    readonly number: number;
    readonly cards: readonly number[];
}
/** A seat discarded a card from its hand; only the seat sees which. */
export interface Hallertau_Event_CardDiscarded {
    readonly seat: number;
    readonly deck: Hallertau_DeckKind;
    readonly card?: number;
}
/** A seat activates a Bonus card. */
export interface Hallertau_Event_IncomeTaken {
    readonly seat: number;
    readonly card: number;
}
/** A Sheep went back one place, or off the board. */
export interface Hallertau_Event_SheepReturned {
    readonly seat: number;
    readonly place: Hallertau_SheepPlace;
    readonly to?: Hallertau_SheepPlace;
}
/** A card removed Workers from spaces. */
export interface Hallertau_Event_RowsCleared {
    readonly seat: number;
    readonly spaces: readonly Hallertau_SpaceWorkers[];
}
/** A seat took Workers off a space into its own supply. */
export interface Hallertau_Event_WorkersTaken {
    readonly seat: number;
    readonly space: Hallertau_Space;
    readonly workers: number;
}
/** A seat lifts the three Workers of a space. */
export interface Hallertau_Event_StackTaken {
    readonly seat: number;
    readonly space: Hallertau_Space;
}
/** Three Workers moved from one space into the third row of another. */
export interface Hallertau_Event_StackMoved {
    readonly seat: number;
    readonly space: Hallertau_Space;
    readonly to: Hallertau_Space;
}
/** A Boulder moved one space to the right. */
export interface Hallertau_Event_BoulderMoved {
    readonly seat: number;
    readonly craft: Hallertau_Craft;
    readonly to: number;
}
/** A Field will yield double. */
export interface Hallertau_Event_YieldDoubled {
    readonly seat: number;
    readonly field: Hallertau_Field;
}
/** A seat must spend all its Workers in this turn. */
export interface Hallertau_Event_Bound {
    readonly seat: number;
}
/** A seat may pay 1 Jewelry in place of the Sheep. */
export interface Hallertau_Event_ButcheryForJewelry {
    readonly seat: number;
}
/** A seat changed when it wants to be asked; only the seat sees how. */
export interface Hallertau_Event_Readiness {
    readonly seat: number;
    readonly whileIdle: boolean;
}
/** All Boulders are again 2 and 4 spaces ahead of their Craft Buildings. */
export type Hallertau_Event_BouldersReset = {
    readonly [member: string]: never;
};
/** The game is over; from now on the seed may be revealed. */
export interface Hallertau_Event_GameEnded {
    /** The points of each seat. */
    readonly totals: readonly number[];
    /** The seats that won: several after a tie, none if a solo game was lost. */
    readonly winners: readonly number[];
    /** The verdict of a solo game: lost, won or extraordinary. */
    readonly verdict?: string;
}
/** A number, a named quantity, or a small formula over them. */
export type Hallertau_Quantity = OneOf<{
    readonly number: number;
    readonly name: Hallertau_QuantityName;
    readonly fields: Hallertau_Quantity_Fields;
    readonly played: Hallertau_Quantity_Played;
    readonly sum: Hallertau_Quantity_Sum;
    readonly least: Hallertau_Quantity_Least;
    readonly minus: Hallertau_Quantity_Minus;
    readonly plus: Hallertau_Quantity_Plus;
    readonly twice: Hallertau_Quantity_Twice;
    readonly half: Hallertau_Quantity_Half;
}>;
/** Own Fields: planted or empty, in some rows, or with a Crop on them. */
export interface Hallertau_Quantity_Fields {
    readonly planted?: boolean;
    readonly rows: readonly number[];
    readonly contain?: Hallertau_Good;
}
/** Own cards face up, of one deck. */
export interface Hallertau_Quantity_Played {
    readonly deck: Hallertau_DeckKind;
}
/** The combined total of several quantities. */
export interface Hallertau_Quantity_Sum {
    readonly of: readonly Hallertau_Quantity[];
}
/** The smallest of several quantities. */
export interface Hallertau_Quantity_Least {
    readonly of: readonly Hallertau_Quantity[];
}
/** The first quantity minus the second, never below 0. */
export interface Hallertau_Quantity_Minus {
    readonly first: Hallertau_Quantity;
    readonly second: Hallertau_Quantity;
}
/** A quantity plus a number. */
export interface Hallertau_Quantity_Plus {
    readonly first: Hallertau_Quantity;
    readonly number: number;
}
/** Double a quantity. */
export interface Hallertau_Quantity_Twice {
    readonly of: Hallertau_Quantity;
}
/** Half a quantity, rounded down. */
export interface Hallertau_Quantity_Half {
    readonly of: Hallertau_Quantity;
}
/** A quantity, or one for each option of the card. */
export type Hallertau_Number = OneOf<{
    readonly quantity: Hallertau_Quantity;
    readonly byOption: Hallertau_Number_ByOption;
}>;
/** One number for each option of the card. */
export interface Hallertau_Number_ByOption {
    readonly of: readonly Hallertau_Quantity[];
}
/** The condition of a card. */
export type Hallertau_Condition = OneOf<{
    readonly atLeast: Hallertau_Condition_AtLeast;
    readonly atMost: Hallertau_Condition_AtMost;
    readonly exactly: Hallertau_Condition_Exactly;
    readonly moreThan: Hallertau_Condition_MoreThan;
    readonly just: Hallertau_Condition_Just;
    readonly allOf: Hallertau_Condition_AllOf;
    readonly anyOf: Hallertau_Condition_AnyOf;
}>;
/** A quantity is equal to or greater than a number. */
export interface Hallertau_Condition_AtLeast {
    readonly what: Hallertau_Quantity;
    readonly number: Hallertau_Quantity;
}
/** A quantity is equal to or smaller than a number. */
export interface Hallertau_Condition_AtMost {
    readonly what: Hallertau_Quantity;
    readonly number: number;
}
/** A quantity is one of these numbers. */
export interface Hallertau_Condition_Exactly {
    readonly what: Hallertau_Quantity;
    readonly numbers: readonly number[];
}
/** A quantity is greater than another. */
export interface Hallertau_Condition_MoreThan {
    readonly what: Hallertau_Quantity;
    readonly other: Hallertau_Quantity;
}
/** The seat has just done something (H-20). */
export interface Hallertau_Condition_Just {
    readonly what: Hallertau_Condition_Trigger;
    readonly number: number;
    readonly spaces: readonly Hallertau_Space[];
}
/** All of these hold. */
export interface Hallertau_Condition_AllOf {
    readonly of: readonly Hallertau_Condition[];
}
/** At least one of these holds. */
export interface Hallertau_Condition_AnyOf {
    readonly of: readonly Hallertau_Condition[];
}
/** A cost of a card. */
export type Hallertau_Cost = OneOf<{
    readonly pay: Hallertau_Cost_Pay;
    readonly paySheep: Hallertau_Cost_PaySheep;
    readonly removeFields: Hallertau_Cost_RemoveFields;
    readonly discard: Hallertau_Cost_Discard;
    readonly freeGoods: Hallertau_Cost_FreeGoods;
    readonly payHarvested: Hallertau_Cost_PayHarvested;
    readonly takeOffField: Hallertau_Cost_TakeOffField;
    readonly sheepBack: Hallertau_Cost_SheepBack;
    readonly keepCrops: Hallertau_Cost_KeepCrops;
}>;
/** Goods, Tools or Jewelry, all together, exact amounts. */
export interface Hallertau_Cost_Pay {
    readonly what: readonly Hallertau_Cost_Amount[];
}
/** Sheep from any places. */
export interface Hallertau_Cost_PaySheep {
    readonly number: number;
}
/** Fields, some only from certain rows or only planted ones. */
export interface Hallertau_Cost_RemoveFields {
    readonly number: number;
    readonly rows: readonly number[];
    readonly planted: boolean;
}
/** Other cards from the hand. */
export interface Hallertau_Cost_Discard {
    readonly number: number;
    /** The deck that they must be of; absent: any deck. */
    readonly deck?: Hallertau_DeckKind;
}
/** A number of Goods each of a number of types, which the seat chooses. */
export interface Hallertau_Cost_FreeGoods {
    readonly types: number;
    readonly each: number;
}
/** Crops that were just harvested (H-29). */
export interface Hallertau_Cost_PayHarvested {
    readonly crop: Hallertau_Good;
    readonly number: number;
}
/** What is planted on one Field; the Field stays (H-82). */
export type Hallertau_Cost_TakeOffField = {
    readonly [member: string]: never;
};
/** Different Sheep go one place back; some leave the board (H-89). */
export interface Hallertau_Cost_SheepBack {
    readonly number: number;
}
/** Keep so many Crops and return all others (H-99). */
export interface Hallertau_Cost_KeepCrops {
    readonly number: number;
}
/** A resource and how much of it. */
export interface Hallertau_Cost_Amount {
    readonly resource: Hallertau_Resource;
    readonly number: Hallertau_Quantity;
}
/** An effect of a card. */
export type Hallertau_Effect = OneOf<{
    readonly get: Hallertau_Effect_GetGoods;
    readonly getField: Hallertau_Effect_GetField;
    readonly draw: Hallertau_Effect_Draw;
    readonly oneOf: Hallertau_Effect_OneOf;
    readonly byOption: Hallertau_Effect_ByOptionEffect;
    readonly differentCrops: Hallertau_Effect_DifferentCrops;
    readonly sow: Hallertau_Effect_SowCrops;
    readonly sowGood: Hallertau_Effect_SowGood;
    readonly harvest: Hallertau_Effect_HarvestFields;
    readonly raise: Hallertau_Effect_RaiseFields;
    readonly fieldToRow: Hallertau_Effect_FieldToRow;
    readonly moveSheep: Hallertau_Effect_MoveSheep;
    readonly swap: Hallertau_Effect_SwapToolForJewelry;
    readonly clearSpace: Hallertau_Effect_ClearSpace;
    readonly clearTopRows: Hallertau_Effect_ClearTopRows;
    readonly takeWorkers: Hallertau_Effect_TakeWorkers;
    readonly useSpace: Hallertau_Effect_UseSpace;
    readonly special: Hallertau_Effect_Special;
}>;
/** Resources: Goods, Tools, Sheep, Jewelry. */
export interface Hallertau_Effect_GetGoods {
    readonly what: readonly Hallertau_Effect_Gain[];
}
/** Up to so many Fields into a row. */
export interface Hallertau_Effect_GetField {
    readonly row: Hallertau_Number;
    readonly number: number;
}
/** Cards from a deck. */
export interface Hallertau_Effect_Draw {
    readonly deck: Hallertau_DeckKind;
    readonly number: Hallertau_Number;
}
/** One of several gains; with `sow` the Crop that was chosen may then be sown once. */
export interface Hallertau_Effect_OneOf {
    readonly of: readonly Hallertau_Effect[];
    readonly sow: boolean;
}
/** Another effect for each option of the card. */
export interface Hallertau_Effect_ByOptionEffect {
    readonly of: readonly Hallertau_Effect[];
}
/** Crops of different types, one each. */
export interface Hallertau_Effect_DifferentCrops {
    readonly number: Hallertau_Number;
}
/** Sow up to so many times any Crops; with `that` only in the Field that met the condition (H-107). */
export interface Hallertau_Effect_SowCrops {
    readonly times: Hallertau_Number;
    readonly that: boolean;
}
/** Sow this Good once, as though it were a Crop; with `that` only in the Field that met the condition (H-107). */
export interface Hallertau_Effect_SowGood {
    readonly good: Hallertau_Good;
    readonly that: boolean;
}
/** Harvest up to so many Fields at once (H-80). */
export interface Hallertau_Effect_HarvestFields {
    readonly number: number;
}
/** Different Fields go up one row: up to so many, 8 meaning all; only planted or only empty ones, or any. With `that` only the Fields that met the condition (H-107). */
export interface Hallertau_Effect_RaiseFields {
    readonly number: number;
    readonly planted?: boolean;
    readonly that: boolean;
}
/** The Field that met the condition goes to a row (H-107). */
export interface Hallertau_Effect_FieldToRow {
    readonly row: number;
}
/** Move up to so many different Sheep one step each; or one Sheep by so many steps (H-88). */
export interface Hallertau_Effect_MoveSheep {
    readonly number: Hallertau_Number;
    readonly same: boolean;
}
/** 1 Tool for 1 Jewelry (839). */
export type Hallertau_Effect_SwapToolForJewelry = {
    readonly [member: string]: never;
};
/** All Workers of one space leave (H-47). */
export type Hallertau_Effect_ClearSpace = {
    readonly [member: string]: never;
};
/** The topmost rows of all these spaces leave, or none (H-46). */
export interface Hallertau_Effect_ClearTopRows {
    readonly spaces: readonly Hallertau_Space[];
}
/** The topmost row of one space joins the own Workers (H-48). */
export type Hallertau_Effect_TakeWorkers = {
    readonly [member: string]: never;
};
/** Use a space with at most one Worker, with Workers of the general supply (H-37). */
export type Hallertau_Effect_UseSpace = {
    readonly [member: string]: never;
};
/** An effect of a single card. */
export interface Hallertau_Effect_Special {
    readonly name: Hallertau_Effect_Name;
}
/** A resource and how much of it. */
export interface Hallertau_Effect_Gain {
    readonly resource: Hallertau_Resource;
    readonly number: Hallertau_Number;
}
/** A requirement that is not met. */
export type Hallertau_Requirement = OneOf<{
    readonly atLeast: Hallertau_Condition_AtLeast;
    readonly atMost: Hallertau_Condition_AtMost;
    readonly exactly: Hallertau_Condition_Exactly;
    readonly moreThan: Hallertau_Condition_MoreThan;
    readonly just: Hallertau_Condition_Just;
    readonly pay: Hallertau_Cost_Pay;
    readonly paySheep: Hallertau_Cost_PaySheep;
    readonly removeFields: Hallertau_Cost_RemoveFields;
    readonly discard: Hallertau_Cost_Discard;
    readonly freeGoods: Hallertau_Cost_FreeGoods;
    readonly payHarvested: Hallertau_Cost_PayHarvested;
    readonly takeOffField: Hallertau_Cost_TakeOffField;
    readonly sheepBack: Hallertau_Cost_SheepBack;
    readonly inPhase: Hallertau_Requirement_InPhase;
    readonly freeRow: Hallertau_Requirement_FreeRow;
    readonly workersFor: Hallertau_Requirement_WorkersFor;
}>;
/** The Phase bar of a card: only in this Phase, or not in it. */
export interface Hallertau_Requirement_InPhase {
    readonly phase: number;
    readonly only: boolean;
}
/** A space must have an empty row. */
export interface Hallertau_Requirement_FreeRow {
    readonly space: Hallertau_Space;
}
/** A space costs more Workers than the seat has, or other Workers than it must spend. */
export interface Hallertau_Requirement_WorkersFor {
    readonly space: Hallertau_Space;
}
/** One tier or alternative of a card: its own condition or its own cost. */
export interface Hallertau_CardOption {
    readonly when?: Hallertau_Condition;
    readonly pay: readonly Hallertau_Cost[];
}
/** The data of a card: its condition or cost, and its effects in their order. */
export interface Hallertau_Card {
    readonly when?: Hallertau_Condition;
    readonly pay: readonly Hallertau_Cost[];
    readonly options: readonly Hallertau_CardOption[];
    readonly do: readonly Hallertau_Effect[];
    /** The card can be played only in this Phase; 0: no such limit. */
    readonly onlyPhase: number;
    /** The card cannot be played in this Phase; 0: no such limit. */
    readonly notPhase: number;
    /** The income of a Bonus card in every Round. */
    readonly income: readonly Hallertau_Effect[];
    readonly vp: number;
    readonly number: number;
}
/** The cost of a line of an action space. */
export type Hallertau_SpaceCost = OneOf<{
    readonly pay: Hallertau_Cost_Pay;
    readonly paySheep: Hallertau_Cost_PaySheep;
    readonly removeFields: Hallertau_Cost_RemoveFields;
    readonly stepLeft: Hallertau_SpaceCost_StepLeft;
}>;
/** One Craft Building goes one space to the left (H-70). */
export type Hallertau_SpaceCost_StepLeft = {
    readonly [member: string]: never;
};
/** A line of an action space. */
export type Hallertau_SpaceLine = OneOf<{
    readonly get: Hallertau_Effect_GetGoods;
    readonly getField: Hallertau_Effect_GetField;
    readonly draw: Hallertau_Effect_Draw;
    readonly sow: Hallertau_Effect_SowCrops;
    readonly moveSheep: Hallertau_Effect_MoveSheep;
    readonly crops: Hallertau_SpaceLine_AnyCrops;
    readonly moveFields: Hallertau_SpaceLine_MoveFields;
    readonly trade: Hallertau_SpaceLine_Trade;
    readonly takeMarker: Hallertau_SpaceLine_TakeMarker;
    readonly choice: Hallertau_SpaceLine_Choice;
}>;
/** Crops in any combination. */
export interface Hallertau_SpaceLine_AnyCrops {
    readonly number: number;
}
/** Up to so many empty Fields go to a row. */
export interface Hallertau_SpaceLine_MoveFields {
    readonly row: number;
    readonly number: number;
}
/** Pay a cost, then take the gain. */
export interface Hallertau_SpaceLine_Trade {
    readonly pay: Hallertau_SpaceCost;
    readonly get: Hallertau_Effect_GetGoods;
}
/** Take the first player marker (H-52). */
export type Hallertau_SpaceLine_TakeMarker = {
    readonly [member: string]: never;
};
/** One of several lines. */
export interface Hallertau_SpaceLine_Choice {
    readonly among: readonly Hallertau_SpaceLine[];
}
/** A space of the Community Center board. */
export interface Hallertau_CenterSpace {
    readonly space: number;
    /** The number in the window when the Community Center stands here. */
    readonly workers: number;
    /** The VP for the window at the end of the game when the Community Center stands here. */
    readonly vp: number;
    /** Whether every row has a symbol here. */
    readonly symbol: boolean;
}
/** The Quadrants that a card clears for a number of seats. */
export interface Hallertau_Clearing {
    readonly seats: number;
    readonly quadrants: readonly number[];
    /** One of these is cleared in addition, chosen at random. */
    readonly oneOf: readonly number[];
}
/** A part of the table that is not a card. */
export type Hallertau_Part = OneOf<{
    readonly actionSpace: Hallertau_Part_ActionSpace;
    readonly craftBuilding: Hallertau_Part_CraftBuilding;
    readonly communityCenter: Hallertau_Part_CommunityCenter;
    readonly quadrantCard: Hallertau_Part_QuadrantCard;
    readonly sheepPlace: Hallertau_Part_SheepPlace;
}>;
/** An action space. */
export interface Hallertau_Part_ActionSpace {
    readonly quadrant: number;
    /** The Workers that each row takes, the lowest row first. */
    readonly workers: readonly number[];
    /** Whether the space is closed in the game without cards. */
    readonly needsCards: boolean;
    /** The lines of the space, from top to bottom. */
    readonly lines: readonly Hallertau_SpaceLine[];
}
/** A Craft Building. A step costs as many Goods as the Round, 1 fewer of two types, 2 fewer of three (H-63). */
export interface Hallertau_Part_CraftBuilding {
    readonly takes: readonly Hallertau_Good[];
    /** A payment must contain more of this Good than of `less_of`. */
    readonly moreOf?: Hallertau_Good;
    /** A payment must contain less of this Good than of `more_of`. */
    readonly lessOf?: Hallertau_Good;
    /** A payment may contain at most 1 of this Good. */
    readonly atMostOne?: Hallertau_Good;
    /** How many spaces ahead of the Craft Building its Boulders are put. */
    readonly bouldersAhead: readonly number[];
}
/** The Community Center board; there is one such part. */
export interface Hallertau_Part_CommunityCenter {
    /** The spaces, from the left. */
    readonly spaces: readonly Hallertau_CenterSpace[];
    /** The VP for each symbol between the Community Center and a Craft Building. */
    readonly symbolVp: number;
}
/** A Quadrant card; with four seats there are none. */
export interface Hallertau_Part_QuadrantCard {
    readonly clearings: readonly Hallertau_Clearing[];
}
/** A place of Sheep. */
export interface Hallertau_Part_SheepPlace {
    /** The Round in which this card leaves the Stable board; absent for the Stables. */
    readonly round?: number;
}
/** The settings of a game; a setting that is left out has its default value. */
export interface LaGranja_Settings {
    /** Whether each seat has 25 markers or any number; the default is 25. */
    readonly markerLimit?: boolean;
    /** Whether the totals of VP are public; by default they are secret. */
    readonly openVp?: boolean;
    readonly extraDeliveries?: LaGranja_ExtraDeliveries;
}
/** Amounts of goods. */
export interface LaGranja_Goods {
    readonly silver?: number;
    readonly olive?: number;
    readonly grain?: number;
    readonly grape?: number;
    readonly food?: number;
    readonly wine?: number;
    readonly meat?: number;
    readonly pig?: number;
    readonly commodity?: number;
    readonly vp?: number;
}
/** Card numbers; absent where a viewer may not know them. */
export interface LaGranja_Cards {
    readonly cards: readonly number[];
}
/** A good and the place where it lies; fields of one crop differ only in their amount. */
export interface LaGranja_Lying {
    readonly good: LaGranja_Good;
    readonly place: LaGranja_Place;
    /** The amount on the field; the default is 1. */
    readonly held?: number;
}
/** What a marker is needed for, one of these. */
export interface LaGranja_Needed {
    /** A good that is received or bought, or that grows on a field. */
    readonly good?: LaGranja_Good;
    /** A helper that is used. */
    readonly card?: number;
    /** A building that silver is delivered to: a marker takes its place. */
    readonly building?: string;
}
/** A market space with the stall on it; spaces that this game does not use are left out. */
export interface LaGranja_SpaceView {
    readonly id: string;
    /** The number of the space: the stall of a barrow with this value is placed here. */
    readonly value: number;
    /** The seat whose stall it is; absent for the neutral player's stall, or if there is no stall. */
    readonly seat?: number;
    /** Solo: whether the neutral player's stall is there. */
    readonly neutral: boolean;
}
/** A revenue space that a seat marked: others may not take the last die there. */
export interface LaGranja_MarkView {
    /** The number of the revenue space. */
    readonly number: number;
    readonly seat: number;
}
/** A position of the siesta track: its VP, and the discs on it from below. */
export interface LaGranja_PositionView {
    readonly vp: number;
    /** Seats, the lowest disc first; in the order of play the upper disc comes before the lower. */
    readonly discs: readonly number[];
}
/** A craft building: its blocking marker, whether the bonus for the first is left, and who completed it. */
export interface LaGranja_BuildingView {
    readonly id: string;
    /** The number of the blocking marker; absent if the building is open. The lowest number is removed first. */
    readonly blockingMarker?: number;
    /** Whether nobody has completed it yet. */
    readonly firstBonus: boolean;
    /** The seats that have completed it. */
    readonly completed: readonly number[];
}
/** A field and what lies on it. */
export interface LaGranja_FieldView {
    readonly card: number;
    readonly crop: LaGranja_Good;
    /** The amount on the field. */
    readonly goods: number;
}
/** The symbols of a barrow or of the own row of a building; `delivered` are the filled ones. */
export interface LaGranja_CargoView {
    readonly goods: readonly LaGranja_Good[];
    /** Whether each symbol is filled, in the order of `goods`. */
    readonly delivered: readonly boolean[];
}
/** A barrow with its value. */
export interface LaGranja_BarrowView {
    readonly card: number;
    /** Its VP, and the number of the market space that its stall goes to. */
    readonly value: number;
    readonly cargo: LaGranja_CargoView;
}
/** A helper, and whether it was used in this round. */
export interface LaGranja_HelperView {
    readonly card: number;
    readonly used: boolean;
}
/** A roof, and whether it can still be used. */
export interface LaGranja_RoofView {
    readonly tile: string;
    readonly faceUp: boolean;
}
/** A craft tile, and whether its permanent effect is active. */
export interface LaGranja_TileView {
    readonly building: string;
    /** False in the round in which the tile was won: its permanent effect begins in the next round. */
    readonly turned: boolean;
}
/** One seat's farm. What only its owner may know is absent for everybody else. */
export interface LaGranja_SeatView {
    readonly seat: number;
    /** The total VP; secret while the game runs, unless the setting makes VP public. */
    readonly vp?: number;
    /** The total by source; as secret as the total. */
    readonly score?: Score;
    /** Silver, stores, pigs and commodities; what lies on fields is in `fields`. */
    readonly goods: LaGranja_Goods;
    /** The number of pig spaces. */
    readonly pigSpaces: number;
    readonly handSize: number;
    /** How many cards the hand may have at the end of step F1. */
    readonly handLimit: number;
    readonly hand?: LaGranja_Cards;
    /** Cards of the deck that the seat is looking at now. */
    readonly lookingAt?: LaGranja_Cards;
    readonly fields: readonly LaGranja_FieldView[];
    readonly barrows: readonly LaGranja_BarrowView[];
    /** Card numbers, in the order in which they were played. */
    readonly extensions: readonly number[];
    /** How many different kinds of farm goods the next extension costs. */
    readonly extensionPrice: number;
    readonly helpers: readonly LaGranja_HelperView[];
    readonly roofs: readonly LaGranja_RoofView[];
    readonly tiles: readonly LaGranja_TileView[];
    /** The own row in each building that the seat has not completed, by the building's id. */
    readonly rows: {
        readonly [key: string]: LaGranja_CargoView;
    };
    /** The numbers of the dice that the seat took in this round. */
    readonly dice: readonly number[];
    /** Whether the seat has chosen its token of this round. */
    readonly donkeyChosen: boolean;
    /** The deliveries of the token of this round; known only to its owner until all seats have chosen. */
    readonly donkey?: number;
    /** The tokens that the seat has not used in this half of the game, each by its deliveries. */
    readonly donkeysAvailable: readonly number[];
    /** How many extra deliveries the seat may buy in step T4, by what is on its farm now. */
    readonly extraDeliveryLimit: number;
    /** The position on the siesta track, counted from 0. */
    readonly siesta: number;
    /** The number of free markers; absent if there is no limit. */
    readonly markersFree?: number;
    /** The pending decisions of the seat, the next one first: the words of `Pending` in lower case. */
    readonly pending: readonly string[];
    /** For each of `pending` how many are left: cards, deliveries, goods, steps; 1 where nothing is counted. */
    readonly left: readonly number[];
    /** What a marker is needed for, if the first of `pending` is `shortage`. */
    readonly needed?: LaGranja_Needed;
}
/** The table as one viewer sees it. */
export interface LaGranja_View {
    /** The seat that sees this view; absent for a spectator. */
    readonly viewer?: number;
    /** The digest of the edition that the game is played with; the game's rules version names it too. */
    readonly edition: string;
    /** The round, 1 to 6. */
    readonly round: number;
    readonly phase: LaGranja_Phase;
    readonly step: LaGranja_Step;
    readonly over: boolean;
    /** Seats in the order of play. */
    readonly order: readonly number[];
    /** Solo: whether the player goes before the neutral player. */
    readonly starts: boolean;
    /** The seat whose turn it is, though another seat may be asked during it; absent if it is nobody's turn. */
    readonly active?: number;
    readonly deckSize: number;
    /** Card numbers; the card discarded last is the last one. */
    readonly discard: readonly number[];
    /** The roofs of this round that can be bought. */
    readonly roofs: readonly string[];
    /** How many dice lie on each revenue space, by its number. */
    readonly dice: {
        readonly [key: string]: number;
    };
    /** The number of the last die, which everybody carries out. */
    readonly lastDie?: number;
    /** Solo: the dice that were discarded. */
    readonly discardedDice: readonly number[];
    readonly marked: readonly LaGranja_MarkView[];
    readonly siestaTrack: readonly LaGranja_PositionView[];
    readonly market: readonly LaGranja_SpaceView[];
    readonly buildings: readonly LaGranja_BuildingView[];
    readonly seats: readonly LaGranja_SeatView[];
}
/** The arguments of an action; exactly one kind is set. */
export type LaGranja_Args = OneOf<{
    readonly playCard: LaGranja_Args_PlayCard;
    readonly buy: LaGranja_Args_Buy;
    readonly sell: LaGranja_Args_Sell;
    readonly upgrade: LaGranja_Args_Upgrade;
    readonly tradeCommodity: LaGranja_Args_TradeCommodity;
    readonly useRoof: LaGranja_Args_UseRoof;
    readonly useHelper: LaGranja_Args_UseHelper;
    readonly buyRoof: LaGranja_Args_BuyRoof;
    readonly takeDie: LaGranja_Args_TakeDie;
    readonly markSpace: LaGranja_Args_MarkSpace;
    readonly reroll: LaGranja_Args_Reroll;
    readonly shift: LaGranja_Args_Shift;
    readonly choose: LaGranja_Args_Choose;
    readonly take: LaGranja_Args_Take;
    readonly siesta: LaGranja_Args_Siesta;
    readonly flipRoof: LaGranja_Args_FlipRoof;
    readonly keep: LaGranja_Args_Keep;
    readonly moveStall: LaGranja_Args_MoveStall;
    readonly chooseDonkey: LaGranja_Args_ChooseDonkey;
    readonly deliver: LaGranja_Args_Deliver;
    readonly buyExtraDelivery: LaGranja_Args_BuyExtraDelivery;
    readonly placeStall: LaGranja_Args_PlaceStall;
    readonly discard: LaGranja_Args_Discard;
    readonly pay: LaGranja_Args_Pay;
    readonly giveUp: LaGranja_Args_GiveUp;
    readonly forgo: LaGranja_Args_Forgo;
    readonly decline: LaGranja_Args_Decline;
    readonly endTurn: LaGranja_Args_EndTurn;
    readonly lastDie: LaGranja_Args_LastDie;
}>;
/** Play a card on one side of the farm; `replace` is the card that leaves its slot for it. */
export interface LaGranja_Args_PlayCard {
    readonly card: number;
    readonly role: LaGranja_Role;
    /** The card that leaves its slot; set only if no slot is free. */
    readonly replace?: number;
}
/** Buy a resource. */
export interface LaGranja_Args_Buy {
    readonly resource: LaGranja_Good;
    /** Its price. */
    readonly silver: number;
}
/** Sell a resource. */
export interface LaGranja_Args_Sell {
    readonly good: LaGranja_Lying;
    /** The silver that the sale gives. */
    readonly silver: number;
}
/** Upgrade a resource; for free if an effect allows it. */
export interface LaGranja_Args_Upgrade {
    readonly good: LaGranja_Lying;
    /** The price of the upgrade. */
    readonly silver: number;
    readonly free: boolean;
}
/** Trade a commodity in one of the five ways. */
export interface LaGranja_Args_TradeCommodity {
    /** The id of the trade. */
    readonly trade: string;
}
/** Use a roof and turn it down. */
export interface LaGranja_Args_UseRoof {
    readonly tile: string;
}
/** Use a helper. */
export interface LaGranja_Args_UseHelper {
    readonly card: number;
}
/** Buy a roof of this round. */
export interface LaGranja_Args_BuyRoof {
    readonly tile: string;
    /** Its price. */
    readonly silver: number;
}
/** Take a die from a revenue space and carry the space out. */
export interface LaGranja_Args_TakeDie {
    /** The number of the die, which is that of its space. */
    readonly number: number;
}
/** Carry out the space of the last die, which nobody takes. */
export interface LaGranja_Args_LastDie {
    readonly number: number;
}
/** Mark a revenue space. */
export interface LaGranja_Args_MarkSpace {
    readonly number: number;
}
/** Roll a die of this number again. */
export interface LaGranja_Args_Reroll {
    readonly number: number;
}
/** Move a die to another space. */
export interface LaGranja_Args_Shift {
    /** The space that it lies on. */
    readonly number: number;
    /** The space that it goes to. */
    readonly to: number;
}
/** Choose one of several alternatives, counted from 1, with its effects. */
export interface LaGranja_Args_Choose {
    readonly option: number;
    readonly effects: readonly LaGranja_Effect[];
}
/** Take goods of choice. */
export interface LaGranja_Args_Take {
    readonly goods: LaGranja_Goods;
}
/** Advance on the siesta track. */
export interface LaGranja_Args_Siesta {
    /** The number of steps. */
    readonly steps: number;
}
/** Turn up a used roof. */
export interface LaGranja_Args_FlipRoof {
    readonly tile: string;
}
/** Keep a card of those looked at. */
export interface LaGranja_Args_Keep {
    readonly card: number;
}
/** Move an own stall. */
export interface LaGranja_Args_MoveStall {
    /** The market space of the stall. */
    readonly space: string;
    /** The market space that it moves to. */
    readonly to: string;
}
/** Choose a donkey token in secret. */
export interface LaGranja_Args_ChooseDonkey {
    /** The deliveries of the token, which name it. */
    readonly deliveries: number;
}
/** Deliver a good to an own barrow or to a building: exactly one of them. */
export interface LaGranja_Args_Deliver {
    readonly good: LaGranja_Lying;
    /** The card number of the barrow. */
    readonly barrow?: number;
    /** The id of the building. */
    readonly building?: string;
}
/** Buy extra deliveries: one, or all at once, depending on the settings. */
export interface LaGranja_Args_BuyExtraDelivery {
    /** How many. */
    readonly number: number;
    /** Their total price. */
    readonly silver: number;
}
/** Place the stall of a completed barrow. */
export interface LaGranja_Args_PlaceStall {
    readonly space: string;
}
/** Discard a card from the hand. */
export interface LaGranja_Args_Discard {
    readonly card: number;
}
/** Pay with one farm good: one that lies somewhere, or a VP. */
export interface LaGranja_Args_Pay {
    /** The good that is paid; absent if a VP is paid. */
    readonly good?: LaGranja_Lying;
    /** 1 if a VP is paid. */
    readonly vp: number;
}
/** Give up a good where it lies, a piece of cargo or a stall for its marker. */
export interface LaGranja_Args_GiveUp {
    /** The good, unless it is a stall. */
    readonly good?: LaGranja_Good;
    /** The place of the good, if it is not cargo. */
    readonly place?: LaGranja_Place;
    /** The amount on the field; the default is 1. */
    readonly held?: number;
    /** The barrow that the cargo lies on. */
    readonly barrow?: number;
    /** The building in whose row the cargo lies. */
    readonly building?: string;
    /** The market space of the stall. */
    readonly space?: string;
}
/** Forgo what needs a marker. */
export type LaGranja_Args_Forgo = {
    readonly [member: string]: never;
};
/** Decline what is offered, or the rest of it. */
export type LaGranja_Args_Decline = {
    readonly [member: string]: never;
};
/** End the turn in this step. */
export type LaGranja_Args_EndTurn = {
    readonly [member: string]: never;
};
/** An event; exactly one kind is set. Fields that the viewer may not know are absent. */
export type LaGranja_Event = OneOf<{
    readonly buildingsBlocked: LaGranja_Event_BuildingsBlocked;
    readonly orderSet: LaGranja_Event_OrderSet;
    readonly roofsTurnedUp: LaGranja_Event_RoofsTurnedUp;
    readonly stepBegan: LaGranja_Event_StepBegan;
    readonly turnEnded: LaGranja_Event_TurnEnded;
    readonly declined: LaGranja_Event_Declined;
    readonly gained: LaGranja_Event_Gained;
    readonly gainedVp: LaGranja_Event_GainedVp;
    readonly paid: LaGranja_Event_Paid;
    readonly goodPaid: LaGranja_Event_GoodPaid;
    readonly cardsDrawn: LaGranja_Event_CardsDrawn;
    readonly deckShuffled: LaGranja_Event_DeckShuffled;
    readonly cardPlayed: LaGranja_Event_CardPlayed;
    readonly cardDiscarded: LaGranja_Event_CardDiscarded;
    readonly deckLooked: LaGranja_Event_DeckLooked;
    readonly cardKept: LaGranja_Event_CardKept;
    readonly grew: LaGranja_Event_Grew;
    readonly litterBorn: LaGranja_Event_LitterBorn;
    readonly pigSold: LaGranja_Event_PigSold;
    readonly bought: LaGranja_Event_Bought;
    readonly sold: LaGranja_Event_Sold;
    readonly upgradedGood: LaGranja_Event_UpgradedGood;
    readonly commodityTraded: LaGranja_Event_CommodityTraded;
    readonly roofBought: LaGranja_Event_RoofBought;
    readonly roofUsed: LaGranja_Event_RoofUsed;
    readonly roofFlipped: LaGranja_Event_RoofFlipped;
    readonly helperUsed: LaGranja_Event_HelperUsed;
    readonly chosen: LaGranja_Event_Chosen;
    readonly diceRolled: LaGranja_Event_DiceRolled;
    readonly dieTaken: LaGranja_Event_DieTaken;
    readonly lastDie: LaGranja_Event_LastDie;
    readonly dieDiscarded: LaGranja_Event_DieDiscarded;
    readonly dieRerolled: LaGranja_Event_DieRerolled;
    readonly dieShifted: LaGranja_Event_DieShifted;
    readonly spaceMarked: LaGranja_Event_SpaceMarked;
    readonly donkeyChosen: LaGranja_Event_DonkeyChosen;
    readonly donkeysRevealed: LaGranja_Event_DonkeysRevealed;
    readonly donkeysReturned: LaGranja_Event_DonkeysReturned;
    readonly discMoved: LaGranja_Event_DiscMoved;
    readonly delivered: LaGranja_Event_Delivered;
    readonly extraDeliveryBought: LaGranja_Event_ExtraDeliveryBought;
    readonly buildingCompleted: LaGranja_Event_BuildingCompleted;
    readonly buildingUnblocked: LaGranja_Event_BuildingUnblocked;
    readonly barrowCompleted: LaGranja_Event_BarrowCompleted;
    readonly stallPlaced: LaGranja_Event_StallPlaced;
    readonly stallRemoved: LaGranja_Event_StallRemoved;
    readonly stallMoved: LaGranja_Event_StallMoved;
    readonly neutralCard: LaGranja_Event_NeutralCard;
    readonly noMarker: LaGranja_Event_NoMarker;
    readonly markerGivenUp: LaGranja_Event_MarkerGivenUp;
    readonly forgone: LaGranja_Event_Forgone;
    readonly tilesTurned: LaGranja_Event_TilesTurned;
    readonly marksRemoved: LaGranja_Event_MarksRemoved;
    readonly finalSale: LaGranja_Event_FinalSale;
    readonly gameEnded: LaGranja_Event_GameEnded;
    readonly lastDieCarriedOut: LaGranja_Event_LastDieCarriedOut;
}>;
/** The blocking markers 1, 2 and 3 lie on these buildings. */
export interface LaGranja_Event_BuildingsBlocked {
    readonly buildings: readonly string[];
}
/** The order of play; in the solo game `starts` says whether the player goes before the neutral player. */
export interface LaGranja_Event_OrderSet {
    readonly order: readonly number[];
    readonly starts: boolean;
}
/** The roofs of this round were turned up and can be bought. */
export interface LaGranja_Event_RoofsTurnedUp {
    readonly roofs: readonly string[];
}
/** A step of a round began. */
export interface LaGranja_Event_StepBegan {
    readonly round: number;
    readonly step: LaGranja_Step;
}
/** A seat ended its turn in a step. */
export interface LaGranja_Event_TurnEnded {
    readonly seat: number;
}
/** A seat declined what was offered to it, or the rest of it. */
export interface LaGranja_Event_Declined {
    readonly seat: number;
}
/** A seat received goods. */
export interface LaGranja_Event_Gained {
    readonly seat: number;
    readonly goods: LaGranja_Goods;
}
/** A seat gained VP, and what for; totals stay secret (G-41). */
export interface LaGranja_Event_GainedVp {
    readonly seat: number;
    readonly vp: number;
    /** The source of the VP. */
    readonly source: LaGranja_VpSource;
}
/** A seat paid or gave up goods; silver and VP too. */
export interface LaGranja_Event_Paid {
    readonly seat: number;
    readonly goods: LaGranja_Goods;
}
/** A seat paid with a good that lay somewhere. */
export interface LaGranja_Event_GoodPaid {
    readonly seat: number;
    readonly good: LaGranja_Lying;
}
/** A seat drew cards; only it knows which. */
export interface LaGranja_Event_CardsDrawn {
    readonly seat: number;
    /** How many. */
    readonly number: number;
    readonly cards: readonly number[];
}
/** The discard pile became the new deck (G-10). */
export interface LaGranja_Event_DeckShuffled {
    readonly cards: number;
}
/** A seat played a card on one side of its farm; another card may have left its slot for it. */
export interface LaGranja_Event_CardPlayed {
    readonly seat: number;
    readonly card: number;
    readonly role: LaGranja_Role;
    /** The card that left its slot. */
    readonly replaced?: number;
}
/** A seat discarded a card from its hand. */
export interface LaGranja_Event_CardDiscarded {
    readonly seat: number;
    readonly card: number;
}
/** A seat looks at the top cards of the deck; only it knows which. */
export interface LaGranja_Event_DeckLooked {
    readonly seat: number;
    /** How many. */
    readonly number: number;
    readonly cards: readonly number[];
}
/** A seat kept one of the cards that it looked at; only it knows which. */
export interface LaGranja_Event_CardKept {
    readonly seat: number;
    readonly card?: number;
}
/** Goods grew on a seat's fields. */
export interface LaGranja_Event_Grew {
    readonly seat: number;
    readonly goods: LaGranja_Goods;
}
/** A seat has a litter. It changes nothing by itself: the pig follows as `gained`; if no marker is free, `no_marker` comes first, and the pig may be forgone. */
export interface LaGranja_Event_LitterBorn {
    readonly seat: number;
}
/** A received pig had no space and was sold at once. No `gained` event precedes this one. */
export interface LaGranja_Event_PigSold {
    readonly seat: number;
    readonly silver: number;
}
/** A seat bought a resource. This event includes the payment; the resource follows as `gained`. */
export interface LaGranja_Event_Bought {
    readonly seat: number;
    readonly resource: LaGranja_Good;
    readonly silver: number;
}
/** A seat sold a resource. This event is complete: it removes the good from its place and adds the silver. */
export interface LaGranja_Event_Sold {
    readonly seat: number;
    readonly good: LaGranja_Lying;
    readonly silver: number;
}
/** A seat upgraded a resource. This event is complete: it removes the good from its place, pays the silver and adds the new good. */
export interface LaGranja_Event_UpgradedGood {
    readonly seat: number;
    readonly good: LaGranja_Lying;
    /** The new good, which is in its store. */
    readonly to: LaGranja_Good;
    /** The price; 0 if an effect made it free. */
    readonly silver: number;
}
/** A seat traded a commodity in one of the five ways. This event removes the commodity; what the trade gives follows as events of its own. */
export interface LaGranja_Event_CommodityTraded {
    readonly seat: number;
    readonly trade: string;
}
/** A seat bought a roof. This event includes the payment and puts the roof on the farm; the VP of its space follow as `gained_vp`. */
export interface LaGranja_Event_RoofBought {
    readonly seat: number;
    readonly tile: string;
    readonly silver: number;
}
/** A seat used a roof, which is turned down. */
export interface LaGranja_Event_RoofUsed {
    readonly seat: number;
    readonly tile: string;
}
/** A used roof was turned up again. */
export interface LaGranja_Event_RoofFlipped {
    readonly seat: number;
    readonly tile: string;
}
/** A seat uses a helper. This event marks a helper that can be used once per round, except in the scoring phase; its cost and its effects follow as events of their own. */
export interface LaGranja_Event_HelperUsed {
    readonly seat: number;
    readonly card: number;
}
/** A seat chose one of several alternatives, counted from 1, with its effects. */
export interface LaGranja_Event_Chosen {
    readonly seat: number;
    readonly option: number;
    readonly effects: readonly LaGranja_Effect[];
}
/** The revenue dice were rolled. */
export interface LaGranja_Event_DiceRolled {
    readonly dice: readonly number[];
}
/** A seat took a die. */
export interface LaGranja_Event_DieTaken {
    readonly seat: number;
    readonly number: number;
}
/** The last die is left, which every seat carries out. */
export interface LaGranja_Event_LastDie {
    readonly number: number;
}
/** A seat carried out the space of the last die; what it brought follows. */
export interface LaGranja_Event_LastDieCarriedOut {
    readonly seat: number;
    readonly number: number;
}
/** Solo: a die was discarded. */
export interface LaGranja_Event_DieDiscarded {
    readonly number: number;
}
/** A seat rolled a die again. */
export interface LaGranja_Event_DieRerolled {
    readonly seat: number;
    /** The number before. */
    readonly number: number;
    /** The number now. */
    readonly to: number;
}
/** A seat moved a die to another space. */
export interface LaGranja_Event_DieShifted {
    readonly seat: number;
    readonly number: number;
    readonly to: number;
}
/** A seat marked a revenue space. */
export interface LaGranja_Event_SpaceMarked {
    readonly seat: number;
    readonly number: number;
}
/** A seat chose a donkey token; only it knows which. */
export interface LaGranja_Event_DonkeyChosen {
    readonly seat: number;
    readonly deliveries?: number;
}
/** All tokens are turned up: the deliveries of each seat. */
export interface LaGranja_Event_DonkeysRevealed {
    readonly deliveries: readonly number[];
}
/** All seats have their four tokens again. */
export type LaGranja_Event_DonkeysReturned = {
    readonly [member: string]: never;
};
/** A disc advanced on the siesta track. */
export interface LaGranja_Event_DiscMoved {
    readonly seat: number;
    /** The position, counted from 0. */
    readonly to: number;
}
/** A seat delivered a good to a barrow or to a building. */
export interface LaGranja_Event_Delivered {
    readonly seat: number;
    readonly good: LaGranja_Lying;
    readonly barrow?: number;
    readonly building?: string;
}
/** A seat bought extra deliveries. This event includes the payment; the deliveries follow. */
export interface LaGranja_Event_ExtraDeliveryBought {
    readonly seat: number;
    /** How many. */
    readonly number: number;
    /** Their total price. */
    readonly silver: number;
}
/** A seat completed its row of a building and received its tile; the row is empty again. VP and effects follow as separate events. */
export interface LaGranja_Event_BuildingCompleted {
    readonly seat: number;
    readonly building: string;
}
/** A blocking marker left the game; its VP follow as `gained_vp`. */
export interface LaGranja_Event_BuildingUnblocked {
    readonly seat: number;
    readonly building: string;
}
/** A seat completed a barrow: it left the farm with its cargo, and the card was discarded. Its VP follow as `gained_vp`, then the commodity and the stall. */
export interface LaGranja_Event_BarrowCompleted {
    readonly seat: number;
    readonly card: number;
    readonly value: number;
}
/** A stall was placed on a market space. Without a seat it is the neutral player's. */
export interface LaGranja_Event_StallPlaced {
    readonly seat?: number;
    readonly space: string;
}
/** A stall was removed from the market. Without a seat it was the neutral player's. */
export interface LaGranja_Event_StallRemoved {
    readonly seat?: number;
    readonly space: string;
}
/** A seat moved a stall. */
export interface LaGranja_Event_StallMoved {
    readonly seat: number;
    readonly space: string;
    readonly to: string;
}
/** Solo: the card that guides the neutral player. */
export interface LaGranja_Event_NeutralCard {
    readonly card: number;
    readonly value: number;
}
/** A seat needs a marker and none is free: it must give something up, or forgo what needs the marker. */
export interface LaGranja_Event_NoMarker {
    readonly seat: number;
    /** Absent in events that are older than this field. */
    readonly needed?: LaGranja_Needed;
}
/** A seat gave up something to free its marker. */
export interface LaGranja_Event_MarkerGivenUp {
    readonly seat: number;
    readonly good?: LaGranja_Lying;
    readonly barrow?: number;
    readonly building?: string;
    readonly space?: string;
    /** The good that was on the barrow or in the row. */
    readonly cargo?: LaGranja_Good;
}
/** A seat forwent what needed a marker, because none is free. */
export interface LaGranja_Event_Forgone {
    readonly seat: number;
    /** Absent in events that are older than this field. */
    readonly needed?: LaGranja_Needed;
}
/** The craft tiles that a seat won in this round were turned: their permanent effect begins. */
export interface LaGranja_Event_TilesTurned {
    readonly seat: number;
    readonly tiles: readonly string[];
}
/** The marks of all helpers were removed, so that they can be used again. */
export type LaGranja_Event_MarksRemoved = {
    readonly [member: string]: never;
};
/** Final sale: resources and commodities became silver, and silver became VP; also resources on fields, if a helper sells from there. This event changes goods and silver; the VP follow as `gained_vp` with the source silver. */
export interface LaGranja_Event_FinalSale {
    readonly seat: number;
    /** The silver from the sale. */
    readonly silver: number;
    /** The VP for silver, as in the `gained_vp` that follows; 0 if none follows. */
    readonly vp: number;
    /** The silver that is left, which breaks ties. */
    readonly left: number;
}
/** The game is over; a solo game has no winner. */
export interface LaGranja_Event_GameEnded {
    /** The VP of each seat. */
    readonly totals: readonly number[];
    /** The seats that won: several after a tie, none in a solo game. */
    readonly winners: readonly number[];
}
/** A number that is counted at the table. */
export interface LaGranja_Expression {
    readonly expr: LaGranja_ExpressionName;
}
/** A fixed number, or one that is counted at the table. */
export type LaGranja_Amount = OneOf<{
    readonly number: number;
    readonly expression: LaGranja_Expression;
}>;
/** Effects that are carried out one after the other. */
export interface LaGranja_Effects {
    readonly effects: readonly LaGranja_Effect[];
}
/** An effect of a helper, a roof, a craft tile, a revenue space or a trade. */
export type LaGranja_Effect = OneOf<{
    readonly gain: LaGranja_Effect_Gain;
    readonly gainChoice: LaGranja_Effect_GainChoice;
    readonly upgrade: LaGranja_Effect_Upgrade;
    readonly deliver: LaGranja_Effect_Deliver;
    readonly siesta: LaGranja_Effect_Siesta;
    readonly drawCard: LaGranja_Effect_DrawCard;
    readonly playCard: LaGranja_Effect_PlayCard;
    readonly choose: LaGranja_Effect_Choose;
    readonly flipRoof: LaGranja_Effect_FlipRoof;
    readonly lookDeck: LaGranja_Effect_LookDeck;
    readonly moveStall: LaGranja_Effect_MoveStall;
    readonly revenueSpace: LaGranja_Effect_RevenueSpace;
    readonly doubleOptions: LaGranja_Effect_DoubleOptions;
    readonly reserveSpace: LaGranja_Effect_ReserveSpace;
    readonly rerollDie: LaGranja_Effect_RerollDie;
    readonly shiftDie: LaGranja_Effect_ShiftDie;
}>;
/** Receive a good; a pig without a space is sold at once. */
export interface LaGranja_Effect_Gain {
    readonly good: LaGranja_Good;
    readonly amount: LaGranja_Amount;
}
/** Receive goods of choice, all different if `distinct`. */
export interface LaGranja_Effect_GainChoice {
    readonly options: readonly LaGranja_Good[];
    readonly amount: number;
    readonly distinct: boolean;
}
/** Upgrade up to so many resources without paying. */
export interface LaGranja_Effect_Upgrade {
    readonly max: number;
    readonly free: boolean;
}
/** Make deliveries, each may be declined; `source` limits where the good comes from. */
export interface LaGranja_Effect_Deliver {
    readonly count: number;
    readonly source?: LaGranja_Place;
}
/** Advance the own disc by up to so many steps. */
export interface LaGranja_Effect_Siesta {
    readonly steps: number;
    /** All steps must be taken, as far as the track goes. */
    readonly must: boolean;
}
/** Draw cards. */
export interface LaGranja_Effect_DrawCard {
    readonly count: number;
}
/** Play up to so many cards from the hand in these roles, in any if none is named. */
export interface LaGranja_Effect_PlayCard {
    readonly count: number;
    readonly roles: readonly LaGranja_Role[];
}
/** Carry out so many different options. */
export interface LaGranja_Effect_Choose {
    readonly pick: number;
    readonly options: readonly LaGranja_Effects[];
}
/** Turn up used roofs that do not turn roofs themselves (G-21). */
export interface LaGranja_Effect_FlipRoof {
    readonly count: number;
}
/** Look at the top cards of the deck, keep some, put the others under it. */
export interface LaGranja_Effect_LookDeck {
    readonly count: number;
    readonly keep: number;
}
/** Move one own stall to an empty neighbouring space; nothing is removed. */
export interface LaGranja_Effect_MoveStall {
    readonly to: LaGranja_StallTarget;
    readonly removes: boolean;
}
/** Carry out a revenue space as well. */
export interface LaGranja_Effect_RevenueSpace {
    readonly number: LaGranja_Amount;
}
/** Carry out two different options of the space just taken instead of one. */
export type LaGranja_Effect_DoubleOptions = {
    readonly [member: string]: never;
};
/** Mark a revenue space: others may not take the last die lying there. */
export type LaGranja_Effect_ReserveSpace = {
    readonly [member: string]: never;
};
/** Roll dice that lie on revenue spaces again. */
export interface LaGranja_Effect_RerollDie {
    readonly count: number;
}
/** Move dice to a space whose number differs by so much. */
export interface LaGranja_Effect_ShiftDie {
    readonly count: number;
    readonly by: number;
}
/** What a helper or a turned craft tile waits for. */
export interface LaGranja_Trigger {
    readonly event: LaGranja_EventName;
    /** Only these revenue spaces; empty for any. */
    readonly numbers: readonly number[];
    /** Only these picks of dice; empty for any. */
    readonly picks: readonly LaGranja_Pick[];
    /** Only these goods; empty for any. */
    readonly goods: readonly LaGranja_Good[];
}
/** The condition of a helper: all fields that are set must hold. */
export interface LaGranja_Condition {
    /** A field of this crop. */
    readonly hasField?: LaGranja_Good;
    /** At least so many own stalls on the market. */
    readonly ownStallsMin?: number;
    /** The own position on the siesta track is worth at least so much. */
    readonly siestaVpMin?: number;
    /** The own position on the siesta track is worth at most so much. */
    readonly siestaVpMax?: number;
    /** The place in the order of play. */
    readonly turnPosition?: LaGranja_TurnPosition;
    /** The donkey token of this round has at least so many deliveries. */
    readonly tokenDeliveriesMin?: number;
    /** The donkey token of this round has at most so many deliveries. */
    readonly tokenDeliveriesMax?: number;
}
/** The cost of a helper's action. */
export interface LaGranja_Cost {
    readonly silver: number;
    readonly vp: number;
    /** Harvest goods from stores or fields. */
    readonly harvest: number;
    readonly pig: number;
    readonly commodity: number;
    /** Cards from the hand. */
    readonly discardCard: number;
}
/** A number of the rules that a card changes for its owner. */
export interface LaGranja_Modifier {
    readonly mod: LaGranja_ModifierName;
    /** The number that is added. */
    readonly delta: number;
    /** The lower bound of the result. */
    readonly minimum: number;
    /** Only for these goods. */
    readonly goods: readonly LaGranja_Good[];
    /** The number that replaces the one of the rules. */
    readonly value: number;
    /** The difference that is needed to remove a stall; only for the market shield. */
    readonly minimumDifference: number;
}
/** A requirement that is not met. */
export type LaGranja_Requirement = OneOf<{
    readonly have: LaGranja_Requirement_Have;
    readonly haveHarvest: LaGranja_Requirement_HaveHarvest;
    readonly haveKinds: LaGranja_Requirement_HaveKinds;
    readonly haveCards: LaGranja_Requirement_HaveCards;
    readonly pigSpace: LaGranja_Requirement_PigSpace;
    readonly inPhase: LaGranja_Requirement_InPhase;
    readonly inWindow: LaGranja_Requirement_InWindow;
    readonly unused: LaGranja_Requirement_Unused;
    readonly doesSomething: LaGranja_Requirement_DoesSomething;
    readonly holds: LaGranja_Requirement_Holds;
    readonly noOtherHelper: LaGranja_Requirement_NoOtherHelper;
    readonly roofSpace: LaGranja_Requirement_RoofSpace;
    readonly oneRoof: LaGranja_Requirement_OneRoof;
    readonly notMarked: LaGranja_Requirement_NotMarked;
    readonly deliveryPossible: LaGranja_Requirement_DeliveryPossible;
    readonly ownTurn: LaGranja_Requirement_OwnTurn;
    readonly inStep: LaGranja_Requirement_InStep;
    readonly doFirst: LaGranja_Requirement_DoFirst;
    readonly asked: LaGranja_Requirement_Asked;
    readonly left: LaGranja_Requirement_Left;
    readonly inHand: LaGranja_Requirement_InHand;
    readonly inRole: LaGranja_Requirement_InRole;
    readonly freeSlot: LaGranja_Requirement_FreeSlot;
    readonly noFreeSlot: LaGranja_Requirement_NoFreeSlot;
    readonly onFarm: LaGranja_Requirement_OnFarm;
    readonly usedAtWill: LaGranja_Requirement_UsedAtWill;
    readonly goodThere: LaGranja_Requirement_GoodThere;
    readonly roofForSale: LaGranja_Requirement_RoofForSale;
    readonly dieThere: LaGranja_Requirement_DieThere;
    readonly spaceInUse: LaGranja_Requirement_SpaceInUse;
    readonly spaceValue: LaGranja_Requirement_SpaceValue;
    readonly spaceEmpty: LaGranja_Requirement_SpaceEmpty;
    readonly notBlocked: LaGranja_Requirement_NotBlocked;
    readonly notCompleted: LaGranja_Requirement_NotCompleted;
    readonly openSymbol: LaGranja_Requirement_OpenSymbol;
}>;
/** So much of a good, silver or VP. */
export interface LaGranja_Requirement_Have {
    readonly good: LaGranja_Good;
}
/** Harvest goods in stores or on fields. */
export type LaGranja_Requirement_HaveHarvest = {
    readonly [member: string]: never;
};
/** Different kinds of farm goods, for an extension. */
export type LaGranja_Requirement_HaveKinds = {
    readonly [member: string]: never;
};
/** Cards in hand. */
export type LaGranja_Requirement_HaveCards = {
    readonly [member: string]: never;
};
/** A free pig space. */
export type LaGranja_Requirement_PigSpace = {
    readonly [member: string]: never;
};
/** One of these phases. */
export interface LaGranja_Requirement_InPhase {
    readonly phases: readonly LaGranja_Phase[];
}
/** A moment of the seat's own turn. */
export interface LaGranja_Requirement_InWindow {
    readonly window: LaGranja_HelperWindow;
}
/** A helper that was not used in this round, a roof that lies face up, a donkey token of this half of the game. */
export type LaGranja_Requirement_Unused = {
    readonly [member: string]: never;
};
/** An effect that does something now. */
export type LaGranja_Requirement_DoesSomething = {
    readonly [member: string]: never;
};
/** The condition of a helper. */
export interface LaGranja_Requirement_Holds {
    readonly condition: LaGranja_Condition;
}
/** No other helper in use. */
export type LaGranja_Requirement_NoOtherHelper = {
    readonly [member: string]: never;
};
/** A free space on the farmhouse. */
export type LaGranja_Requirement_RoofSpace = {
    readonly [member: string]: never;
};
/** No roof bought in this round yet. */
export type LaGranja_Requirement_OneRoof = {
    readonly [member: string]: never;
};
/** A die that is not the last one on a space that another seat marked. */
export type LaGranja_Requirement_NotMarked = {
    readonly [member: string]: never;
};
/** A good that fits an open symbol. */
export type LaGranja_Requirement_DeliveryPossible = {
    readonly [member: string]: never;
};
/** The seat's own turn. */
export interface LaGranja_Requirement_OwnTurn {
    /** The seats whose turn it is; empty if it is nobody's turn. */
    readonly seats: readonly number[];
}
/** One of these steps of the round. */
export interface LaGranja_Requirement_InStep {
    readonly steps: readonly LaGranja_Step[];
}
/** A pending decision that must be answered first; `need` of the violation says how many times. */
export interface LaGranja_Requirement_DoFirst {
    readonly pending: LaGranja_Pending;
}
/** A pending decision that the action answers. */
export type LaGranja_Requirement_Asked = {
    readonly [member: string]: never;
};
/** A number that the turn still allows: cards, dice, deliveries. */
export type LaGranja_Requirement_Left = {
    readonly [member: string]: never;
};
/** A card of the own hand. */
export type LaGranja_Requirement_InHand = {
    readonly [member: string]: never;
};
/** One of the roles that an effect lets a card be played in. */
export interface LaGranja_Requirement_InRole {
    readonly roles: readonly LaGranja_Role[];
}
/** A free slot; otherwise the action must say which card leaves its slot. */
export interface LaGranja_Requirement_FreeSlot {
    /** The cards that may leave: one of them is `replace` of the action. */
    readonly cards: readonly number[];
}
/** No free slot: a card leaves its slot only then. */
export type LaGranja_Requirement_NoFreeSlot = {
    readonly [member: string]: never;
};
/** A helper or a roof of the own farm. */
export type LaGranja_Requirement_OnFarm = {
    readonly [member: string]: never;
};
/** A helper with an action; other helpers work automatically or are offered after their event. */
export type LaGranja_Requirement_UsedAtWill = {
    readonly [member: string]: never;
};
/** A good that lies at this place. */
export interface LaGranja_Requirement_GoodThere {
    readonly good: LaGranja_Good;
    readonly place: LaGranja_Place;
}
/** A roof of this round that nobody has bought. */
export type LaGranja_Requirement_RoofForSale = {
    readonly [member: string]: never;
};
/** A die on the space. */
export type LaGranja_Requirement_DieThere = {
    readonly [member: string]: never;
};
/** A market space that a game with so many seats uses. */
export type LaGranja_Requirement_SpaceInUse = {
    readonly [member: string]: never;
};
/** A market space with the number of the barrow: `need` of the violation; `have` is the number of the space. */
export type LaGranja_Requirement_SpaceValue = {
    readonly [member: string]: never;
};
/** An empty market space, as long as there is one with the number. */
export type LaGranja_Requirement_SpaceEmpty = {
    readonly [member: string]: never;
};
/** A building without a blocking marker. */
export type LaGranja_Requirement_NotBlocked = {
    readonly [member: string]: never;
};
/** A building that the seat has not completed. */
export type LaGranja_Requirement_NotCompleted = {
    readonly [member: string]: never;
};
/** An open symbol for the good. */
export type LaGranja_Requirement_OpenSymbol = {
    readonly [member: string]: never;
};
/** The top edge of a card. */
export interface LaGranja_BarrowEdge {
    /** Its symbols. */
    readonly goods: readonly LaGranja_Good[];
    /** Its VP, and the number of the market space. */
    readonly value: number;
}
/** The right edge of a card. */
export interface LaGranja_ExtensionEdge {
    /** The increase of the hand limit. */
    readonly handSize: number;
    /** Silver in every income step. */
    readonly silverIncome: number;
    /** Harvest goods in every income step. */
    readonly cropIncome: readonly LaGranja_Good[];
    /** The increase of the extra deliveries. */
    readonly extraDelivery: number;
    /** The increase of the pig spaces. */
    readonly pigSpace: number;
}
/** The lower edge of a card. */
export interface LaGranja_HelperEdge {
    readonly mode: LaGranja_HelperMode;
    /** The phases in which the helper works; empty for all. */
    readonly phases: readonly LaGranja_Phase[];
    readonly oncePerRound: boolean;
    /** A short summary in the language of the edition. */
    readonly summary: string;
    /** The origin of the helper: R the rulebook, P published elsewhere, D decided by the edition. */
    readonly provenance: string;
    readonly modifiers: readonly LaGranja_Modifier[];
    /** The event that the helper waits for. */
    readonly trigger?: LaGranja_Trigger;
    /** Whether the owner may decline the helper. */
    readonly optional: boolean;
    /** The condition of the helper. */
    readonly condition?: LaGranja_Condition;
    /** The moment of the own turn in which it can be used. */
    readonly window?: LaGranja_HelperWindow;
    /** The cost of using the helper. */
    readonly cost?: LaGranja_Cost;
    readonly effects: readonly LaGranja_Effect[];
    readonly sources: readonly string[];
    readonly note: string;
}
/** A farm card with its four edges. */
export interface LaGranja_Card {
    readonly number: number;
    readonly name: string;
    readonly field: LaGranja_Good;
    readonly barrow: LaGranja_BarrowEdge;
    readonly extension: LaGranja_ExtensionEdge;
    readonly helper: LaGranja_HelperEdge;
    /** The origin of each part: R the rulebook, P published elsewhere, D decided by the edition. */
    readonly provenance: {
        readonly [key: string]: string;
    };
    readonly namePt: string;
}
/** The permanent effect of a turned craft tile. */
export interface LaGranja_Permanent {
    /** The event that the tile waits for; absent if it has modifiers, which always hold. */
    readonly trigger?: LaGranja_Trigger;
    readonly effects: readonly LaGranja_Effect[];
    readonly modifiers: readonly LaGranja_Modifier[];
}
/** A part of an edition that is not a card. */
export type LaGranja_Part = OneOf<{
    readonly marketSpace: LaGranja_Part_MarketSpace;
    readonly roof: LaGranja_Part_Roof;
    readonly craftBuilding: LaGranja_Part_CraftBuilding;
    readonly revenueSpace: LaGranja_Part_RevenueSpace;
    readonly commodityTrade: LaGranja_Part_CommodityTrade;
    readonly donkeyToken: LaGranja_Part_DonkeyToken;
    readonly siestaPosition: LaGranja_Part_SiestaPosition;
    readonly resource: LaGranja_Part_Resource;
    readonly farmBoard: LaGranja_Part_FarmBoard;
}>;
/** A hex of the market; stalls name it by its id. */
export interface LaGranja_Part_MarketSpace {
    readonly value: number;
    /** The row, counted from 0 at the top. */
    readonly row: number;
    /** The column, counted from 0 at the left in half hexes: a hex lies between two hexes of the row above. */
    readonly column: number;
    /** The ids of its neighbours, used in a game or not. */
    readonly adjacent: readonly string[];
    /** The numbers of seats with which it is used. */
    readonly seatCounts: readonly number[];
}
/** A roof tile. */
export interface LaGranja_Part_Roof {
    /** The round in which it may be turned up. */
    readonly round: number;
    /** In silver. */
    readonly price: number;
    /** The phases in which the roof can be used; empty for all. */
    readonly phases: readonly LaGranja_Phase[];
    readonly effects: readonly LaGranja_Effect[];
}
/** A craft building. */
export interface LaGranja_Part_CraftBuilding {
    /** The number of the die that can block it. */
    readonly number: number;
    /** The goods that complete a row. */
    readonly row: readonly LaGranja_Good[];
    /** The effects at once for a seat that completes the building. */
    readonly immediate: readonly LaGranja_Effect[];
    /** The permanent effect of its tile, from the next round on. */
    readonly permanent: LaGranja_Permanent;
    readonly permanentPhases: readonly LaGranja_Phase[];
    /** The bonus VP of the first seat that completes it; every seat gains the number of the round as VP. */
    readonly firstVp: number;
    /** The VP of the same seat if a blocking marker is left, which is removed then. */
    readonly unblockVp: number;
}
/** A revenue space; its id is its number. */
export interface LaGranja_Part_RevenueSpace {
    readonly number: number;
    readonly effects: readonly LaGranja_Effect[];
}
/** One way to trade a commodity. */
export interface LaGranja_Part_CommodityTrade {
    readonly effects: readonly LaGranja_Effect[];
    /** Whether a pig space must be free. */
    readonly needsPigSpace: boolean;
}
/** A donkey token; its id is the number of its deliveries. Every seat has each token once. */
export interface LaGranja_Part_DonkeyToken {
    readonly deliveries: number;
    /** Steps on the siesta track. */
    readonly hats: number;
}
/** A position of the siesta track; its id is its number. */
export interface LaGranja_Part_SiestaPosition {
    /** From 0, where all discs begin. */
    readonly position: number;
    readonly vp: number;
}
/** The prices of a resource, before helpers change them. */
export interface LaGranja_Part_Resource {
    /** In silver. */
    readonly buy: number;
    /** In silver. */
    readonly sell: number;
    /** The resource after the upgrade. */
    readonly upgradesTo: LaGranja_Good;
    /** In silver. */
    readonly upgradePrice: number;
}
/** The farm board before cards change it, and the common prices; there is one such part. */
export interface LaGranja_Part_FarmBoard {
    readonly handLimit: number;
    readonly pigSpaces: number;
    readonly barrowSlots: number;
    readonly helperSlots: number;
    /** The VP of each roof space, from the left. */
    readonly roofSpaceVp: readonly number[];
    /** The VP of roof spaces beyond those. */
    readonly furtherRoofVp: number;
    readonly extraDeliveries: number;
    /** The price of each extra delivery, in silver. */
    readonly extraDeliveryPrice: number;
    /** The number of pigs that have a litter. */
    readonly litterMinimumPigs: number;
    /** The silver for each commodity at the end of the game. */
    readonly commodityFinalSilver: number;
    /** The amount of silver that becomes 1 VP at the end of the game. */
    readonly silverPerFinalVp: number;
}
/** A value of a setting, exactly as CreateGame takes it. */
export type SettingValue = {
    /** In the language of the request. */
    readonly title: string;
} & OneOf<{
    /** The name of a value of the setting's enum, such as "VARIANT_NO_CARDS". */
    readonly word: string;
    readonly number: number;
    readonly flag: boolean;
}>;
/** A setting of a game, with everything that a form needs to show it. */
export interface RulesetSetting {
    /** The field of the game's settings in CreateGame. */
    readonly name: string;
    readonly type: SettingType;
    /** All values that CreateGame takes. */
    readonly values: readonly SettingValue[];
    /** The value that the setting has if CreateGame leaves it out: one of the values. */
    readonly defaultValue: SettingValue;
    /** In the language of the request. */
    readonly title: string;
    /** What the setting changes, in the language of the request. */
    readonly description: string;
}
/** A game that can be created. */
export interface Ruleset {
    readonly name: string;
    readonly version: string;
    readonly seatCounts: readonly number[];
    readonly settings: readonly RulesetSetting[];
    readonly decks: readonly string[];
    readonly languages: readonly string[];
    /** The bots that can play a seat, the weakest first. */
    readonly bots: readonly string[];
}
/** A card as text and as data. */
export type Card = {
    readonly number: number;
    readonly deck: string;
    /** The kind of the card in its game, such as "condition" and "cost", or "passive", "trigger" and "action". */
    readonly kind: string;
    /** The points that the card itself is worth in its game. */
    readonly vp: number;
    /** In the language of the request. */
    readonly text: string;
    /** A short name in the language of the request; cards without a printed name have their deck and number. */
    readonly name: string;
    /** The sides of the card that can be chosen separately; empty if the card can be played in one way only. */
    readonly sides: readonly CardSide[];
} & OneOf<{
    readonly hallertau: Hallertau_Card;
    readonly lagranja: LaGranja_Card;
}>;
/** A side of a card that can be chosen separately: an option or an edge. */
export interface CardSide {
    /** The number of an option ("1", "2", ..), or an edge ("field", "barrow", "extension", "helper"). */
    readonly id: string;
    /** Its condition, cost and effects, in the language of the request. */
    readonly text: string;
}
/** A part of the table that is not a card, as text and as data. */
export type Part = {
    /** The id in views, actions and events; unique among the parts of its kind. */
    readonly id: string;
    /** What it is in its game, such as "action_space" or "roof": the member of its data that is set. */
    readonly kind: string;
    /** What it is and does, in the language of the request. */
    readonly text: string;
    /** A short name in the language of the request. */
    readonly name: string;
} & OneOf<{
    readonly hallertau: Hallertau_Part;
    readonly lagranja: LaGranja_Part;
}>;
/** A word of a game: the text for an id in views, actions, events, scores and settings. */
export interface Word {
    /** What the word is for: "ruleset", "setting", "value" (of a setting), "good", "phase", "step", "role", "deck", "place", "score" (a key of the parts of a score), "stop" (a stop point), "verdict" (of a result), "status" (of a game), "leaving" (how a seat left), "ruling" (what ended a game), "time_out" (what a time-out does), "window" (of an action) or "bot". */
    readonly group: string;
    /** The id in other messages. An enum value is here without the name of its enum and in lower case: GOOD_BARLEY and RESOURCE_BARLEY are "barley", DECK_KIND_POINT is "point", STEP_T3 is "t3"; a number or boolean is its text. Unique in its group. Action spaces, buildings and other parts have their names in ListParts. */
    readonly id: string;
    /** The singular, also used as a heading: "Hide". */
    readonly one: string;
    /** The plural: "Hides". */
    readonly many: string;
    /** An abbreviation of one or two letters or digits, unique in its group and language: "Hi". */
    readonly mark: string;
}
/** A rule, in our own words. */
export interface Rule {
    /** The id that violations cite, such as "H-40", "p.12" or "§6.0"; the same in every language. */
    readonly id: string;
    /** In the language of the request. */
    readonly text: string;
}
export interface ListRulesetsRequest {
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export interface ListRulesetsResponse {
    readonly rulesets: readonly Ruleset[];
}
export interface ListCardsRequest {
    readonly ruleset: string;
    /** Empty: all decks. */
    readonly deck?: string;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    /** Use the edition of this rules version, which is that of a table; empty: the edition of new tables. */
    readonly rulesVersion?: string;
}
export interface ListCardsResponse {
    readonly cards: readonly Card[];
}
export interface GetCardRequest {
    readonly ruleset: string;
    readonly number: number;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    /** Use the edition of this rules version, which is that of a table; empty: the edition of new tables. */
    readonly rulesVersion?: string;
}
export interface GetCardResponse {
    readonly card: Card;
}
export interface ListPartsRequest {
    readonly ruleset: string;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    /** Use the edition of this rules version, which is that of a table; empty: the edition of new tables. */
    readonly rulesVersion?: string;
}
export interface ListPartsResponse {
    /** Grouped by kind. */
    readonly parts: readonly Part[];
}
export interface ListWordsRequest {
    readonly ruleset: string;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    /** Use the edition of this rules version, which is that of a table; empty: the edition of new tables. */
    readonly rulesVersion?: string;
}
export interface ListWordsResponse {
    /** The language of the words. en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language: string;
    /** The version of the rules that the words belong to. */
    readonly rulesVersion: string;
    /** Ordered by group. */
    readonly words: readonly Word[];
}
export interface ListRulesRequest {
    readonly ruleset: string;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export interface ListRulesResponse {
    readonly rules: readonly Rule[];
}
/** How much time the seats have. A bank or a delay is required. */
export interface TimeControl {
    /** The time of each seat for the whole game: at most 60 days. */
    readonly bankSeconds?: number;
    /** Added to the bank after each visit in which the seat took an action of its own turn: at most 1 day. */
    readonly incrementSeconds?: number;
    /** The time of each visit that is not taken from the bank: at most 30 days. */
    readonly delaySeconds?: number;
    /** An increment does not raise the bank above this; 0: no limit. */
    readonly mostSeconds?: number;
    /** A move that arrives this long after the deadline still counts: at most 10,000; absent: 500. */
    readonly graceMs?: number;
    /** What the first, second, ... time-out of a seat does; later ones do what the last entry says. At most 10 entries; empty: DEFAULT_MOVE, DEFAULT_MOVE, FORFEIT. */
    readonly onTimeOut?: readonly TimeOutAction[];
    /** The bank of a seat after DEFAULT_MOVE, and after it was reclaimed from a bot: at most 60 days. */
    readonly revivalSeconds?: number;
    /** The bot for BOT: "default", "random" or "greedy"; empty: "default", which plays the default actions of the rules. */
    readonly bot?: string;
    /** Whether a player can reclaim a seat that a bot plays after BOT. */
    readonly reclaimable?: boolean;
}
/** The clock of one seat, at Clock.server_time. */
export interface SeatClock {
    readonly seat: number;
    /** Whether its time runs now: the game waits for the seat, is not paused, and no bot plays the seat. */
    readonly running: boolean;
    /** What is left of the bank, to the millisecond. While `free_seconds` is left, the bank does not fall. */
    readonly bankSeconds: number;
    /** What is left of the delay of this visit, to the millisecond; 0 unless the game waits for the seat. */
    readonly freeSeconds: number;
    /** When the seat runs out of time if it does nothing; the grace is not in it. Only while the clock runs. */
    readonly deadline?: string;
    /** How often the seat has run out of time. */
    readonly timeOuts: number;
}
/** The clocks of a game at one moment. */
export interface Clock {
    readonly control: TimeControl;
    readonly seats: readonly SeatClock[];
    readonly serverTime: string;
    /** Why the game is paused; absent if it is not. */
    readonly paused?: string;
}
/** A time in which no server could be reached, and the time after it for players to come back. It is not charged. */
export interface Outage {
    readonly start: string;
    readonly end: string;
    /** When a server noticed the outage. It does not count for what was done before that: servers may have worked for a moment longer than the last sign of life with which the outage begins. */
    readonly noticed: string;
}
/** The settings of a game; they must be those of its ruleset. */
export type GameSettings = OneOf<{
    readonly hallertau: Hallertau_Settings;
    readonly lagranja: LaGranja_Settings;
}>;
/** The table as a viewer sees it. */
export type View = OneOf<{
    readonly hallertau: Hallertau_View;
    readonly lagranja: LaGranja_View;
}>;
/** The arguments of an action, for programs. */
export type Args = OneOf<{
    readonly hallertau: Hallertau_Args;
    readonly lagranja: LaGranja_Args;
}>;
/** An event that the game defines. */
export type TableEvent = OneOf<{
    readonly hallertau: Hallertau_Event;
    readonly lagranja: LaGranja_Event;
}>;
/** A requirement of an action: a condition or a cost. */
export type Requirement = OneOf<{
    readonly hallertau: Hallertau_Requirement;
    readonly lagranja: LaGranja_Requirement;
}>;
/** A seat at a table. */
export interface Seat {
    readonly seat: number;
    readonly claimed: boolean;
    /** Whether the game waits for it. */
    readonly toAct: boolean;
    /** The name of the player; empty if there is none. */
    readonly name: string;
    /** The bot that plays it, one of Ruleset.bots or "default"; empty: a person. */
    readonly bot: string;
    /** The id of its player; empty if none is known. */
    readonly player: string;
    /** How the seat left the game; absent if it did not. */
    readonly left?: Leaving;
    /** Whether its player may take it back from the bot (ReclaimSeat). */
    readonly reclaimable: boolean;
}
/** The plan of a seat when its game is created. */
export interface SeatPlan {
    /** 1 to 24 characters without control and direction characters; empty: the claim may set it. */
    readonly name?: string;
    /** The bot that plays the seat, one of Ruleset.bots; the seat is claimed at once. Empty: a person will claim it. */
    readonly bot?: string;
    /** The id of the player that the seat is for; empty: the claim may set it. */
    readonly player?: string;
}
/** A game without its table. */
export interface Game {
    readonly id: string;
    readonly ruleset: string;
    readonly rulesVersion: string;
    readonly settings?: GameSettings;
    readonly status: GameStatus;
    readonly revision: number;
    /** The sequence number of the last event. */
    readonly headSeq: number;
    readonly seats: readonly Seat[];
    /** The hash of the server's seed, published before the deal. */
    readonly commitment: string;
    readonly createTime?: string;
    readonly updateTime?: string;
    /** Only when the game was played to its end. */
    readonly result?: Result;
    /** The server's seed, only when the game is over. */
    readonly seed?: string;
    /** Whether the creator chose the seed, so that the deal was known beforehand. */
    readonly seedChosen: boolean;
    /** Absent if the game has no time control. */
    readonly clock?: Clock;
    /** The final rank of each seat, in the order of the seats; empty until the game is over, and if it is void. */
    readonly ranks: readonly SeatRank[];
    /** Why the game is over; absent until then. */
    readonly ruling?: Ruling;
}
/** A legal action of a seat. The same action in the same state has always the same id. */
export interface LegalAction {
    readonly id: string;
    /** The member of the arguments that is set, such as "place" or "play_card". */
    readonly kind: string;
    readonly args: Args;
    readonly window: Window;
    /** In the language of the request. */
    readonly label: string;
}
/** The legal actions of a seat. */
export interface ActionList {
    readonly items: readonly LegalAction[];
}
/** The blocked actions of a seat. */
export interface BlockedActionList {
    readonly items: readonly BlockedAction[];
}
/** A requirement that is not met. either: one of these requirements is enough. */
export interface Violation {
    readonly requirement: Requirement;
    readonly need: number;
    readonly have: number;
    /** The id of its rule; ListRules has the text. */
    readonly rule: string;
    readonly either: boolean;
}
/** A blocked action: not legal now, with the reasons. */
export interface BlockedAction {
    readonly id: string;
    readonly violations: readonly Violation[];
    /** The text of the unmet requirements, in the language of the request. */
    readonly text: string;
    /** As in the legal action. */
    readonly kind: string;
    /** The arguments of the action if it were legal. */
    readonly args: Args;
    /** In the language of the request. */
    readonly label: string;
}
/** An action to carry out, given by its id or its arguments. */
export type Action = OneOf<{
    readonly id: string;
    readonly args: Args;
}>;
/** A seat was claimed. */
export interface SeatClaimed {
    readonly seat: number;
    /** The name of the player, empty: none, and the bot that plays the seat, empty: a person. */
    readonly name: string;
    readonly bot: string;
}
/** All seats are claimed, and the first hands are dealt. */
export interface GameStarted {
    readonly seats: number;
    readonly commitment: string;
}
/** A seat took back its last actions; the state is that of an earlier revision. */
export interface Undone {
    readonly seat: number;
    readonly count: number;
}
/** A seat ran out of time. */
export interface SeatTimedOut {
    readonly seat: number;
    /** What the time control says for this time-out. */
    readonly action: TimeOutAction;
    /** How often the seat has run out of time by now. */
    readonly timeOuts: number;
}
/** A seat left the game. If the game goes on, a bot plays the seat. */
export interface SeatLeft {
    readonly seat: number;
    readonly kind: Leaving;
    /** The arbiter, as in Ruling.by; empty if none acted. */
    readonly by: string;
    readonly reason: string;
}
/** A seat has another player from now on: a bot, the player who reclaims it, or a substitute. */
export interface SeatTakenOver {
    readonly seat: number;
    /** The bot that plays it now; empty: a person. */
    readonly bot: string;
    /** The id of the player; empty if none is known. */
    readonly player: string;
    /** The name of the player; empty if there is none. */
    readonly name: string;
    /** The arbiter, as in Ruling.by; empty if none acted. */
    readonly by: string;
    readonly reason: string;
    /** Whether the tokens of the seat were replaced. */
    readonly newToken: boolean;
}
/** An arbiter added time to a bank; a negative number took time away. */
export interface TimeAdded {
    readonly seat: number;
    readonly seconds: number;
    readonly by: string;
    readonly reason: string;
}
/** An arbiter paused the game. */
export interface GamePaused {
    readonly by: string;
    readonly reason: string;
}
/** An arbiter lets the game go on. */
export interface GameResumed {
    readonly by: string;
    readonly reason: string;
}
/** The game is over before its rules end it. */
export interface GameEndedEarly {
    readonly kind: RulingKind;
    /** The rank of each seat, in the order of the seats; empty if the game is void. */
    readonly ranks: readonly number[];
    readonly by: string;
    readonly reason: string;
}
/** An arbiter replaced the tokens of a seat. */
export interface TokenReissued {
    readonly seat: number;
    readonly by: string;
    readonly reason: string;
}
/** A key with the scope games.referee looked at the table as a seat sees it. */
export interface ArbiterLooked {
    readonly seat: number;
    readonly by: string;
}
/** An event in the form that the viewer may see. Every viewer sees the same sequence numbers. */
export type Event = {
    /** The moment of the change, if the game has a time control or an arbiter acted. */
    readonly time?: string;
    readonly seq: number;
    /** The revision that the event belongs to. */
    readonly revision: number;
    /** In the language of the request. */
    readonly text: string;
} & OneOf<{
    readonly seatClaimed: SeatClaimed;
    readonly gameStarted: GameStarted;
    readonly undone: Undone;
    readonly table: TableEvent;
    readonly seatTimedOut: SeatTimedOut;
    readonly seatLeft: SeatLeft;
    readonly seatTakenOver: SeatTakenOver;
    readonly timeAdded: TimeAdded;
    readonly gamePaused: GamePaused;
    readonly gameResumed: GameResumed;
    readonly gameEndedEarly: GameEndedEarly;
    readonly tokenReissued: TokenReissued;
    readonly arbiterLooked: ArbiterLooked;
}>;
/** The outcome of actions: the new revision, everything that happened since the expected one, and the seat's view. */
export interface Outcome {
    readonly revision: number;
    readonly headSeq: number;
    /** What happened after the expected revision; more than the own actions if other seats were faster. */
    readonly events: readonly Event[];
    readonly view: View;
    readonly toAct: readonly number[];
    /** How many of its last actions the seat may take back. */
    readonly undoable: number;
    /** The answer to an earlier request with the same request id. */
    readonly replayed: boolean;
    /** The next actions of the seat; absent unless the request asked for them. */
    readonly actions?: ActionList;
    /** The blocked actions of the seat; absent unless the request asked for them. */
    readonly blocked?: BlockedActionList;
    /** What the seat is asked next, in the language of the request, if the request asked for actions; empty if the seat is asked nothing. */
    readonly question: string;
    /** At the moment of the actions, which is the time of their events. Absent if the game has no time control. May be absent if the game still waits for the same seats: then the clocks that ran before the actions run on, and the others stand still. */
    readonly clock?: Clock;
}
/** The details of a refusal besides its reason: a detail of the gRPC status, members of the problem document in REST. */
export interface Refusal {
    /** Why an action is not legal. */
    readonly violations: readonly Violation[];
    /** The current revision. */
    readonly revision?: number;
    /** For a stale revision: what happened since. */
    readonly missed: readonly Event[];
    /** The id of the call, as in the server's log and in the header X-Request-Id. */
    readonly callId: string;
    /** For a limit: when to try again. */
    readonly retryAfterSeconds?: number;
}
export interface CreateGameRequest {
    readonly ruleset?: string;
    readonly seats?: number;
    /** A setting that is left out has the default value in ListRulesets. */
    readonly settings?: GameSettings;
    /** Makes a retry safe; REST: Idempotency-Key. */
    readonly requestId?: string;
    /** None, or one for each seat. */
    readonly plans?: readonly SeatPlan[];
    /** The server's seed, for tests that need a certain deal: the same seed, entropy and settings deal the same. At most 200 characters. Only servers that were started with --allow-seeds take it. */
    readonly seed?: string;
    /** Absent: the seats have unlimited time. */
    readonly timeControl?: TimeControl;
    /** The bot that plays seats that have left: one of Ruleset.bots or "default"; empty: "default", which plays the default actions of the rules. */
    readonly fill?: string;
}
export interface CreateGameResponse {
    readonly game: Game;
    /** One for each seat; each is good for one claim. Empty for a seat that a bot plays. */
    readonly invites: readonly string[];
    readonly spectatorToken: string;
    /** The answer to an earlier request with the same request id. */
    readonly replayed: boolean;
}
export interface GetGameRequest {
    readonly game: string;
    /** Absent: the current revision. */
    readonly revision?: number;
    /** The seat whose view a referee asks for; a seat's token knows its seat. */
    readonly seat?: number;
    /** Show what every seat knew, such as all hands. Only when the game is over, then of every revision. */
    readonly open?: boolean;
}
export interface GetGameResponse {
    readonly game: Game;
    /** Absent while seats are still to be claimed. */
    readonly view?: View;
    /** How many of its last actions the seat may take back. */
    readonly undoable: number;
}
export interface ListGamesRequest {
    /** At most 100; 0: 50. */
    readonly pageSize?: number;
    readonly pageToken?: string;
    /** Only games in which this player has a seat. A player's token lists its own games, and may leave this out. */
    readonly player?: string;
    /** Only games with this status; left out: all. */
    readonly status?: GameStatus;
    /** Only games that wait for the player; needs a player. */
    readonly toAct?: boolean;
}
export interface ListGamesResponse {
    /** A page of games of a player, a status or `to_act` may have fewer than `page_size`, although there are more. */
    readonly games: readonly Game[];
    /** Empty: there are no more. */
    readonly nextPageToken: string;
}
export interface ClaimSeatRequest {
    readonly game: string;
    readonly seat: number;
    readonly invite?: string;
    /** Mixed into the deal, so that the server alone does not choose it; at most 200 characters. */
    readonly entropy?: string;
    /** Makes a retry safe; REST: Idempotency-Key. */
    readonly requestId?: string;
    /** As the player wants to be called: 1 to 24 characters without control and direction characters; empty: as planned. */
    readonly name?: string;
    /** One of Ruleset.bots: the invite is spent for a bot that plays the seat. At least one seat must be a person's. */
    readonly bot?: string;
    /** The id of the player, if the seat has none. Needs an API key of the game's namespace; a player's token sets its own. */
    readonly player?: string;
}
export interface ClaimSeatResponse {
    /** Empty for a seat that a bot plays. */
    readonly seatToken: string;
    readonly game: Game;
    /** The answer to an earlier request with the same request id. */
    readonly replayed: boolean;
    /** A token for spectators, which the seat can pass on. */
    readonly spectatorToken: string;
}
export interface ListActionsRequest {
    readonly game: string;
    /** The seat that a referee asks for; a seat's token knows its seat. */
    readonly seat?: number;
    /** Also return the blocked actions with their reasons. */
    readonly includeBlocked?: boolean;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    /** Also the view of the seat, of the same revision. */
    readonly includeView?: boolean;
}
export interface ListActionsResponse {
    readonly revision: number;
    /** The seats that the game waits for. */
    readonly toAct: readonly number[];
    readonly actions: readonly LegalAction[];
    readonly blocked: readonly BlockedAction[];
    /** How many of its last actions the seat may take back. */
    readonly undoable: number;
    /** The table as the seat sees it, if the request asked for it. */
    readonly view?: View;
    /** What the seat is asked, in the language of the request; empty if it is asked nothing. */
    readonly question: string;
    readonly seats: readonly Seat[];
}
export interface SubmitActionsRequest {
    readonly game: string;
    /** The seat that a referee acts for; a seat's token knows its seat. */
    readonly seat?: number;
    /** The revision that the seat saw when it decided; REST: If-Match. */
    readonly expectedRevision?: number;
    /** Makes a retry safe; REST: Idempotency-Key. Kept for the last 100 changes that the seat made. */
    readonly requestId?: string;
    readonly actions?: readonly Action[];
    /** Also return the seat's next actions. */
    readonly includeActions?: boolean;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    /** Also return the seat's next blocked actions. */
    readonly includeBlocked?: boolean;
}
export interface SubmitActionsResponse {
    readonly outcome: Outcome;
}
export interface PreviewActionsRequest {
    readonly game: string;
    readonly seat?: number;
    readonly actions?: readonly Action[];
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export interface PreviewActionsResponse {
    readonly revision: number;
    /** Up to the first that would show something hidden; they have no sequence numbers. */
    readonly events: readonly Event[];
    /** Absent if something hidden would be shown. */
    readonly view?: View;
}
export interface ExplainActionRequest {
    readonly game: string;
    readonly seat?: number;
    readonly action?: Action;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export interface ExplainActionResponse {
    readonly revision: number;
    readonly legal: boolean;
    /** The action, if it is legal. */
    readonly action?: LegalAction;
    /** The reason that a submission would be refused with. */
    readonly reason: string;
    readonly text: string;
    readonly violations: readonly Violation[];
}
export interface SuggestActionRequest {
    readonly game: string;
    readonly seat?: number;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export interface SuggestActionResponse {
    readonly revision: number;
    readonly action: LegalAction;
    /** Why, in one sentence. */
    readonly text: string;
}
export interface UndoActionsRequest {
    readonly game: string;
    readonly seat?: number;
    readonly expectedRevision?: number;
    readonly requestId?: string;
    /** 0: 1. */
    readonly count?: number;
    readonly includeActions?: boolean;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    readonly includeBlocked?: boolean;
}
export interface UndoActionsResponse {
    readonly outcome: Outcome;
}
export type SetReadyRequest = {
    readonly game: string;
    /** The seat; with a seat's token it must be the token's own. */
    readonly seat: number;
    readonly requestId?: string;
    readonly includeActions?: boolean;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
    readonly includeBlocked?: boolean;
} & (OneOf<{
    /** Confirm this and all stop points of the Round through a Phase. */
    readonly throughPhase: number;
    /** Be asked only if a card can be played. */
    readonly whileIdle: boolean;
    /** Be asked at every stop point again. */
    readonly alwaysAsk: boolean;
}> | {
    readonly [Unset in "throughPhase" | "whileIdle" | "alwaysAsk"]?: never;
});
export interface SetReadyResponse {
    readonly outcome: Outcome;
}
export interface ListEventsRequest {
    readonly game: string;
    /** The events after this one. */
    readonly afterSeq?: number;
    /** At most 1,000; 0: 200. */
    readonly pageSize?: number;
    readonly seat?: number;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export interface ListEventsResponse {
    readonly events: readonly Event[];
    readonly headSeq: number;
}
export interface WatchGameRequest {
    readonly game: string;
    /** The events after this one; REST: Last-Event-ID. */
    readonly afterSeq?: number;
    readonly seat?: number;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export type WatchGameResponse = OneOf<{
    readonly hello: WatchGameResponse_Hello;
    readonly event: Event;
    readonly heartbeat: WatchGameResponse_Heartbeat;
    readonly goodbye: WatchGameResponse_Goodbye;
    readonly turn: WatchGameResponse_Turn;
    /** Only if the game has a time control: after the hello, before the turn of every new commit, and after a heartbeat if an outage was noticed. */
    readonly clock: Clock;
}>;
/** The first message: the current revision and sequence number of the game. */
export interface WatchGameResponse_Hello {
    readonly revision: number;
    readonly headSeq: number;
    /** If the stream is silent for longer than this many milliseconds, the connection is lost. */
    readonly heartbeatMs: number;
}
/** The end of a commit: all its events were sent, and the game waits for these seats. It has no sequence number. A stream that begins at the last event sends it at once. */
export interface WatchGameResponse_Turn {
    readonly revision: number;
    readonly toAct: readonly number[];
}
/** Sent when there was no other message for a while. */
export interface WatchGameResponse_Heartbeat {
    readonly headSeq: number;
    /** Only if the game has a time control. */
    readonly serverTime?: string;
}
/** The last message: why the stream ends, and the sequence number to resume from. */
export interface WatchGameResponse_Goodbye {
    readonly reason: GoodbyeReason;
    readonly cursor: number;
}
/** A player. */
export interface Player {
    /** 1 to 64 letters, digits, dots, underscores, tildes and hyphens. */
    readonly id: string;
    /** 1 to 24 characters without control and direction characters; may be empty. */
    readonly name: string;
    readonly createTime: string;
    readonly updateTime: string;
}
export interface UpsertPlayerRequest {
    readonly player: string;
    readonly name?: string;
}
export interface UpsertPlayerResponse {
    readonly player: Player;
}
export interface GetPlayerRequest {
    readonly player: string;
}
export interface GetPlayerResponse {
    readonly player: Player;
}
export interface ListPlayersRequest {
    /** 1 to 100; 0: 50. */
    readonly pageSize?: number;
    readonly pageToken?: string;
}
export interface ListPlayersResponse {
    readonly players: readonly Player[];
    /** Empty if this is the last page. */
    readonly nextPageToken: string;
}
export interface IssuePlayerTokenRequest {
    readonly player: string;
}
export interface IssuePlayerTokenResponse {
    readonly playerToken: string;
}
export interface RevokePlayerTokensRequest {
    readonly player: string;
}
export interface RevokePlayerTokensResponse {
    readonly player: Player;
}
export interface FetchSeatTokenRequest {
    readonly game: string;
    readonly seat: number;
}
export interface FetchSeatTokenResponse {
    readonly seatToken: string;
}
/** One act in the audit list of a game. */
export interface AuditEntry {
    /** The sequence number of its event. */
    readonly seq: number;
    /** The revision after which it happened. */
    readonly revision: number;
    readonly time: string;
    readonly kind: ActKind;
    /** Absent for an act that concerns the whole game. */
    readonly seat?: number;
    /** The API key of the arbiter, and the person if the request named one, as "KEY" or "KEY/ACTOR"; empty for seats and clocks. */
    readonly by: string;
    readonly reason: string;
    /** In the language of the request. */
    readonly text: string;
}
export interface ResignSeatRequest {
    readonly game: string;
    readonly seat: number;
    readonly requestId?: string;
    readonly language?: string;
}
export interface ResignSeatResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface ReclaimSeatRequest {
    readonly game: string;
    readonly seat: number;
    readonly requestId?: string;
    readonly language?: string;
}
export interface ReclaimSeatResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface ForfeitSeatRequest {
    readonly game: string;
    readonly seat: number;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
    /** FORFEITED (also if it is left out), ABSENT or DISQUALIFIED. */
    readonly kind?: Leaving;
}
export interface ForfeitSeatResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface ReplaceSeatRequest {
    readonly game: string;
    readonly seat: number;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
    /** The id of the player who takes the seat; empty: whoever uses the invite. */
    readonly player?: string;
    /** The name of that player; empty: the claim may set it. */
    readonly name?: string;
    readonly credit?: Credit;
}
export interface ReplaceSeatResponse {
    readonly game: Game;
    /** Claims the seat once. */
    readonly invite: string;
    readonly replayed: boolean;
}
export interface AddTimeRequest {
    readonly game: string;
    readonly seat: number;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
    /** Negative: time is taken away, not below a bank of 0. At most 60 days either way. */
    readonly seconds?: number;
}
export interface AddTimeResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface ReissueTokenRequest {
    readonly game: string;
    readonly seat: number;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
}
export interface ReissueTokenResponse {
    readonly game: Game;
    /** Claims the seat once. */
    readonly invite: string;
    readonly replayed: boolean;
}
export interface PauseGameRequest {
    readonly game: string;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
}
export interface PauseGameResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface ResumeGameRequest {
    readonly game: string;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
}
export interface ResumeGameResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface AdjudicateGameRequest {
    readonly game: string;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
    /** The rank of each seat, in the order of the seats: 1 is best, equal seats share a rank, and the next rank counts them all (1, 1, 3). */
    readonly ranks?: readonly number[];
    /** Decide only if the game is still at this revision; absent: at any. */
    readonly expectedRevision?: number;
}
export interface AdjudicateGameResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface VoidGameRequest {
    readonly game: string;
    readonly requestId?: string;
    /** 1 to 500 characters; all seats see it. */
    readonly reason?: string;
    /** Which person acts, up to 64 characters. */
    readonly actor?: string;
}
export interface VoidGameResponse {
    readonly game: Game;
    readonly replayed: boolean;
}
export interface ListAuditRequest {
    readonly game: string;
    /** Only acts after this sequence number. */
    readonly afterSeq?: number;
    /** 1 to 200; 0: 100. */
    readonly pageSize?: number;
    readonly language?: string;
}
export interface ListAuditResponse {
    readonly entries: readonly AuditEntry[];
    /** Send it as `after_seq` for the next page; 0 if this is the last page. */
    readonly nextAfterSeq: number;
}
export interface DeleteGameRequest {
    readonly game: string;
}
export type DeleteGameResponse = {
    readonly [member: string]: never;
};
/** The entropy that a seat contributed before the deal. */
export interface RecordSeat {
    readonly entropy: string;
}
/** One revision: a seat played an action, or took back its last actions. */
export type RecordEntry = {
    readonly revision: number;
    readonly seat: number;
    /** Of the table after it. Empty while the game runs: the same digest twice would tell that a secret choice was made again. */
    readonly digest: string;
    /** The moment of the action, if the game has a time control. */
    readonly time?: string;
    /** Who chose the action: "clock", "bot:" and the name of a bot, or "arbiter"; empty: the player of the seat. */
    readonly cause?: string;
} & OneOf<{
    readonly action: string;
    readonly undo: number;
}>;
/** What a clock, a player who left, or an arbiter did. */
export interface RecordAct {
    /** The revision after which it happened. */
    readonly revision: number;
    readonly time: string;
    readonly kind: ActKind;
    readonly seat?: number;
    /** For FORFEIT: how the seat left. */
    readonly leaving?: Leaving;
    /** For ADD_TIME: the seconds. */
    readonly seconds?: number;
    /** For ADJUDICATE: the ranks of the seats. */
    readonly ranks: readonly number[];
    /** The arbiter, as in Ruling.by; empty if none acted. */
    readonly by?: string;
    readonly reason?: string;
}
/** What a record has besides the moves of the seats: what clocks, leavers and arbiters did, and what follows from it. */
export interface RecordReferee {
    /** Absent if the game had no time control. */
    readonly timeControl?: TimeControl;
    /** The bot that plays each seat from the beginning, empty for a person; no entries if there was no bot. */
    readonly bots: readonly string[];
    /** The bot that plays seats that have left. */
    readonly fill: string;
    /** When the cards were dealt, if the game had a time control. */
    readonly startTime?: string;
    /** The outages that the clocks do not count. */
    readonly outages: readonly Outage[];
    readonly acts: readonly RecordAct[];
    /** The final rank of each seat; no entries until the game is over, and if it is void. */
    readonly ranks: readonly number[];
    /** Why the game is over; absent until then. */
    readonly ruling?: RulingKind;
}
/** A whole game. It alone rebuilds the digest of every revision; the same JSON is what `reeve verify` reads. */
export interface Record {
    readonly format: string;
    readonly ruleset: string;
    readonly version: string;
    /** The game's settings as text. */
    readonly settings: {
        readonly [key: string]: string;
    };
    readonly seats: readonly RecordSeat[];
    /** The hash of the seed, published before the deal. */
    readonly commitment: string;
    /** The digest of the table after the deal. */
    readonly setup: string;
    readonly actions: readonly RecordEntry[];
    /** Only when the game is over. */
    readonly seed?: string;
    readonly result?: Result;
    /** Set if the creator of the game chose the seed, so that the deal was known beforehand. */
    readonly seedChosen?: boolean;
    /** Present if the game had a time control, or if somebody left or an arbiter acted. */
    readonly referee?: RecordReferee;
}
/** One revision of a record, with the table after it. */
export interface ReplayStep {
    readonly revision: number;
    /** The seat that acted; absent for revision 0, the deal. */
    readonly seat?: number;
    /** The id of the action; empty for the deal and for an undo. */
    readonly action: string;
    /** The action in words, in the language of the request. */
    readonly label: string;
    /** What happened, as the viewer sees it; without sequence numbers. */
    readonly events: readonly Event[];
    readonly view: View;
}
export interface ExportRecordRequest {
    readonly game: string;
}
export interface ExportRecordResponse {
    readonly record: Record;
}
export interface VerifyRecordRequest {
    readonly record?: Record;
}
export interface VerifyRecordResponse {
    readonly ok: boolean;
    /** What was found, in the best language of the header accept-language, else in English. */
    readonly message: string;
    /** The first revision that differs, if there is one. */
    readonly revision?: number;
}
export interface ReplayRecordRequest {
    readonly record?: Record;
    /** The first revision of the answer; 0: the deal. */
    readonly fromRevision?: number;
    /** At most 64; 0: 64. */
    readonly steps?: number;
    /** The seat whose view is shown; absent: a spectator's. */
    readonly seat?: number;
    /** Show all hands. */
    readonly open?: boolean;
    /** en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en. */
    readonly language?: string;
}
export interface ReplayRecordResponse {
    readonly steps: readonly ReplayStep[];
    /** The last revision of the record. */
    readonly lastRevision: number;
}
/** A webhook. */
export interface Webhook {
    readonly id: string;
    readonly url: string;
    readonly kinds: readonly WebhookKind[];
    /** Only events of games with this player; empty: all games. */
    readonly player: string;
    /** A turn that ends within 5 seconds is not told. */
    readonly quiet: boolean;
    /** Why no deliveries are made; empty if they are. */
    readonly disabled: string;
    readonly createTime: string;
}
/** A delivery that was not acknowledged yet. */
export interface Delivery {
    readonly id: string;
    readonly kind: WebhookKind;
    readonly game: string;
    readonly status: DeliveryStatus;
    readonly attempts: number;
    readonly createTime: string;
    /** Only while it is pending. */
    readonly nextAttemptTime?: string;
    /** How the last attempt failed; empty before the first one. */
    readonly error: string;
}
export interface CreateWebhookRequest {
    readonly url?: string;
    readonly kinds?: readonly WebhookKind[];
    readonly player?: string;
    readonly quiet?: boolean;
    readonly requestId?: string;
}
export interface CreateWebhookResponse {
    readonly webhook: Webhook;
    /** "whsec_" and the key in base64. */
    readonly secret: string;
    readonly replayed: boolean;
}
export type ListWebhooksRequest = {
    readonly [member: string]: never;
};
export interface ListWebhooksResponse {
    readonly webhooks: readonly Webhook[];
}
export interface GetWebhookRequest {
    readonly webhook: string;
}
export interface GetWebhookResponse {
    readonly webhook: Webhook;
}
export interface UpdateWebhookRequest {
    readonly webhook: string;
    readonly url?: string;
    /** Empty: as they are. */
    readonly kinds?: readonly WebhookKind[];
    readonly player?: string;
    readonly quiet?: boolean;
}
export interface UpdateWebhookResponse {
    readonly webhook: Webhook;
}
export interface DeleteWebhookRequest {
    readonly webhook: string;
}
export type DeleteWebhookResponse = {
    readonly [member: string]: never;
};
export interface RotateSecretRequest {
    readonly webhook: string;
}
export interface RotateSecretResponse {
    readonly webhook: Webhook;
    readonly secret: string;
}
export interface TestWebhookRequest {
    readonly webhook: string;
}
export interface TestWebhookResponse {
    /** Whether the receiver answered with a status from 200 to 299. */
    readonly ok: boolean;
    /** The status that the receiver answered with; 0 if it did not answer. */
    readonly status: number;
    /** Why there was no answer; empty if there was one. */
    readonly error: string;
}
export interface ListDeliveriesRequest {
    readonly webhook: string;
    /** Left out: all. */
    readonly status?: DeliveryStatus;
    /** 1 to 100; 0: 50. */
    readonly pageSize?: number;
    readonly pageToken?: string;
}
export interface ListDeliveriesResponse {
    readonly deliveries: readonly Delivery[];
    /** Empty if this is the last page. */
    readonly nextPageToken: string;
}
export interface RetryDeliveryRequest {
    readonly webhook: string;
    readonly delivery: string;
}
export interface RetryDeliveryResponse {
    readonly delivery: Delivery;
}
