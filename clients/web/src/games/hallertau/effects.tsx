// What spaces and cards cost and give, as icons. What no icon says is left to the words of the card.

import {
  byKind,
  type Hallertau_Card,
  type Hallertau_CardOption,
  type Hallertau_Condition,
  type Hallertau_Cost,
  type Hallertau_Cost_Amount,
  type Hallertau_Effect,
  type Hallertau_Effect_Gain,
  type Hallertau_Number,
  type Hallertau_Quantity,
  type Hallertau_SpaceCost,
  type Hallertau_SpaceLine,
} from "@reeve/client";
import type { ComponentChildren, JSX } from "preact";
import { Amount, Icon } from "../../look/icon.tsx";
import { deckId, goodId, iconFor, resourceId } from "./keys.ts";

const quantityId = (name: string): string => name.replace(/^QUANTITY_NAME_/, "").toLowerCase();
const Arrow = (): JSX.Element => <Icon name="arrow" class="ar" />;
const Or = (): JSX.Element => <span class="op">/</span>;
/** Stands for what only words can say. */
const Words = (): JSX.Element => <span class="op">…</span>;

/** Quantities that have an icon, which is not always that of their name. */
const COUNTED: { readonly [id: string]: string } = {
  ...Object.fromEntries(
    ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay", "sheep", "jewelry"].map((id) => [
      id,
      id,
    ]),
  ),
  tools: "tool",
  fields: "field",
  workers: "worker",
  crops: "crop",
  window: "center",
  stables_sheep: "stables",
  hand_not_gateway: "hand",
};

function joined(parts: readonly ComponentChildren[], between: () => JSX.Element): JSX.Element {
  return (
    <>
      {parts.map((part, index) => (
        <>
          {index > 0 && between()}
          {part}
        </>
      ))}
    </>
  );
}

/** A quantity as text, if it is a number or one for each option of a card. */
function numberText(number: Hallertau_Number | undefined): string | undefined {
  if (!number) return undefined;
  if (number.quantity) return quantityText(number.quantity);
  const all = number.byOption?.of.map(quantityText) ?? [];
  return all.every((one) => one !== undefined) ? all.join("/") : undefined;
}

const quantityText = (quantity: Hallertau_Quantity | undefined): string | undefined =>
  quantity?.number === undefined ? undefined : String(quantity.number);

/** A number that is counted at the table: "× sheep". The style sheet puts the number of the round into its disc. */
function Times({ quantity }: { readonly quantity: Hallertau_Quantity | undefined }): JSX.Element {
  const name = quantity?.name && quantityId(quantity.name);
  const icon = name && COUNTED[name];
  return <span class="q">×{name === "round" ? <i class="round-disc" /> : icon ? <Icon name={icon} /> : "…"}</span>;
}

/** A number of something: "2 milk", or "wool × sheep". A 1 is left out. */
function Some({ of, number }: { readonly of: string; readonly number: Hallertau_Number | undefined }): JSX.Element {
  const text = numberText(number);
  if (text !== undefined) return <Amount of={of} n={text === "1" ? undefined : text} />;
  return (
    <>
      <Amount of={of} />
      <Times quantity={number?.quantity} />
    </>
  );
}

const gains = (what: readonly Hallertau_Effect_Gain[] | undefined): JSX.Element => (
  <>
    {what?.map(({ resource, number }) => (
      <Some key={resource} of={iconFor(resourceId(resource))} number={number} />
    ))}
  </>
);

const prices = (what: readonly Hallertau_Cost_Amount[]): JSX.Element => (
  <>
    {what.map(({ resource, number }) => (
      <Some key={resource} of={iconFor(resourceId(resource))} number={number && { quantity: number }} />
    ))}
  </>
);

const count = (of: string, n: number): JSX.Element => <Amount of={of} n={n === 1 ? undefined : n} />;

