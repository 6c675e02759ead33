// A farm card: above the barrow, left the field, right the extension, below the helper, its name in the middle.

import type { LaGranja_ExtensionEdge } from "@reeve/client";
import { Fragment, type JSX } from "preact";
import { Amount, Icon } from "../../look/icon.tsx";
import { soften } from "../../look/soften.ts";
import type { BoardProps, PlaceKey } from "../../table/game.ts";
import { Place } from "../../table/place.tsx";
import { edgesOf, lastWord, nameOfGood, ROLES, sideText } from "./model.ts";
import { at } from "./places.ts";
import { titles } from "./words.ts";

interface FarmCardProps {
  readonly card: number;
  readonly place: PlaceKey;
  readonly board: BoardProps;
}

/** A card as a place; its edges are places of their own, above it, while it can be played. */
export function FarmCard({ card, place, board }: FarmCardProps): JSX.Element {
  const { catalogue } = board;
  const held = catalogue.card(card);
  const name = catalogue.cardName(card);
  return (
    <div class="fcbox">
      <Place at={place} class="fc" label={`${name}. ${held?.text ?? ""}`}>
        <Face card={card} board={board} />
      </Place>
      {place === at.hand(card) &&
        ROLES.map((role) => (
          <Place
            key={role}
            at={at.edge(card, role)}
            class={`edge e-${role}`}
            label={`${name}, ${catalogue.word("role", role)}: ${sideText(held, role)}`}
          />
        ))}
    </div>
  );
}

/** What is printed on a card. */
export function Face({ card, board }: { readonly card: number; readonly board: BoardProps }): JSX.Element {
  const edges = edgesOf(board.catalogue, card);
  const name = board.catalogue.cardName(card);
  return (
    <>
      <span class="bt">
        <Icon name="barrow" />
        {edges?.barrow?.goods.map((good, index) => (
          <Icon key={index} name={nameOfGood(good)} />
        ))}
        <span class="sp" />
        <Amount of="vp" n={edges?.barrow?.value} />
      </span>
      <span class="fl">{edges && <Icon name={nameOfGood(edges.field)} />}</span>
      <span class="ct">
        <b class={isLong(name) ? "long" : ""}>
          {name.split(" ").map((word, at) => (
            <Fragment key={at}>
              {at > 0 && " "}
              <span>{soften(word)}</span>
            </Fragment>
          ))}
        </b>
        <small>{card}</small>
      </span>
      <span class="ex">
        <ExtensionEdge edge={edges?.extension} />
      </span>
      <span class="hl">
        <HelperText card={card} board={board} when />
      </span>
    </>
  );
}

const LONG_WORD = 10; // letters that fit at full size

/** Whether a name has a word that needs smaller letters. */
export function isLong(name: string): boolean {
  return name.split(/[ -]/).some((word) => word.length > LONG_WORD);
}

/** What an extension gives. */
export function ExtensionEdge({ edge }: { readonly edge: LaGranja_ExtensionEdge | undefined }): JSX.Element {
  return (
    <span class="fx">
      {edge && edge.handSize > 0 && <Amount of="hand" n={`+${edge.handSize}`} />}
      {edge && edge.silverIncome > 0 && <Amount of="silver" n={edge.silverIncome} />}
      {edge?.cropIncome.map((good, index) => (
        <Amount key={index} of={nameOfGood(good)} />
      ))}
      {edge && edge.extraDelivery > 0 && <Amount of="deliver" n={`+${edge.extraDelivery}`} />}
      {edge && edge.pigSpace > 0 && <Amount of="pig" n={`+${edge.pigSpace}`} />}
    </span>
  );
}

interface HelperTextProps {
  readonly card: number;
  readonly board: BoardProps;
  /** Say first how often and in which phases. */
  readonly when?: boolean;
}

/** What a helper does; how often and in which phases as signs before it. */
export function HelperText({ card, board, when = false }: HelperTextProps): JSX.Element {
  const { catalogue } = board;
  const helper = edgesOf(catalogue, card)?.helper;
  const text = sideText(catalogue.card(card), "helper");
  const t = titles(catalogue.language);
  return (
    <>
      {when && (
        <span class="when">
          <Icon name="helper" />
          {helper?.oncePerRound && "1× "}
          {helper?.phases.map((phase) => (
            <span class="ph" key={phase}>
              <i class={`pd ${lastWord(phase)}`} />
              {t.phases[lastWord(phase)]}
            </span>
          ))}
        </span>
      )}
      {/* The brackets at the end say the phases again. */}
      <span class="says">{text.replace(/ \([^()]*\)$/, "")}</span>
    </>
  );
}
