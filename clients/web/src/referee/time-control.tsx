// Time controls: a few that can be chosen, and any of them in words.

import type { TimeControl } from "@reeve/client";
import type { JSX } from "preact";
import { language } from "../words/index.ts";
import { refereeWords } from "./words.ts";

const DAY = 86_400;

/** Twice the default move is played for a seat that ran out of time, then a bot plays until its player comes back. */
const LENIENT: TimeControl = {
  onTimeOut: ["TIME_OUT_ACTION_DEFAULT_MOVE", "TIME_OUT_ACTION_DEFAULT_MOVE", "TIME_OUT_ACTION_BOT"],
  reclaimable: true,
};

/** The time controls of the form by name; others: unlimited time. */
export const PRESETS: { readonly [name: string]: TimeControl } = {
  increment: { ...LENIENT, bankSeconds: 1800, incrementSeconds: 10, revivalSeconds: 60 },
  delay: { ...LENIENT, bankSeconds: 1800, delaySeconds: 15, revivalSeconds: 60 },
  move: { ...LENIENT, delaySeconds: 60 },
  days: { ...LENIENT, bankSeconds: 3 * DAY, delaySeconds: DAY, revivalSeconds: DAY },
};

/** For what the time controls of the form are meant. */
const GROUPS = [
  ["live", ["delay", "increment"]],
  ["quick", ["move"]],
  ["correspondence", ["days"]],
] as const;

/** "30 min + 10 s", or "1 day a move, 3 days in reserve". */
export function controlText({ bankSeconds = 0, incrementSeconds = 0, delaySeconds = 0 }: TimeControl): string {
  const t = refereeWords();
  const bank = bankSeconds && duration(bankSeconds) + (incrementSeconds ? ` + ${duration(incrementSeconds)}` : "");
  if (!delaySeconds) return String(bank);
  return [t.aMove(duration(delaySeconds)), bank && t.reserve(bank)].filter(Boolean).join(", ");
}

const UNITS = [
  ["day", DAY],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A length of time in its largest unit that gives a whole number above 1; a day is one: "60 s", "1 day". */
function duration(seconds: number): string {
  const fits = ([, size]: (typeof UNITS)[number]) => seconds % size === 0 && (seconds > size || size === DAY);
  const [unit, size] = UNITS.find(fits) ?? UNITS[3];
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "short" }).format(seconds / size);
}

interface TimeChoiceProps {
  readonly ruleset: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The row of the form in which the time is chosen. */
export function TimeChoice({ ruleset, value, onChange }: TimeChoiceProps): JSX.Element {
  const t = refereeWords();
  const hints = [
    value === "delay" && ruleset === "hallertau" ? t.recommended : "",
    value === "none" ? "" : t.outOfTime,
  ];
  return (
    <>
      <label class="k" for="time-control">
        {t.time}
      </label>
      <div>
        <select id="time-control" class="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="none">{t.noLimit}</option>
          {GROUPS.map(([group, names]) => (
            <optgroup key={group} label={t[group]}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {controlText(PRESETS[name] ?? {})}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p class="small muted">{hints.filter(Boolean).join(" ")}</p>
      </div>
    </>
  );
}

/** The time control of a table, for the list of its settings. */
export function TimeFact({ control }: { readonly control: TimeControl }): JSX.Element {
  return (
    <>
      <dt>{refereeWords().time}</dt>
      <dd>{controlText(control)}</dd>
    </>
  );
}
