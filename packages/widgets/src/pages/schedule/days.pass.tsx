import { formatDay } from "@jubilee/core/base/time.rules";
import type { PublicActivity, PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import type { PassPart, PassSection } from "../answers/pass/pass.types.ts";
import ownClock from "../inline/clock.ts?inline";
import { onOwnClock, onOwnClockBriefly } from "../parts/own-clock.ts";
import * as rows from "../answers/pass/rows.css.ts";
import * as page from "../styles/css.ts";
import { ActivityLine } from "./ActivityLine.tsx";
import * as css from "./schedule.css.ts";

/** What the guest goes to and has marked; before that, what there is to go to. */
export const section: PassSection = {
  about: "own",
  order: 50,
  reads: { call: "schedule", when: ({ event }) => event.status === "published" },
  isShown: (place) => activitiesOf(place).length > 0,
  part: (place) => <Days {...place} />,
};

const activitiesOf = ({ reads }: PassPart) =>
  (reads["schedule"] as PublicSchedule | undefined)?.activities ?? [];
const isOwn = ({ mine, starred }: PublicActivity) => mine !== null || starred;

function Days(place: PassPart) {
  const { own: copy, shared, reader, token } = place;
  const all = activitiesOf(place);
  const chosen = all.filter(isOwn);
  const shown = chosen.length > 0 ? chosen : all.filter(({ cancelled }) => !cancelled);
  const days = Map.groupBy(shown, ({ startLocal }) => startLocal.slice(0, 10));
  return (
    <section className={page.section} aria-labelledby="days">
      <div className={rows.head}>
        <h2 id="days">{chosen.length > 0 ? copy.yourDays : copy.programme}</h2>
        <a className={page.link} href={`/my-schedule/${encodeURIComponent(token)}`}>
          {copy.whole}
        </a>
      </div>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          {ofDay[0] && (
            <h3 className={css.day}>
              {formatDay(ofDay[0].startAt, shared.event.timeZone, reader.locale)}
            </h3>
          )}
          <ol>
            {ofDay.map((activity, index) => (
              <Activity
                key={activity.id}
                activity={activity}
                place={place}
                clock={index === 0 ? onOwnClock : onOwnClockBriefly}
              />
            ))}
          </ol>
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: ownClock }} />
    </section>
  );
}

interface ActivityProps {
  activity: PublicActivity;
  place: PassPart;
  /** How the reader's own clock is said. */
  clock: typeof onOwnClock;
}

function Activity({ activity, place, clock }: ActivityProps) {
  const { own: copy } = place;
  const { mine, people } = activity;
  const facts = [
    mine === "waiting" && copy.onList,
    mine === "going" && people > 1 && copy.people(people),
  ];
  const { shared, reader, words } = place;
  return (
    <ActivityLine activity={activity} part={place} facts={facts} isBrief>
      <p {...clock(activity.startAt, shared.event.timeZone, reader.locale, words)} />
    </ActivityLine>
  );
}
