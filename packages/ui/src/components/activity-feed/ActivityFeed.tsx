import { useMemo, useRef, useState, type ReactNode } from "react";
import { clockWriter } from "../../time/days.ts";
import type { Reader } from "../../time/reader.types.ts";
import { Button } from "../button/Button.tsx";
import { useListMotion } from "../list-motion/useListMotion.ts";
import type { ActivityActs, ActivityEntry, ActivityRun } from "./activity.types.ts";
import { activityDays } from "./activityDays.ts";
import { day as dayStyle, dayName, feed, fold as foldStyle, list } from "./ActivityFeed.css.ts";
import { ActivityLine } from "./ActivityLine.tsx";
import { englishActivity, type ActivityWords } from "./activityWords.ts";

export interface ActivityFeedProps {
  /** What it is about: its spoken name. */
  label: string;
  /** In the order in which they are read: the latest first, or the first first where it is talked. */
  entries: readonly ActivityEntry[];
  reader: Reader;
  acts?: ActivityActs;
  /** There are more than are here. */
  earlier?: { isLoading: boolean; load: () => void };
  /** Instead of entries when there are none. */
  empty?: ReactNode;
  words?: ActivityWords;
}

const noActs: ActivityActs = {};

/**
 * Who did what and when, by days, with what people say about it. Where people talk with one another
 * use Conversation; many things of one kind are a DataTable.
 */
export function ActivityFeed({
  label,
  entries,
  reader,
  acts = noActs,
  earlier,
  empty,
  words = englishActivity,
}: ActivityFeedProps) {
  const days = useMemo(() => activityDays(entries, reader), [entries, reader]);
  const clockOf = useMemo(() => clockWriter(reader), [reader]);
  if (entries.length === 0 && empty) return <>{empty}</>;
  return (
    <section aria-label={label} className={feed}>
      {days.map(({ day, name, runs }) => (
        <div key={day} className={dayStyle}>
          <h3 className={dayName}>{name}</h3>
          <Runs {...{ runs, clockOf, acts, words }} />
        </div>
      ))}
      {earlier && (
        <div>
          <Button variant="outline" loading={earlier.isLoading} onClick={earlier.load}>
            {words.earlier}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RunsProps extends Omit<RunProps, "run"> {
  runs: readonly ActivityRun[];
}

/** A day's lines: one that comes or goes does not make the others jump. */
function Runs({ runs, ...rest }: RunsProps) {
  const lines = useRef<HTMLOListElement>(null);
  useListMotion(lines);
  return (
    <ol ref={lines} className={list}>
      {runs.map((run) => (
        <Run key={run.id} run={run} {...rest} />
      ))}
    </ol>
  );
}

interface RunProps {
  run: ActivityRun;
  clockOf: (instant: string) => string;
  acts: ActivityActs;
  words: ActivityWords;
}

function Run({ run: { seen, folded, fold = "" }, clockOf, acts, words }: RunProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? [...seen, ...folded] : seen;
  return (
    <>
      {shown.map((entry) => (
        <ActivityLine key={entry.id} {...{ entry, acts, words }} clock={clockOf(entry.at)} />
      ))}
      {folded.length > 0 && (
        <li className={foldStyle}>
          <Button
            size="sm"
            variant="link"
            aria-expanded={isOpen}
            onClick={() => setOpen((now) => !now)}
          >
            {isOpen ? words.less : words.folded(fold, folded.length)}
          </Button>
        </li>
      )}
    </>
  );
}
