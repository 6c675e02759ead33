// Effects as icons: "2 silver", "play / draw", "1 upgrade 1 hat".

import { byKind, type LaGranja_Amount, type LaGranja_Effect, type LaGranja_Effects } from "@reeve/client";
import type { ComponentChildren, JSX } from "preact";
import { Amount, Icon } from "../../look/icon.tsx";
import { nameOfGood } from "./model.ts";

/** Any good that grows on fields: one icon for all of them. */
const HARVEST = ["olive", "grain", "grape"] as const;

/** A line of effects. */
export function Effects({ of }: { readonly of: readonly LaGranja_Effect[] }): JSX.Element {
  return (
    <span class="fx">
      {of.map((effect, index) => (
        <span class="e1" key={index}>
          {draw(effect)}
        </span>
      ))}
    </span>
  );
}

function draw(effect: LaGranja_Effect): ComponentChildren {
  return byKind<LaGranja_Effect, ComponentChildren>(effect, {
    gain: ({ good, amount }) => gain(nameOfGood(good), amount),
    gainChoice: ({ options, amount, distinct }) => {
      const goods = options.map(nameOfGood);
      const any = goods.length === HARVEST.length && HARVEST.every((good) => goods.includes(good));
      return (
        <>
          {any ? (
            <Amount of="harvest" n={many(amount)} />
          ) : (
            <>
              {many(amount) && <b>{amount}</b>}
              {between(goods.map((good) => <Icon key={good} name={good} />))}
            </>
          )}
          {distinct && <span class="op">≠</span>}
        </>
      );
    },
    upgrade: ({ max }) => <Amount of="upgrade" n={many(max)} />,
    deliver: ({ count }) => <Amount of="deliver" n={many(count)} />,
    siesta: ({ steps }) => <Amount of="hat" n={many(steps)} />,
    drawCard: ({ count }) => <Amount of="draw" n={many(count)} />,
    playCard: ({ count, roles }) => (
      <>
        <Amount of="play" n={many(count)} />
        {roles.length === 1 && <Icon name={String(roles[0]).slice("ROLE_".length).toLowerCase()} />}
      </>
    ),
    choose: ({ options }) => <Alternatives options={options} />,
    flipRoof: ({ count }) => (
      <>
        <Icon name="undo" class="turn" />
        <Amount of="roof" n={many(count)} />
      </>
    ),
    lookDeck: ({ count, keep }) => (
      <>
        <Amount of="eye" n={count} />
        <Amount of="draw" n={many(keep)} />
      </>
    ),
    moveStall: () => (
      <>
        <Icon name="arrow" />
        <Icon name="stall" />
      </>
    ),
    revenueSpace: ({ number }) => <Icon name={number?.number ? `die${number.number}` : "die6"} />,
    doubleOptions: () => <span class="op">2 ×</span>,
    reserveSpace: () => <Icon name="lock" />,
    rerollDie: ({ count }) => (
      <>
        <Icon name="undo" class="turn" />
        <Amount of="die5" n={many(count)} />
      </>
    ),
    shiftDie: ({ by }) => (
      <>
        <Icon name="die5" />
        <span class="op">±{by}</span>
      </>
    ),
    _: () => null,
  });
}

/** Alternatives with a stroke between them. */
export function Alternatives({ options }: { readonly options: readonly LaGranja_Effects[] }): JSX.Element {
  return <>{between(options.map(({ effects }, index) => <Effects key={index} of={effects} />))}</>;
}

function between(items: readonly JSX.Element[]): ComponentChildren {
  return items.map((item, index) => (
    <span class="alt" key={index}>
      {index > 0 && <span class="op">/</span>}
      {item}
    </span>
  ));
}

/** One of something needs no number. */
function many(number: number): number | undefined {
  return number === 1 ? undefined : number;
}

const COUNTED = {
  EXPRESSION_NAME_ROUND: "clock",
  EXPRESSION_NAME_SIESTA_VP: "hat",
  EXPRESSION_NAME_PARKED_BARROWS: "barrow",
};

function gain(good: string, amount: LaGranja_Amount | undefined): ComponentChildren {
  if (!amount?.expression) return <Amount of={good} n={many(amount?.number ?? 1)} />;
  return (
    <>
      <Icon name={good} />
      <span class="op">=</span>
      <Icon name={COUNTED[amount.expression.expr]} />
    </>
  );
}
