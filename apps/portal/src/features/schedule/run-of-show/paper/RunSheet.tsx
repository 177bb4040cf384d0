import { formatClock, formatDay, formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import { joined } from "@jubilee/core/base/words.rules";
import {
  dayOf,
  entriesOf,
  expectedSpan,
  hostKey,
  runDays,
  taskDue,
} from "@jubilee/core/schedule/run-of-show.rules";
import type { RunEntry, RunOfShow, RunTask } from "@jubilee/core/schedule/run-of-show.types";
import { formatClocks } from "@jubilee/core/base/time.rules";
import type { ReactNode } from "react";
import { inPaper } from "../../../../event-kit/paper/inPaper.ts";
import { PaperCover } from "../../../../event-kit/paper/PaperCover.tsx";
import type { Paper } from "../../../../event-kit/paper/usePaper.ts";
import * as css from "../../activities/print/Programme.css.ts";
import { RunReport } from "./RunReport.tsx";
import { box, part } from "./RunSheet.css.ts";

/** By time, a sheet for each place or person, or how it went. */
export type SheetKind = "time" | "place" | "person" | "report";

export interface RunSheetProps {
  show: RunOfShow;
  kind: SheetKind;
  paper: Paper;
  locale: string;
}

interface Part {
  key: string;
  title: string;
  entries: RunEntry[];
  tasks: RunOfShow["tasks"];
}

/** The day on paper, with the times as they are expected now. */
export function RunSheet(props: RunSheetProps) {
  const { show, kind, paper, locale } = props;
  const { startDate, endDate, timeZone, name } = show.event;
  return (
    <article className={css.sheet} style={inPaper(paper)} aria-label="Run sheet">
      <PaperCover paper={paper} className={css.cover} />
      <div className={css.words}>
        <header className={css.head}>
          <h2 className={css.title} dir="auto">
            {name}
          </h2>
          <p className={css.fact}>{formatSpan(startDate, endDate, timeZone, locale)}</p>
          <p className={css.soft}>{zoneName(startDate, timeZone, locale)}</p>
        </header>
        {kind === "report" ? (
          <RunReport show={show} locale={locale} />
        ) : (
          partsOf(show, kind, locale).map((one) => (
            <SheetPart key={one.key} {...props} part={one} />
          ))
        )}
      </div>
    </article>
  );
}

function partsOf(show: RunOfShow, kind: SheetKind, locale: string): Part[] {
  const { timeZone } = show.event;
  if (kind === "time") {
    return runDays(show).map((day) => ({
      key: day,
      title: formatDay(`${day}T12:00:00Z`, "UTC", locale),
      entries: entriesOf(show, day),
      tasks: show.tasks.filter((task) => dayOf(taskDue(task, show.entries), timeZone) === day),
    }));
  }
  const parts = new Map<string, Part>();
  const partAt = (key: string, title: string) => {
    const found = parts.get(key) ?? { key, title, entries: [], tasks: [] };
    parts.set(key, found);
    return found;
  };
  for (const entry of runDays(show).flatMap((day) => entriesOf(show, day))) {
    const name = kind === "place" ? entry.room : entry.hostName;
    const key = kind === "place" ? entry.room?.toLocaleLowerCase() : hostKey(entry);
    if (key && name) partAt(key, name).entries.push(entry);
  }
  if (kind === "person") {
    for (const task of show.tasks)
      for (const { id, name } of task.owners) partAt(id, name).tasks.push(task);
  }
  return [...parts.values()].toSorted((one, other) => one.title.localeCompare(other.title));
}

interface Line {
  id: string;
  /** By the clock, as it is expected now. */
  at: number;
  clock: string;
  what: ReactNode;
  where: string | null;
}

function SheetPart({ show, kind, locale, part: one }: RunSheetProps & { part: Part }) {
  const { timeZone } = show.event;
  const hasDays = runDays(show).length > 1 && kind !== "time";
  const onDay = (at: number, clock: string) =>
    hasDays
      ? `${formatDay(new Date(at).toISOString(), timeZone, locale, "short")}, ${clock}`
      : clock;
  const ofEntry = (entry: RunEntry): Line => {
    const { start, end } = expectedSpan(entry);
    const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()];
    return {
      id: entry.id,
      at: start,
      clock: onDay(start, formatClocks(from, to, timeZone, locale)),
      what: (
        <>
          <bdi className={css.name}>{entry.title}</bdi>
          <span className={css.soft}>
            {joined([kind !== "person" && entry.hostName, entry.isFixed && "keeps its time"])}
          </span>
        </>
      ),
      where: kind === "place" ? null : entry.room,
    };
  };
  const ofTask = (task: RunTask): Line => {
    const at = taskDue(task, show.entries);
    return {
      id: task.id,
      at,
      clock: onDay(at, formatClock(new Date(at).toISOString(), timeZone, locale)),
      what: (
        <span className={css.name}>
          <span className={box} aria-hidden="true" />
          <bdi>{task.title}</bdi>
        </span>
      ),
      where: task.owners.map(({ name }) => name).join(", "),
    };
  };
  const lines = [...one.entries.map(ofEntry), ...one.tasks.map(ofTask)];
  return (
    <section className={kind === "time" ? css.day : part}>
      <h3 className={css.dayName}>
        <bdi>{one.title}</bdi>
      </h3>
      <ol>
        {lines
          .toSorted((some, other) => some.at - other.at)
          .map(({ id, clock, what, where }) => (
            <li key={id} className={css.line}>
              <span className={css.clock}>{clock}</span>
              <span className={css.what}>{what}</span>
              <bdi className={css.room}>{where}</bdi>
            </li>
          ))}
      </ol>
    </section>
  );
}
