// A typed client for Reeve, the rules service for farming board games.

export { formatTime, GameClock, type SeatTime, type Timed } from "./clock.js";
export type * from "./contract.js";
export { isRefused, NoAnswer, Refused } from "./errors.js";
export { byKind, type Held, type Kind, kindOf } from "./kinds.js";
export { Caller, type JoinOptions, type OpenOptions, Reeve } from "./reeve.js";
export { type Playable, Seat, Table, Turn } from "./table.js";
export { type CallOptions, type Link, newId, type Settings, Transport, type WatchOptions } from "./transport.js";