/** A line of an action space. */
export function SpaceLine({ line }: { readonly line: Hallertau_SpaceLine }): JSX.Element {
  return byKind(line, {
    trade: ({ pay, get }) => (
      <>
        <span class="pay">{pay && <SpacePrice cost={pay} />}</span>
        <Arrow />
        {gains(get?.what)}
      </>
    ),
    crops: ({ number }) => count("crop", number),
    moveFields: ({ number, row }) => (
      <>
        {count("field", number)}
        <Arrow />
        <Amount of="field" sub={row} />
      </>
    ),
    takeMarker: () => <Amount of="marker" />,
    choice: ({ among }) =>
      joined(
        among.map((one, index) => <SpaceLine key={index} line={one} />),
        Or,
      ),
    _: () => <Effect effect={line as Hallertau_Effect} />,
  });
}

function SpacePrice({ cost }: { readonly cost: Hallertau_SpaceCost }): JSX.Element {
  return byKind(cost, {
    stepLeft: () => (
      <>
        <Icon name="arrow" class="ar back" />
        <Icon name="carpentry" class="craft" />
      </>
    ),
    _: () => <Price cost={cost as Hallertau_Cost} />,
  });
}

/** What a card gives. */
export function Effect({ effect }: { readonly effect: Hallertau_Effect }): JSX.Element {
  return byKind(effect, {
    get: ({ what }) => gains(what),
    getField: ({ row, number }) => (
      <Amount of="field" n={number === 1 ? undefined : number} sub={numberText(row) ?? "?"} />
    ),
    draw: ({ deck, number }) => <Some of={deckId(deck)} number={number} />,
    oneOf: ({ of, sow }) => (
      <>
        {joined(
          of.map((one, index) => <Effect key={index} effect={one} />),
          Or,
        )}
        {sow && <Amount of="sow" />}
      </>
    ),
    byOption: ({ of }) =>
      joined(
        of.map((one, index) => <Effect key={index} effect={one} />),
        Or,
      ),
    differentCrops: ({ number }) => <Some of="crop" number={number} />,
    sow: ({ times }) => <Some of="sow" number={times} />,
    sowGood: ({ good }) => (
      <>
        <Amount of={iconFor(goodId(good))} />
        <Arrow />
        <Amount of="sow" />
      </>
    ),
    harvest: ({ number }) => count("harvest", number),
    raise: ({ number }) => (
      <span class="q">
        {number > 1 ? number : ""}
        <Icon name="field" />
        <Icon name="arrow" class="ar up" />
      </span>
    ),
    fieldToRow: ({ row }) => (
      <>
        <Arrow />
        <Amount of="field" sub={row} />
      </>
    ),
    moveSheep: ({ number, same }) => <SheepSteps number={number} same={same} />,
    swap: () => (
      <>
        <span class="pay">
          <Amount of="tool" />
        </span>
        <Arrow />
        <Amount of="jewelry" />
      </>
    ),
    clearSpace: () => <WorkersOff />,
    clearTopRows: () => <WorkersOff />,
    takeWorkers: () => <Amount of="worker" />,
    useSpace: () => <Amount of="quadrant" />,
    _: () => <Words />,
  });
}

/** One sheep by several steps, or several sheep by one step each. */
function SheepSteps({
  number,
  same,
}: {
  readonly number: Hallertau_Number | undefined;
  readonly same: boolean;
}): JSX.Element {
  const n = numberText(number) ?? "…";
  return (
    <span class="q">
      {!same && n !== "1" && n}
      <Icon name="sheep" />
      <Icon name="arrow" class="ar" />
      {same && n !== "1" && n}
    </span>
  );
}

const WorkersOff = (): JSX.Element => (
  <span class="q">
    <Icon name="worker" />
    <Icon name="arrow" class="ar up" />
  </span>
);

