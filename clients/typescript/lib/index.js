export { formatTime, GameClock } from "./clock.js";
export { isRefused, NoAnswer, Refused } from "./errors.js";
export { byKind, kindOf } from "./kinds.js";
export { Caller, Reeve } from "./reeve.js";
export { Seat, Table, Turn } from "./table.js";
export { newId, Transport } from "./transport.js";
//# sourceMappingURL=index.js.map