import { dayNamer, dayReader } from "../../time/days.ts";
import type { Reader } from "../../time/reader.types.ts";
import type { ActivityDay, ActivityEntry, ActivityRun } from "./activity.types.ts";

/** So many of a kind in a row are read; of more, only so many. */
const mostSeen = 3;
const seenOfMany = 2;

function runOf(entries: readonly ActivityEntry[]): ActivityRun {
  const [first] = entries;
  const isMany = entries.length > mostSeen;
  return {
    id: first?.id ?? "",
    seen: isMany ? entries.slice(0, seenOfMany) : entries,
    folded: isMany ? entries.slice(seenOfMany) : [],
    fold: first?.fold,
  };
}

/** What an entry may be folded with; what somebody said is always read. */
const kindOf = ({ fold, comment }: ActivityEntry) => (comment ? undefined : fold);

/** Entries in their order by days, and in each what is of one kind in a row together. */
export function activityDays(entries: readonly ActivityEntry[], reader: Reader): ActivityDay[] {
  const nameOf = dayNamer(reader);
  const dayOf = dayReader(reader.timeZone);
  const days: { day: string; runs: ActivityEntry[][] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, runs: [] };
      days.push(last);
    }
    const run = last.runs.at(-1);
    const kind = kindOf(entry);
    const isSame = kind !== undefined && run?.[0] !== undefined && kindOf(run[0]) === kind;
    if (run && isSame) run.push(entry);
    else last.runs.push([entry]);
  }
  return days.map(({ day, runs }) => ({ day, name: nameOf(day), runs: runs.map(runOf) }));
}
