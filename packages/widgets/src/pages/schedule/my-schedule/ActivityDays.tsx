import { formatDay, zoneName } from "@jubilee/core/base/time.rules";
import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { onOwnClock, onOwnClockBriefly } from "../../parts/own-clock.ts";
import { ActivityLine } from "../ActivityLine.tsx";
import * as css from "../schedule.css.ts";
import type { SchedulePart } from "./my-schedule.types.ts";
import * as own from "./my-schedule.css.ts";
import { PlaceForms } from "./PlaceForms.tsx";

interface Props {
  part: SchedulePart;
  activities: readonly PublicActivity[];
  /** Of the days' headings. */
  level: 2 | 3;
}

/** Activities by day, with what can be done about each. */
export function ActivityDays({ part, activities, level }: Props) {
  const { shared, reader } = part;
  const { timeZone } = shared.event;
  const days = Map.groupBy(activities, ({ startLocal }) => startLocal.slice(0, 10));
  const Day = level === 2 ? "h2" : "h3";
  return [...days].map(([day, ofDay]) => (
    <div key={day}>
      {ofDay[0] && (
        <Day className={own.day}>
          {formatDay(ofDay[0].startAt, timeZone, reader.locale)}
          <small>{zoneName(ofDay[0].startAt, timeZone, reader.locale)}</small>
        </Day>
      )}
      <ol>
        {ofDay.map((activity, index) => (
          <Activity
            key={activity.id}
            part={part}
            activity={activity}
            clock={index === 0 ? onOwnClock : onOwnClockBriefly}
          />
        ))}
      </ol>
    </div>
  ));
}

interface ActivityProps {
  part: SchedulePart;
  activity: PublicActivity;
  /** How the reader's own clock is said. */
  clock: typeof onOwnClock;
}

function Activity({ part, activity, clock }: ActivityProps) {
  const { shared, own: copy, reader, words } = part;
  const { timeZone } = shared.event;
  const other = clashOf(activity, shared.activities);
  return (
    <ActivityLine activity={activity} part={part}>
      <p {...clock(activity.startAt, timeZone, reader.locale, words)} />
      {other && <strong className={css.off}>{copy.clash(other.title)}</strong>}
      {shared.event.status === "published" && <PlaceForms part={part} activity={activity} />}
    </ActivityLine>
  );
}

/** Another of one's own that lies over it. */
function clashOf(one: PublicActivity, all: readonly PublicActivity[]): PublicActivity | undefined {
  const isOwn = ({ mine, starred, cancelled }: PublicActivity) =>
    !cancelled && (mine === "going" || starred);
  if (!isOwn(one)) return undefined;
  return all.find(
    (other) =>
      other.id !== one.id &&
      isOwn(other) &&
      Date.parse(other.startAt) < Date.parse(one.endAt) &&
      Date.parse(one.startAt) < Date.parse(other.endAt),
  );
}
