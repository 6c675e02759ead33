// A table of this device: its lobby, the curtain between two seats, the boards, and the end.

import { signal, useComputed } from "@preact/signals";
import type { Game } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon, SEATS, SeatSign } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import type { Catalogue } from "../table/catalogue.ts";
import type { TableValue } from "../table/context.ts";
import { Dialog } from "../table/dialog.tsx";
import { fly } from "../table/flights.ts";
import { Frame } from "../table/frame.tsx";
import { isOver, refereeParts } from "../table/referee.ts";
import { namesOf, Session } from "../table/session.ts";
import { words } from "../words/index.ts";
import { Prove, Scores, save, winners } from "./end.tsx";
import { CopyLink, Lobby } from "./lobby.tsx";
import { format, link, parse } from "./router.ts";
import { reeve, SERVER } from "./server.ts";
import { TITLES } from "./start.tsx";
import { forgetSeat, type Kept, table as keptTable } from "./storage.ts";
import { asksFirst, Corner, closeMenu, paceOfOthers, Sheet } from "./top.tsx";

const endSeen = signal("");

interface TablePageProps {
  readonly game: string;
  readonly revision: number | undefined;
}

export function TablePage({ game, revision }: TablePageProps): JSX.Element {
  const [kept, setKept] = useState(() => keptTable(game));
  if (!kept || (Object.keys(kept.seats).length === 0 && !kept.spectator)) return <Message text={words.value.noSeat} />;
  return <Opened key={game} kept={kept} revision={revision} changed={() => setKept(keptTable(game))} />;
}

interface MessageProps {
  readonly text: string;
  readonly again?: () => void;
  /** What the button says; left out: "Try again". */
  readonly label?: string | undefined;
}

function Message({ text, again, label = words.value.tryAgain }: MessageProps): JSX.Element {
  return (
    <Sheet>
      <div class="panel sheet narrow">
        <p role="alert">{text}</p>
        {again && (
          <button type="button" class="btn" onClick={again}>
            {label}
          </button>
        )}
        <a class="btn" href="#/">
          {words.value.home}
        </a>
      </div>
    </Sheet>
  );
}

interface OpenedProps {
  readonly kept: Kept;
  readonly revision: number | undefined;
  readonly changed: () => void;
}

function Opened({ kept, revision, changed }: OpenedProps): JSX.Element {
  const session = useMemo(() => new Session(SERVER, kept), [kept.game]);
  useEffect(() => {
    session.add(kept);
  }, [session, kept]);
  useEffect(() => {
    session.askFirst = asksFirst;
    session.pace = paceOfOthers;
    session.onEvents = (events, view) => {
      const module = session.module.value;
      if (module) requestAnimationFrame(() => fly(module, events, view));
    };
    session.start();
    return () => session.stop();
  }, [session]);
  const state = session.state.value;
  const arrived = state.now !== undefined;
  useEffect(() => {
    if (arrived && revision !== undefined) session.look(revision);
  }, [session, arrived, revision]);
  const past = state.past?.revision;
  useEffect(() => {
    const address = format({ page: "table", game: kept.game, ...(past !== undefined && { revision: past }) });
    // Somebody may have left for another page in the meantime.
    const at = parse(location.hash);
    const here = at.page === "table" && at.game === kept.game;
    if (arrived && here && location.hash !== address) history.replaceState(null, "", address);
  }, [kept.game, arrived, past]);
  return <Shown session={session} kept={kept} changed={changed} />;
}

interface ShownProps {
  readonly session: Session;
  readonly kept: Kept;
  readonly changed: () => void;
}

