// The parts of the page that a referee adds, in a chunk of their own.

import "./referee.css";

export { Clocks, SeatTime } from "./clocks.tsx";
export { Notices, pausedText } from "./notices.tsx";
export { Ranks } from "./ranks.tsx";
export { Resign } from "./resign.tsx";
export { PRESETS, TimeChoice, TimeFact } from "./time-control.tsx";
