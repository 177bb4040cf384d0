import { formatClock, formatDay } from "@jubilee/core/base/time.rules";
import { byStart, daysOf } from "@jubilee/core/schedule/activities.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { withEvent } from "../data/withEvent.ts";
import * as css from "./Details.css.ts";

/** As many are shown before it and after it. */
const before = 3;
const after = 4;

/** What is shown of one; of one that is typed, nothing else is there yet. */
export type Placed = Pick<
  ActivityRecord,
  "id" | "title" | "status" | "startAt" | "endAt" | "startLocal" | "room"
>;

const dayOf = ({ startLocal }: Pick<ActivityRecord, "startLocal">) => startLocal.slice(0, 10);

const runWith = (one: Placed, other: Placed) =>
  one.id !== other.id && one.startAt < other.endAt && other.startAt < one.endAt;

interface EntryProps extends Pick<BeforeAndAfterProps, "activity" | "event"> {
  entry: Placed;
}

function Entry({ entry, activity, event }: EntryProps) {
  const locale = useLocale();
  const isHere = entry.id === activity.id;
  const isOff = entry.status === "cancelled";
  const said = [
    entry.room,
    entry.status === "draft" && "Draft",
    isOff && "Cancelled",
    !isOff && runWith(entry, activity) && "At the same time",
  ];
  return (
    <li className={isHere ? `${css.entry} ${css.here}` : css.entry}>
      <span className={css.clock}>{formatClock(entry.startAt, event.timeZone, locale)}</span>
      <span className={css.what}>
        {isHere ? (
          <span className={css.title} dir="auto" aria-current="page">
            {entry.title}
          </span>
        ) : (
          <Link href={href("activities.details", { activityId: entry.id })}>
            <bdi className={isOff ? css.off : undefined}>{entry.title}</bdi>
          </Link>
        )}
        <span className={css.soft} dir="auto">
          {said.filter(Boolean).join(" · ")}
        </span>
      </span>
    </li>
  );
}

export interface BeforeAndAfterProps {
  activity: Placed;
  event: EventRecord;
  /** All of the event, with it. */
  activities: readonly Placed[];
}

/** What comes before and after an activity, day by day, on the clocks of the event. */
export function BeforeAndAfter({ activity, event, activities }: BeforeAndAfterProps) {
  const locale = useLocale();
  const all = byStart(activities);
  const at = all.findIndex(({ id }) => id === activity.id);
  const shown = all.slice(Math.max(0, at - before), at + after + 1);
  return (
    <Card
      as="aside"
      title="Before and after"
      action={<Link href={withEvent(href("activities.schedule"), event.id)}>Schedule</Link>}
    >
      {daysOf(shown).map((day) => (
        <section key={day} className={css.day}>
          <h3 className={css.dayName}>{formatDay(`${day}T12:00:00Z`, "UTC", locale)}</h3>
          <ol className={css.entries}>
            {shown
              .filter((entry) => dayOf(entry) === day)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} activity={activity} event={event} />
              ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