/** What a card costs. */
function Price({ cost }: { readonly cost: Hallertau_Cost }): JSX.Element {
  return byKind(cost, {
    pay: ({ what }) => prices(what),
    paySheep: ({ number }) => count("sheep", number),
    removeFields: ({ number, rows }) => (
      <Amount of="field" n={number === 1 ? undefined : number} sub={rows.length > 0 ? rows.join("/") : undefined} />
    ),
    discard: ({ number, deck }) => count(deck ? deckId(deck) : "hand", number),
    freeGoods: ({ types, each }) => (
      <span class="q">
        {types} × {each}
        <Icon name="commodity" />
      </span>
    ),
    payHarvested: ({ crop, number }) => count(iconFor(goodId(crop)), number),
    takeOffField: () => <Amount of="sow" />,
    sheepBack: ({ number }) => (
      <span class="q">
        <Icon name="arrow" class="ar back" />
        {number > 1 && number}
        <Icon name="sheep" />
      </span>
    ),
    _: () => <Words />,
  });
}

/** A quantity in a condition, as an icon; nothing if it needs words. */
function Counted({ quantity }: { readonly quantity: Hallertau_Quantity | undefined }): JSX.Element | null {
  if (!quantity) return null;
  if (quantity.number !== undefined) return <>{quantity.number}</>;
  if (quantity.played) return <Icon name={deckId(quantity.played.deck)} />;
  if (quantity.fields) return <FieldsCounted of={quantity.fields} />;
  if (quantity.sum) {
    const all = quantity.sum.of;
    return all.every(isDrawn)
      ? joined(
          all.map((one, index) => <Counted key={index} quantity={one} />),
          () => <>+</>,
        )
      : null;
  }
  const icon = quantity.name && COUNTED[quantityId(quantity.name)];
  return icon ? <Icon name={icon} /> : null;
}

function FieldsCounted({ of }: { readonly of: NonNullable<Hallertau_Quantity["fields"]> }): JSX.Element {
  const planted = of.contain ? iconFor(goodId(of.contain)) : of.planted ? "sow" : undefined;
  return (
    <>
      <Icon name="field" />
      {of.rows.length > 0 && <sub>{of.rows.join("/")}</sub>}
      {planted && <Icon name={planted} />}
    </>
  );
}

function isDrawn(quantity: Hallertau_Quantity | undefined): boolean {
  if (!quantity) return false;
  if (quantity.number !== undefined || quantity.played || quantity.fields) return true;
  if (quantity.sum) return quantity.sum.of.every(isDrawn);
  return quantity.name !== undefined && COUNTED[quantityId(quantity.name)] !== undefined;
}

/** Whether icons say anything of a condition. */
function isSaid(when: Hallertau_Condition | undefined): boolean {
  if (!when) return true;
  const several = when.allOf ?? when.anyOf;
  if (several) return several.of.some(isSaid);
  return isDrawn((when.atLeast ?? when.atMost ?? when.exactly ?? when.moreThan)?.what);
}

function Condition({ when }: { readonly when: Hallertau_Condition }): JSX.Element {
  const several = (of: readonly Hallertau_Condition[], between: () => JSX.Element) =>
    joined(
      of.map((one, index) => <Condition key={index} when={one} />),
      between,
    );
  return byKind(when, {
    atLeast: ({ what, number }) => <Compared what={what} sign="≥" number={number} />,
    atMost: ({ what, number }) => <Compared what={what} sign="≤" number={{ number }} />,
    exactly: ({ what, numbers }) => <Compared what={what} sign="=" number={numbers.join("/")} />,
    moreThan: ({ what, other }) => <Compared what={what} sign=">" number={other} />,
    allOf: ({ of }) => several(of, () => <span class="op"> </span>),
    anyOf: ({ of }) => several(of, Or),
    _: () => <Words />,
  });
}

interface ComparedProps {
  readonly what: Hallertau_Quantity | undefined;
  readonly sign: string;
  readonly number: Hallertau_Quantity | string | undefined;
}

/** "≥ 3 sheep", or "barley ≥ window". */
function Compared({ what, sign, number }: ComparedProps): JSX.Element {
  const plain = typeof number === "string" ? number : quantityText(number);
  const other = typeof number === "string" ? undefined : number;
  if (!isDrawn(what) || (plain === undefined && !isDrawn(other))) return <Words />;
  return (
    <span class="q">
      {plain === undefined ? <Counted quantity={what} /> : null}
      {sign}
      {plain ?? <Counted quantity={other} />}
      {plain === undefined ? null : <Counted quantity={what} />}
    </span>
  );
}

