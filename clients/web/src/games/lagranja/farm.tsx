// A seat's farm: barrows above, fields left, extensions right, helpers below, the house in the middle.

import type { LaGranja_BarrowView, LaGranja_FieldView, LaGranja_HelperView } from "@reeve/client";
import type { JSX } from "preact";
import { Amount, Icon, SeatSign } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Lock, Place } from "../../table/place.tsx";
import { ExtensionEdge, HelperText, isLong } from "./card.tsx";
import { Cargo } from "./cargo.tsx";
import { House } from "./house.tsx";
import { edgesOf, farmAfter, farmOf, nameOfGood, partsOf, type Role, sideText } from "./model.ts";
import { buildingIcon, nameOf } from "./names.ts";
import { at } from "./places.ts";
import { Shop } from "./shop.tsx";
import { titles } from "./words.ts";

const MOST_ROWS = 4; // so many cards beside the house are drawn smaller

export function Farm(board: BoardProps): JSX.Element {
  const { seat, catalogue, view, names } = board;
  const farm = farmOf(view, seat);
  const t = titles(catalogue.language);
  const slots = partsOf(catalogue, "farmBoard")[0]?.data;
  const mine = view.lagranja?.viewer === seat;
  return (
    <section class={`board l-farm me-${seat}`}>
      <header>
        <h2>{mine ? t.myFarm : `${t.farm}: ${names[seat] ?? ""}`}</h2>
        <SeatSign seat={seat} />
        <span class="sp" />
        <Shown title={t.tiles} of={farm.tiles.map(({ building }) => buildingIcon(building))} />
        <Place at={at.dice(seat)} class="plain" label={`${t.dice}: ${farm.dice.join(", ")}`}>
          <Shown title={t.dice} of={farm.dice.map((number) => `die${number}`)} />
        </Place>
        {farm.markersFree !== undefined && (
          <span class="small muted">
            {t.markers} <b class="strong">{farm.markersFree}</b>
          </span>
        )}
      </header>
      <div class="slots">
        {farm.barrows.map((barrow) => (
          <Barrow key={barrow.card} barrow={barrow} board={board} />
        ))}
        <Free of="barrow" taken={farm.barrows.length} slots={slots?.barrowSlots ?? 0} board={board} />
      </div>
      <div class="mid">
        <div class={`col fields ${farm.fields.length >= MOST_ROWS ? "many" : ""}`}>
          <h3 class="sub">{catalogue.word("role", "field", 2)}</h3>
          {farm.fields.map((field) => (
            <Field key={field.card} field={field} board={board} />
          ))}
          <Side of="field" board={board} />
        </div>
        <House {...board} />
        <div class={`col extensions ${farm.extensions.length >= MOST_ROWS ? "many" : ""}`}>
          <h3 class="sub">{catalogue.word("role", "extension", 2)}</h3>
          {farm.extensions.map((card) => (
            <Extension key={card} card={card} board={board} />
          ))}
          <Side of="extension" board={board} note={t.nextCosts(farm.extensionPrice)} />
        </div>
      </div>
      <div class="slots low">
        {farm.helpers.map((helper) => (
          <Helper key={helper.card} helper={helper} board={board} />
        ))}
        <Free of="helper" taken={farm.helpers.length} slots={slots?.helperSlots ?? 0} board={board} />
      </div>
      <Shop {...board} />
    </section>
  );
}

/** Icons of what a seat has, such as dice. */
function Shown({ title, of }: { readonly title: string; readonly of: readonly string[] }): JSX.Element | null {
  if (of.length === 0) return null;
  return (
    <span class="row tight small muted shown">
      {title}
      {of.map((icon, index) => (
        <Icon key={index} name={icon} />
      ))}
    </span>
  );
}

interface SideProps {
  readonly of: Role;
  readonly board: BoardProps;
  readonly note?: string;
  /** Whether a card must leave its slot. */
  readonly full?: boolean;
}