function Shown({ session, kept, changed }: ShownProps): JSX.Element {
  const state = session.state.value;
  const { game } = state;
  const t = words.value;
  const trouble = session.trouble.value;
  const me = session.me.value;
  if (trouble === "replaced" && me !== undefined) {
    const parts = refereeParts.value;
    const goOn = () => {
      forgetSeat(kept.game, me);
      changed();
      session.goOnWith(keptTable(kept.game) ?? kept);
    };
    const rest = kept.spectator || session.seats.length > 1;
    const label = rest ? parts?.replacedGoOn() : undefined;
    return parts ? (
      <Message text={parts.replacedText(SEATS[me] ?? "")} label={label} again={rest ? goOn : session.reload} />
    ) : (
      <Message text={t.loading} />
    );
  }
  if (trouble) {
    return (
      <Message
        text={trouble === "gone" ? t.tableGone : trouble === "forbidden" ? t.noSeat : t.gone}
        again={session.reload}
      />
    );
  }
  if (game?.status === "GAME_STATUS_WAITING") {
    const again = () => {
      changed();
      session.reload();
    };
    return <Lobby game={game} kept={kept} catalogue={session.catalogue.value} changed={again} />;
  }
  if (game && state.curtain !== undefined) return <Curtain session={session} seat={state.curtain} />;
  if (!game || !state.now || !session.catalogue.value || !session.module.value) return <Message text={t.loading} />;
  return <Board session={session} kept={kept} />;
}

/** Between two seats of one device: nothing of the seat before is on the page. */
function Curtain({ session, seat }: { readonly session: Session; readonly seat: number }): JSX.Element {
  const t = words.value;
  const { game } = session.state.value;
  const name = game?.seats[seat]?.name || SEATS[seat] || "";
  const ClockOf = refereeParts.value?.ClockOf;
  return (
    <main class="curtain">
      <div>
        <SeatSign seat={seat} />
        <h1>{t.pass(name)}</h1>
        {ClockOf && <ClockOf referee={session.referee} game={game} seat={seat} />}
        <p class="muted">{t.passHint}</p>
        <button type="button" class="btn go xl" autofocus onClick={session.raiseCurtain}>
          {t.iAm(name)}
        </button>
      </div>
    </main>
  );
}

function Board({ session, kept }: { readonly session: Session; readonly kept: Kept }): JSX.Element {
  const value = useComputed(() => tableValue(session)).value;
  const { game } = session.state.value;
  if (!value || !game) return <Message text={words.value.loading} />;
  const over = isOver(game) && endSeen.value !== game.id;
  return (
    <>
      <Frame
        table={value}
        title={TITLES[game.ruleset] ?? game.ruleset}
        corner={<Corner extra={<Extra session={session} kept={kept} />} />}
      />
      {over && <End session={session} value={value} />}
    </>
  );
}

function tableValue(session: Session): TableValue | undefined {
  const state = session.state.value;
  const [game, catalogue] = [session.module.value, session.catalogue.value];
  if (!state.game || !state.now || !game || !catalogue) return undefined;
  const view = state.past?.view ?? state.step?.view ?? state.now.view;
  const me = session.me.value;
  // Spectators pick whose board they see, and so does everybody while all hands are open.
  const free = me === undefined || state.open;
  return {
    state,
    me,
    seats: session.seats,
    game,
    controls: session,
    watch: free ? session.watch : undefined,
    referee: session.referee,
    ending: isOver(state.game) ? endingOf(session, catalogue) : undefined,
    board: {
      view,
      after: state.past || state.step ? undefined : state.preview?.view,
      seat: free ? session.watched.value : me,
      names: namesOf(state.game, SEATS),
      catalogue,
      phone: phone.value,
    },
  };
}

function End({ session, value }: { readonly session: Session; readonly value: TableValue }): JSX.Element | null {
  const t = words.value;
  const { game } = session.state.value;
  if (!game) return null;
  const Ranks = refereeParts.value?.Ranks;
  const close = () => {
    endSeen.value = game.id;
  };
  return (
    <Dialog title={winners(game, value.board.names, value.board.catalogue)} close={close}>
      {Ranks && <Ranks game={game} names={value.board.names} />}
      {game.result && (
        <Scores
          result={game.result}
          ranks={game.ranks?.map(({ rank }) => rank)}
          names={value.board.names}
          catalogue={value.board.catalogue}
        />
      )}
      <div class="row wrap">
        <Prove record={() => recordOf(session)} />
        <SaveRecord session={session} />
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            session.look(0);
          }}
        >
          {t.lookBackHere}
        </button>
        <OpenHands session={session} done={close} />
        <a class="btn go" href="#/">
          {t.home}
        </a>
      </div>
    </Dialog>
  );
}

