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
export type Timed = {
    readonly clock?: Clock;
} & Partial<Pick<WatchGameResponse, "hello" | "heartbeat">>;
/** The clocks of one game. Read all messages of its stream, and its games and outcomes. */
export declare class GameClock {
    #private;
    /** The last clocks that the server sent; undefined if the game has no time control. */
    clock: Clock | undefined;
    read({ hello, clock, heartbeat }: Timed, received?: number): void;
    /** The times of all seats; none if the game has no time control. */
    seats(now?: number): SeatTime[];
}
/** A time for people: "4:05", "1:30:00", and from one day on days and hours, in a language such as "pt". */
export declare function formatTime(seconds: number, language?: string): string;
