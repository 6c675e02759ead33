// Opening a table: a form made from what the server says of its rulesets.

import type { Ruleset, SettingValue } from "@reeve/client";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import type { Catalogue } from "../table/catalogue.ts";
import { loadReferee, refereeParts } from "../table/referee.ts";
import { language, words } from "../words/index.ts";
import { withKey } from "./key.tsx";
import { NameField } from "./name-field.tsx";
import { format } from "./router.ts";
import { Scene } from "./scenes.tsx";
import { bare, loadWords, openTable, rulesets } from "./server.ts";
import { defaultBot, TITLES } from "./start.tsx";
import { prefer, preferences } from "./storage.ts";
import { Sheet } from "./top.tsx";

const SIGNS: { readonly [ruleset: string]: string } = { hallertau: "hops", lagranja: "olive" };

export function Open({ ruleset: wanted }: { readonly ruleset: string }): JSX.Element {
  const ruleset = rulesets.value.find(({ name }) => name === wanted) ?? rulesets.value[0];
  return (
    <Sheet>
      <div class="banner">
        <Scene ruleset={ruleset?.name ?? wanted} wide />
      </div>
      <h1 class="hero">{words.value.newTable}</h1>
      {ruleset ? <Form ruleset={ruleset} key={ruleset.name} /> : <p>{words.value.loading}</p>}
    </Sheet>
  );
}

function Form({ ruleset }: { readonly ruleset: Ruleset }): JSX.Element {
  const t = words.value;
  const [catalogue, setCatalogue] = useState<Catalogue | undefined>(undefined);
  const [seats, setSeats] = useState(ruleset.seatCounts.includes(2) ? 2 : (ruleset.seatCounts[0] ?? 1));
  const [settings, setSettings] = useState<{ readonly [name: string]: SettingValue }>({});
  const [name, setName] = useState(preferences().name ?? "");
  const [who, setWho] = useState<"people" | "here" | "bots">("people");
  const [bot, setBot] = useState(defaultBot(ruleset.bots));
  const [time, setTime] = useState("none");
  const parts = refereeParts.value;
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const spoken = language.value;
  useEffect(() => void loadReferee(), []);
  useEffect(() => {
    loadWords(ruleset.name).then(setCatalogue, (error) => setProblem(String(error)));
  }, [ruleset.name, spoken]);
  const open = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    prefer({ name });
    try {
      const timeControl = seats > 1 ? parts?.PRESETS[time] : undefined;
      const plan = { ruleset: ruleset.name, seats, settings, name: name.trim(), timeControl };
      const others = { bot: who === "bots" && seats > 1 ? bot : undefined, here: who === "here" };
      const game = await withKey(() => openTable({ ...plan, ...others }));
      if (game) location.hash = format({ page: "table", game });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <form class="lobby even" onSubmit={open}>
      <section class="panel sheet">
        <h2>{t.theTable}</h2>
        <div class="formgrid">
          <Choice
            title={t.game}
            name="ruleset"
            value={ruleset.name}
            values={rulesets.value.map((one) => one.name)}
            label={(one) => (
              <>
                {SIGNS[one] && <Icon name={SIGNS[one]} />}
                {TITLES[one] ?? one}
              </>
            )}
            onChange={(one) => {
              location.hash = format({ page: "open", ruleset: one });
            }}
          />
          <Choice
            title={t.seats}
            name="seats"
            value={String(seats)}
            values={ruleset.seatCounts.map(String)}
            label={(one) => one}
            onChange={(one) => setSeats(Number(one))}
          />
          {seats > 1 && (
            <Choice
              title={t.opponents}
              name="who"
              value={who}
              values={["people", "here", "bots"] as const}
              label={(one) => ({ people: t.oneDeviceNo, here: t.oneDeviceYes, bots: t.bots })[one]}
              onChange={setWho}
            />
          )}
          {seats > 1 && who === "bots" && (ruleset.bots?.length ?? 0) > 1 && (
            <Choice
              title={t.botKind}
              name="bot"
              value={bot}
              values={ruleset.bots}
              label={(one) => catalogue?.word("bot", one) ?? one}
              onChange={setBot}
            />
          )}
          {seats > 1 && parts && <parts.TimeChoice ruleset={ruleset.name} value={time} onChange={setTime} />}
          <NameField name={name} onChange={setName} />
        </div>
      </section>
      {ruleset.settings.length > 0 && (
        <section class="panel sheet">
          <h2>{t.settings}</h2>
          <div class="formgrid">
            {ruleset.settings.map((setting) => {
              const value = settings[setting.name] ?? setting.defaultValue;
              return (
                <Choice
                  key={setting.name}
                  title={setting.title}
                  hint={setting.description}
                  name={setting.name}
                  value={String(bare(value))}
                  values={setting.values.map((one) => String(bare(one)))}
                  label={(one) => setting.values.find((other) => String(bare(other)) === one)?.title}
                  onChange={(one) => {
                    const found = setting.values.find((other) => String(bare(other)) === one);
                    if (found) setSettings({ ...settings, [setting.name]: found });
                  }}
                />
              );
            })}
          </div>
        </section>
      )}
      <div class="submit">
        {problem && (
          <p class="warning" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="btn go xl" disabled={busy}>
          {t.openNow}
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly title: string;
  /** What it changes. */
  readonly hint?: string;
  readonly name: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly label: (value: Value) => ComponentChildren;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, all of them seen. */
function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  const { title, hint, name, value, values, label, onChange } = props;
  return (
    <>
      <span class="k" id={`k-${name}`}>
        {title}
      </span>
      <div>
        <span class="seg" role="radiogroup" aria-labelledby={`k-${name}`}>
          {values.map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
              {label(one)}
            </label>
          ))}
        </span>
        {hint && <p class="small muted">{hint}</p>}
      </div>
    </>
  );
}