function recordOf(session: Session) {
  const id = session.state.value.game?.id ?? "";
  return reeve(session.token)
    .exportRecord({ game: id })
    .then(({ record }) => record);
}

function SaveRecord({ session }: { readonly session: Session }): JSX.Element {
  const { game } = session.state.value;
  const start = async () => save(await recordOf(session), `${game?.ruleset}-${game?.id}.record.json`);
  return (
    <button type="button" class="btn" onClick={() => void start()}>
      {words.value.saveRecord}
    </button>
  );
}

/** What the bar says and offers when the game is over. */
function endingOf(session: Session, catalogue: Catalogue): NonNullable<TableValue["ending"]> {
  const { game, now } = session.state.value;
  const t = words.value;
  const totals = game?.result ? ` (${game.result.scores.map(({ total }) => total).join(" : ")})` : "";
  return {
    text: game ? `${winners(game, namesOf(game, SEATS), catalogue)}${totals}` : t.over,
    buttons: (
      <>
        <OpenHands session={session} done={() => {}} />
        <button type="button" class="btn" onClick={() => session.look(Math.max(0, (now?.revision ?? 1) - 1))}>
          <Icon name="clock" />
          {t.lookBackHere}
        </button>
        <button type="button" class="btn go" onClick={() => (endSeen.value = "")}>
          <Icon name="trophy" />
          {scoreOrRanks(game)}
        </button>
      </>
    ),
  };
}

/** What the end shows: the score, or how the game ended before it was played out. */
function scoreOrRanks(game: Game | undefined): string {
  return (game?.result ? undefined : refereeParts.value?.resultText()) ?? words.value.score;
}

/** Shows all hands of a finished game, or hides them again. */
function OpenHands({ session, done }: { readonly session: Session; readonly done: () => void }): JSX.Element | null {
  const { game, open } = session.state.value;
  if (!game || !isOver(game) || game.seats.length < 2) return null;
  return (
    <button
      type="button"
      class="btn"
      aria-pressed={open}
      onClick={() => {
        session.openHands(!open);
        done();
      }}
    >
      <Icon name="hand" />
      {open ? words.value.hideHands : words.value.openHands}
    </button>
  );
}

/** What a table adds to the menu. */
function Extra({ session, kept }: { readonly session: Session; readonly kept: Kept }): JSX.Element {
  const t = words.value;
  const [shown, setShown] = useState(false);
  const { game, now } = session.state.value;
  const me = session.me.value;
  const token = me === undefined ? undefined : kept.seats[me];
  const Resign = refereeParts.value?.Resign;
  return (
    <>
      <button
        type="button"
        class="li"
        onClick={() => {
          session.look(Math.max(0, (now?.revision ?? 1) - 1));
          closeMenu();
        }}
      >
        <Icon name="clock" />
        {t.lookBackHere}
      </button>
      {isOver(game) && (
        <span class="row wrap">
          <OpenHands session={session} done={closeMenu} />
          <button
            type="button"
            class="btn"
            onClick={() => {
              endSeen.value = "";
              closeMenu();
            }}
          >
            <Icon name="trophy" />
            {scoreOrRanks(game)}
          </button>
        </span>
      )}
      {kept.spectator && (
        <div class="li">
          <Icon name="eye" />
          {t.inviteWatch}
          <span class="sp" />
          <CopyLink address={link({ page: "watch", game: kept.game, token: kept.spectator })} />
        </div>
      )}
      {token && me !== undefined && (
        <div class="li wrap">
          <Icon name="link" />
          <span>
            <b>{t.takeSeat}</b>
            <br />
            <span class="small muted">{t.takeSeatWarn}</span>
          </span>
          <span class="sp" />
          {shown ? (
            <CopyLink address={link({ page: "seat", game: kept.game, seat: me, token })} />
          ) : (
            <button type="button" class="btn" onClick={() => setShown(true)}>
              {t.showLink}
            </button>
          )}
        </div>
      )}
      {Resign && game && me !== undefined && !isOver(game) && !game.seats[me]?.left && (
        <Resign
          game={game}
          me={me}
          resign={() => {
            session.resign();
            closeMenu();
          }}
        />
      )}
    </>
  );
}
