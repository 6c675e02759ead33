// The parts of the page that a referee adds, in a chunk of their own.

import "./referee.css";

export { ClockOf, Clocks, SeatTime } from "./clocks.tsx";
export { haltOf } from "./halt.tsx";
export { Notices } from "./notices.tsx";
export { Ranks, RecordRanks } from "./ranks.tsx";
export { Resign } from "./resign.tsx";
export { newClock, replacedGoOn, replacedText, resultText, rulingText, tagOf } from "./shell.ts";
export { PRESETS, TimeChoice, TimeFact } from "./time-control.tsx";