/** The tiers of a card that ask for more and more of one thing: "≥ 2/3/4 sheep". */
function tiers(options: readonly Hallertau_CardOption[]): JSX.Element | undefined {
  const bounds = options.map(({ when }) => when?.atLeast);
  const [first] = bounds;
  const same = bounds.every((one) => one && JSON.stringify(one.what) === JSON.stringify(first?.what));
  const numbers = bounds.map((one) => quantityText(one?.number));
  if (first && same && numbers.every((one) => one !== undefined)) {
    return <Compared what={first.what} sign="≥" number={numbers.join("/")} />;
  }
  return paidTiers(options);
}

function paidTiers(options: readonly Hallertau_CardOption[]): JSX.Element | undefined {
  const found = options.map(({ pay: [cost, ...more] }) => (cost && more.length === 0 ? oneThing(cost) : undefined));
  const [first] = found;
  if (!first || !found.every((one) => one?.of === first.of)) return undefined;
  return <Amount of={first.of} n={found.map((one) => one?.n).join("/")} />;
}

/** A price in one thing only. */
function oneThing(cost: Hallertau_Cost): { readonly of: string; readonly n: string } | undefined {
  if (cost.paySheep) return { of: "sheep", n: String(cost.paySheep.number) };
  if (cost.removeFields && cost.removeFields.rows.length === 0)
    return { of: "field", n: String(cost.removeFields.number) };
  const [only, ...more] = cost.pay?.what ?? [];
  const n = quantityText(only?.number);
  return only && n !== undefined && more.length === 0 ? { of: iconFor(resourceId(only.resource)), n } : undefined;
}

/** The ways to play a card: "2 milk / 3 wool". Ways that all need words are one "…". */
function Options({ options }: { readonly options: readonly Hallertau_CardOption[] }): JSX.Element {
  if (!options.some(({ when }) => isSaid(when))) return <Words />;
  return (
    tiers(options) ??
    joined(
      options.map((option, index) => <Option key={index} option={option} />),
      Or,
    )
  );
}

function Option({ option }: { readonly option: Hallertau_CardOption }): JSX.Element {
  if (option.when) return <Condition when={option.when} />;
  return (
    <>
      {option.pay.map((cost, index) => (
        <Price key={index} cost={cost} />
      ))}
    </>
  );
}

/** What a card asks for: phase, condition, outlined, and price, on grey; then its options. */
function Asked({ card: { when, pay, options, onlyPhase, notPhase } }: { readonly card: Hallertau_Card }): JSX.Element {
  return (
    <>
      {onlyPhase > 0 && <i class="phase">{onlyPhase}</i>}
      {notPhase > 0 && <i class="phase not">{notPhase}</i>}
      {when && (
        <span class="cost has">
          <Condition when={when} />
        </span>
      )}
      {pay.length > 0 && (
        <span class="cost">
          {pay.map((cost, index) => (
            <Price key={index} cost={cost} />
          ))}
        </span>
      )}
      {options.length > 0 && (
        <span class={options.some((one) => one.when) ? "cost has" : "cost"}>
          <Options options={options} />
        </span>
      )}
    </>
  );
}

/** The line of icons of a card: price or condition, arrow, gain; then the income of every round, and points. */
export function CardLine({ card, vp }: { readonly card: Hallertau_Card; readonly vp: number }): JSX.Element {
  const gives = card.do.length > 0 || card.income.length > 0 || vp > 0;
  const asks = card.options.length > 0 || card.pay.length > 0 || card.when !== undefined;
  return (
    <>
      <Asked card={card} />
      {asks && gives && <Arrow />}
      {card.do.map((effect, index) => (
        <Effect key={index} effect={effect} />
      ))}
      {card.income.length > 0 && <Icon name="clock" />}
      {card.income.map((effect, index) => (
        <Effect key={index} effect={effect} />
      ))}
      {vp > 0 && <Amount of="vp" n={vp} />}
    </>
  );
}
