// Below the farm: donkey tokens and dice, buying and selling, upgrades, trades of commodities, craft tiles.

import type { JSX } from "preact";
import { Amount, Icon } from "../../look/icon.tsx";
import type { Catalogue } from "../../table/catalogue.ts";
import type { BoardProps } from "../../table/game.ts";
import { Lock, Place } from "../../table/place.tsx";
import { Effects } from "./effects.tsx";
import { farmOf, nameOfGood, partOf, partsOf, RESOURCES } from "./model.ts";
import { nameOf } from "./names.ts";
import { at } from "./places.ts";
import { titles } from "./words.ts";

export function Shop(board: BoardProps): JSX.Element {
  return (
    <div class="shop">
      <Donkeys {...board} />
      <Supply {...board} />
      <Trades {...board} />
    </div>
  );
}

function Donkeys(board: BoardProps): JSX.Element {
  const { view, seat, catalogue } = board;
  const { donkey, donkeysAvailable, extraDeliveryLimit } = farmOf(view, seat);
  const t = titles(catalogue.language);
  const price = partsOf(catalogue, "farmBoard")[0]?.data.extraDeliveryPrice;
  return (
    <div class="line">
      <h3 class="sub">{t.donkeys}</h3>
      <div class="tiles">
        {partsOf(catalogue, "donkeyToken").map(({ id, name, data: { deliveries, hats } }) => {
          const state = donkey === deliveries ? "now" : donkeysAvailable.includes(deliveries) ? "" : "spent";
          return (
            <Place key={id} at={at.donkey(deliveries)} class={`donk ${state}`} label={name}>
              <b>{deliveries}</b>
              <Icon name="donkey" />
              {Array.from({ length: hats }, (_, index) => (
                <Icon key={index} name="hat" class="h" />
              ))}
            </Place>
          );
        })}
        <Place at={at.deliveries(seat)} class="chip1" label={`${t.extraDeliveries}: ${extraDeliveryLimit}`}>
          <Lock at={at.deliveries(seat)} />
          <span class="word">{t.extraDeliveries}</span>
          <Amount of="deliver" n={`+${extraDeliveryLimit}`} />
          <Amount of="silver" n={price} class="pay" />
        </Place>
      </div>
    </div>
  );
}

function Supply(board: BoardProps): JSX.Element {
  const { catalogue, seat } = board;
  const t = titles(catalogue.language);
  return (
    <div class="line">
      <Place at={at.bank} class="sub" label={t.buySell}>
        {t.buySell}
      </Place>
      <div class="tiles">
        {RESOURCES.map((good) => {
          const price = partOf(catalogue, "resource", good)?.data;
          const place = at.supply(good);
          return (
            <Place key={good} at={place} class="sup" label={`${nameOf(place, board)}: ${price?.buy} / ${price?.sell}`}>
              <Lock at={place} />
              <Icon name={good} />
              {price && (
                <span>
                  {price.buy} <span class="muted">/ {price.sell}</span>
                </span>
              )}
            </Place>
          );
        })}
        <Place at={at.upgrade(seat)} class="sup up" label={t.upgrade}>
          <Lock at={at.upgrade(seat)} />
          <Icon name="upgrade" />
          <span class="word">{t.upgrade}</span>
          {upgrades(catalogue).map(([good, price]) => (
            <Amount key={good + price} of={good} n={price} />
          ))}
        </Place>
      </div>
    </div>
  );
}

/** What resources can be upgraded to, with the price. */
function upgrades(catalogue: Catalogue): readonly (readonly [string, number])[] {
  const all = partsOf(catalogue, "resource").map(
    ({ data }) => [nameOfGood(data.upgradesTo), data.upgradePrice] as const,
  );
  return [...new Map(all.map((one) => [one.join(), one])).values()];
}

function Trades({ catalogue }: BoardProps): JSX.Element {
  const t = titles(catalogue.language);
  return (
    <div class="line">
      <h3 class="sub">
        {t.trade} <Icon name="commodity" />
      </h3>
      <div class="tiles">
        {partsOf(catalogue, "commodityTrade").map(({ id, name, data }) => (
          <Place key={id} at={at.trade(id)} class="sup" label={`${t.trade}: ${name}`}>
            <Lock at={at.trade(id)} />
            <Effects of={data.effects} />
          </Place>
        ))}
      </div>
    </div>
  );
}
