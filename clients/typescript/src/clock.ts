// Draws the clocks of a game between two messages of the server. Only the server decides that a time is out.

import type { Clock, WatchGameResponse } from "./contract.js";

/** The time of one seat now, in seconds: first `free` falls, then `bank`. */
export interface SeatTime {
  readonly seat: number;
  readonly running: boolean;
  readonly free: number;
  readonly bank: number;
  /** Whether the clock runs, and less than a tenth of the time is left, or 30 seconds (a fifth for short times). */
  readonly low: boolean;
  /** When the time is out, on the clock of this machine. */
  readonly deadline?: Date;
}

/** A message with a clock or the server's time: of a stream, a game, or the outcome of a move. */
export type Timed = { readonly clock?: Clock } & Partial<Pick<WatchGameResponse, "hello" | "heartbeat">>;

/** The clocks of one game. Read all messages of its stream, and its games and outcomes. */
export class GameClock {
  /** The last clocks that the server sent; undefined if the game has no time control. */
  clock: Clock | undefined;
  #offset = Infinity; // smallest difference to the server's time in this connection, in milliseconds
  #isNew = true;

  read({ hello, clock, heartbeat }: Timed, received = Date.now()): void {
    this.#isNew ||= hello !== undefined;
    const serverTime = clock?.serverTime ?? heartbeat?.serverTime;
    if (!serverTime) return;
    const offset = received - Date.parse(serverTime);
    this.#offset = this.#isNew ? offset : Math.min(this.#offset, offset);
    this.#isNew = false;
    if (clock && !(this.clock && Date.parse(clock.serverTime) < Date.parse(this.clock.serverTime))) this.clock = clock;
  }

  /** The times of all seats; none if the game has no time control. */
  seats(now = Date.now()): SeatTime[] {
    if (!this.clock) return [];
    const { control, seats } = this.clock;
    const whole = (control.bankSeconds ?? 0) + (control.delaySeconds ?? 0);
    return seats.map(({ seat, running, freeSeconds, bankSeconds, deadline }) => {
      const end = deadline && new Date(Date.parse(deadline) + this.#offset);
      const most = freeSeconds + bankSeconds; // less than until the deadline, while time after an outage is not charged
      const left = end ? Math.max(0, Math.min(most, (+end - now) / 1000)) : most;
      const bank = Math.min(bankSeconds, left);
      const low = running && left < Math.max(whole / 10, Math.min(30, whole / 5));
      return { seat, running, free: left - bank, bank, low, ...(end && { deadline: end }) };
    });
  }
}

/** A time for people: "4:05", "1:30:00", and from one day on days and hours, in a language such as "pt". */
export function formatTime(seconds: number, language = "en"): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const unit = (n: number, unit: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
  if (hours >= 24) return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
  const parts = hours > 0 ? [hours, minutes, whole % 60] : [minutes, whole % 60];
  return parts.map((part, place) => (place > 0 ? String(part).padStart(2, "0") : part)).join(":");
}
