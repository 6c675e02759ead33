// The record page: drop a file, see who won, prove it.

import type { Record as GameRecord } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon, SEATS } from "../look/icon.tsx";
import type { Catalogue } from "../table/catalogue.ts";
import { loadReferee, refereeParts } from "../table/referee.ts";
import { words } from "../words/index.ts";
import { Prove, Scores } from "./end.tsx";
import { ReplayPage } from "./replay.tsx";
import { loadWords } from "./server.ts";
import { TITLES } from "./start.tsx";
import { Sheet } from "./top.tsx";

export function RecordPage(): JSX.Element {
  const t = words.value;
  const [record, setRecord] = useState<GameRecord | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const [replayed, setReplayed] = useState(false);
  const read = async (file: File | null | undefined) => {
    if (!file) return;
    try {
      setRecord(asRecord(JSON.parse(await file.text())));
      setProblem("");
    } catch {
      setProblem(t.badRecord);
    }
  };
  if (record && replayed) return <ReplayPage record={record} leave={() => setReplayed(false)} />;
  return (
    <Sheet>
      <h1 class="hero">{t.recordTitle}</h1>
      <label
        class="panel sheet drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="proof" />
        <span>{t.recordHint}</span>
        <span class="btn can">{t.chooseFile}</span>
        <input
          class="hidden-text"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {problem && (
        <p class="warning" role="alert">
          {problem}
        </p>
      )}
      {record && <Opened record={record} replay={() => setReplayed(true)} />}
    </Sheet>
  );
}

function Opened({ record, replay }: { readonly record: GameRecord; readonly replay: () => void }): JSX.Element {
  const [catalogue, setCatalogue] = useState<Catalogue | undefined>(undefined);
  const Ranks = refereeParts.value?.RecordRanks;
  useEffect(() => {
    void loadReferee();
    loadWords(record.ruleset).then(setCatalogue, () => setCatalogue(undefined));
  }, [record.ruleset]);
  return (
    <section class="panel sheet">
      <h2>{TITLES[record.ruleset] ?? record.ruleset}</h2>
      <p class="muted">{words.value.recordOf(record.actions.length)}</p>
      {Ranks && <Ranks record={record} />}
      {record.result && catalogue && (
        <Scores
          result={record.result}
          ranks={record.referee?.ranks}
          names={record.result.scores.map((_, seat) => SEATS[seat] ?? "")}
          catalogue={catalogue}
        />
      )}
      <div class="row wrap">
        <Prove key={record.commitment} record={() => Promise.resolve(record)} />
        <button type="button" class="btn" onClick={replay}>
          <Icon name="clock" />
          {words.value.lookBackHere}
        </button>
      </div>
    </section>
  );
}

/** The record in a file; anything else is an error. */
export function asRecord(read: unknown): GameRecord {
  const record = read as Partial<GameRecord> | null;
  if (typeof record?.ruleset !== "string" || !Array.isArray(record.actions) || !record.commitment) {
    throw new Error("no record");
  }
  return record as GameRecord;
}