/** Where a card is played: a free slot, or a sign that another card leaves. */
function Side({ of: role, board, note, full = false }: SideProps): JSX.Element {
  const { catalogue, seat } = board;
  const t = titles(catalogue.language);
  const name = catalogue.word("role", role);
  const place = at.side(seat, role);
  return (
    <Place at={place} class={`slot s-${role} ${full ? "full" : ""}`} label={full ? t.replace(name) : t.newCard(name)}>
      <Icon name={full ? "undo" : role} />
      {note && <small>{note}</small>}
    </Place>
  );
}

interface FreeProps {
  readonly of: Role;
  readonly taken: number;
  readonly slots: number;
  readonly board: BoardProps;
}

/** The free slots of a row: the next card goes to the first. */
function Free({ of: role, taken, slots, board }: FreeProps): JSX.Element {
  const more = Math.max(0, slots - taken - 1);
  return (
    <>
      <Side of={role} board={board} full={taken >= slots} />
      {Array.from({ length: more }, (_, index) => (
        <span class={`slot s-${role}`} key={index}>
          <Icon name={role} />
        </span>
      ))}
    </>
  );
}

function Barrow({ barrow, board }: { readonly barrow: LaGranja_BarrowView; readonly board: BoardProps }) {
  const { card, value, cargo } = barrow;
  const then = farmAfter(board)?.barrows.find((one) => one.card === card)?.cargo;
  const place = at.barrow(board.seat, card);
  const label = `${nameOf(place, board)}. ${sideText(board.catalogue.card(card), "barrow")}`;
  return (
    <Place at={place} class="barrow" label={label}>
      <span class="t">
        <Icon name="barrow" />
        <span>{board.catalogue.cardName(card)}</span>
      </span>
      <span class="dim">
        <Cargo cargo={cargo} then={then} place={place} board={board} />
      </span>
      <span class="ft">
        <Icon name="arrow" class="ar" />
        <Amount of="vp" n={value} />
        <Icon name="commodity" />
        <Amount of="stall" sub={value} />
        <Lock at={place} />
      </span>
    </Place>
  );
}

function Field({ field, board }: { readonly field: LaGranja_FieldView; readonly board: BoardProps }): JSX.Element {
  const { card, crop, goods } = field;
  const place = at.field(board.seat, card);
  const good = nameOfGood(crop);
  const label = `${nameOf(place, board)}, ${goods} ${board.catalogue.word("good", good, goods)}`;
  return (
    <Place at={place} class={`fcard ${goods > 0 ? "" : "none"}`} label={label}>
      <small>{card}</small>
      <Icon name={good} />
      <b>{goods}</b>
    </Place>
  );
}

function Extension({ card, board }: { readonly card: number; readonly board: BoardProps }): JSX.Element {
  const place = at.extension(board.seat, card);
  const name = board.catalogue.cardName(card);
  return (
    <Place at={place} class="ext" label={name}>
      <span class={`t ${isLong(name) ? "long" : ""}`}>{name}</span>
      <ExtensionEdge edge={edgesOf(board.catalogue, card)?.extension} />
    </Place>
  );
}

function Helper({ helper, board }: { readonly helper: LaGranja_HelperView; readonly board: BoardProps }): JSX.Element {
  const { card, used } = helper;
  const place = at.helper(board.seat, card);
  const text = sideText(board.catalogue.card(card), "helper");
  const t = titles(board.catalogue.language);
  const label = `${nameOf(place, board)}${used ? `, ${t.used}` : ""}. ${text}`;
  return (
    <Place at={place} class={`hp ${used ? "used" : ""}`} label={label}>
      <span class="t">
        <Icon name={used ? "check" : "helper"} />
        <span>{board.catalogue.cardName(card)}</span>
        <Lock at={place} />
      </span>
      <HelperText card={card} board={board} />
    </Place>
  );
}
