import { expectedSpan, lateBy, taskDue } from "@jubilee/core/schedule/run-of-show.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type {
  RunEntry,
  RunGrouping,
  RunLane,
  RunOfShow,
} from "@jubilee/core/schedule/run-of-show.types";
import { Avatar } from "@jubilee/ui/avatar";
import { Link } from "@jubilee/ui/link";
import { CircleCheck, Circle, ListTodo, MapPin, Pin, User } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { LeadEntry } from "./LeadEntry.tsx";
import * as css from "./Run.css.ts";
import { clockAt, signed } from "./run-words.ts";
import type { EntryActs } from "./usePresses.ts";

interface LaneCardProps extends EntryActs {
  lane: RunLane;
  /** What the lanes are; the reader's own needs no name. */
  grouping: RunGrouping;
}

/** Where what has none stands. */
const without = { place: "No place yet", person: "Nobody leads it yet", mine: "Yours" } as const;

const mostNext = 5;

/** One place or person: what is on, what is next, what is to be done. */
export function LaneCard(props: LaneCardProps) {
  const { lane, show, grouping, onOpen } = props;
  const isOwn = grouping === "mine";
  const lead = lane.now ?? lane.next[0] ?? null;
  const rest = lane.next.filter(({ id }) => id !== lead?.id);
  const isTasksAlone = !isOwn && lane.name === null && lead === null;
  const name = isOwn ? "Yours" : (lane.name ?? (lead ? without[grouping] : "To do"));
  const Sign = isTasksAlone ? ListTodo : grouping === "place" ? MapPin : User;
  return (
    <section className={css.lane} aria-label={name}>
      <div className={css.place}>
        <Sign aria-hidden="true" />
        <bdi>{name}</bdi>
      </div>
      {lead && <LeadEntry {...props} entry={lead} />}
      {rest.length > 0 && (
        <ul className={css.lines}>
          {rest.slice(0, mostNext).map((entry) => (
            <li key={entry.id}>
              <NextLine entry={entry} show={show} grouping={grouping} onOpen={onOpen} />
            </li>
          ))}
          {rest.length > mostNext && (
            <li className={css.quiet}>{`and ${rest.length - mostNext} more after that`}</li>
          )}
        </ul>
      )}
      {lane.tasks.length > 0 && <TaskLines {...props} />}
      {lane.done.length > 0 && (
        <details className={css.over}>
          <summary>
            {lead
              ? `${lane.done.length} done`
              : `All done here: ${counted(lane.done.length, "entry", "entries")}`}
          </summary>
          <ul className={css.lines}>
            {lane.done.map((entry) => (
              <li key={entry.id}>
                <NextLine entry={entry} show={show} grouping={grouping} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface NextLineProps {
  entry: RunEntry;
  show: RunOfShow;
  grouping: RunGrouping;
  onOpen: (id: string) => void;
}

function NextLine({ entry, show, grouping, onOpen }: NextLineProps) {
  const locale = useLocale();
  const late = lateBy(entry);
  const words = (
    <>
      <time className={css.rowTime} dateTime={entry.startAt}>
        {clockAt(expectedSpan(entry).start, show.event.timeZone, locale)}
      </time>
      <span>
        <bdi>{entry.title}</bdi>
        {grouping !== "place" && entry.room && <bdi className={css.note}>{entry.room}</bdi>}
      </span>
      <span className={css.rowEnd}>
        {entry.isFixed && <Pin aria-label="Keeps its time" />}
        {late !== 0 && <em className={css.late}>{signed(late)}</em>}
      </span>
    </>
  );
  return show.mayPress ? (
    <button type="button" className={css.row} onClick={() => onOpen(entry.id)}>
      {words}
    </button>
  ) : (
    <div className={css.row}>{words}</div>
  );
}

/** Tasks that are due at a moment of the day, with their owners. */
function TaskLines({ lane, show }: LaneCardProps) {
  const locale = useLocale();
  return (
    <ul className={css.lines} aria-label="To do">
      {lane.tasks.map((task) => (
        <li key={task.id} className={css.row}>
          <time className={css.rowTime} dateTime={task.dueAt}>
            {clockAt(taskDue(task, show.entries), show.event.timeZone, locale)}
          </time>
          <Link look="quiet" href={`${href("tasks.list")}?event=${show.event.id}&task=${task.id}`}>
            <bdi className={task.isDone ? css.done : undefined}>{task.title}</bdi>
          </Link>
          <span className={css.rowEnd}>
            {task.owners.slice(0, 2).map(({ id, name }) => (
              <Avatar key={id} name={name} size="s" spoken />
            ))}
            {task.isDone ? <CircleCheck aria-label="Done" /> : <Circle aria-label="To do" />}
          </span>
        </li>
      ))}
    </ul>
  );
}
