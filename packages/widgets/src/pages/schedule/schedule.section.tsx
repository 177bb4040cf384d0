import { formatDay } from "@jubilee/core/base/time.rules";
import type { PublicActivity, PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import type { EventPart } from "../sharing/event/event.types.ts";
import { section as sectionStyle, smallButton } from "../styles/css.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import { ActivityLine } from "./ActivityLine.tsx";
import * as css from "./schedule.css.ts";
import { SignUpSheet } from "./SignUpSheet.tsx";

/** The published programme; nothing until there is one. */
export const section: PageSection = {
  order: 20,
  // On a showcase a planner may have left it out.
  reads: { call: "schedule", when: (shared) => shared.programme === true || hasSchedule(shared) },
  isShown: ({ reads }) => activitiesOf(reads).length > 0,
  part: (place) => <Programme {...place} />,
};

const hasSchedule = (shared: object) =>
  "schedule" in shared && Array.isArray(shared.schedule) && shared.schedule.length > 0;

const activitiesOf = (reads: EventPart["reads"]) =>
  (reads["schedule"] as PublicSchedule | undefined)?.activities ?? [];

function Programme(part: EventPart) {
  const { reads, words, shared, reader } = part;
  const activities = activitiesOf(reads);
  const days = Map.groupBy(activities, ({ startLocal }) => startLocal.slice(0, 10));
  const isOpen = shared.event.status === "published";
  return (
    <section className={sectionStyle} id="schedule">
      <h2>{words.page.programme}</h2>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          {days.size > 1 && ofDay[0] && (
            <h3 className={css.day}>
              {formatDay(ofDay[0].startAt, shared.event.timeZone, reader.locale)}
            </h3>
          )}
          <ol>
            {ofDay.map((activity) => (
              <Activity key={activity.id} activity={activity} part={part} />
            ))}
          </ol>
        </div>
      ))}
      {isOpen &&
        activities
          .filter(({ signUp }) => signUp)
          .map((activity) => <SignUpSheet key={activity.id} activity={activity} part={part} />)}
    </section>
  );
}

function Activity({ activity, part }: { activity: PublicActivity; part: EventPart }) {
  const { signUp, cancelled } = activity;
  return (
    <ActivityLine activity={activity} part={part}>
      {signUp && !cancelled && part.shared.event.status === "published" && (
        <Place activity={activity} part={part} />
      )}
    </ActivityLine>
  );
}

/** The way to a place, and what one needs for it. */
function Place({ activity, part }: { activity: PublicActivity; part: EventPart }) {
  const { page } = part.words;
  const { id, title, placesLeft, people, ticketName } = activity;
  const isFull = placesLeft !== null && placesLeft < people;
  const label = isFull ? page.joinLine : page.signUp;
  const needs = [
    isFull ? page.full : placesLeft !== null && placesLeft <= 10 && page.placesLeft(placesLeft),
    ticketName !== null && page.needsTicket(ticketName),
  ];
  return (
    <div className={css.place}>
      <button
        type="button"
        className={smallButton}
        popoverTarget={`sign-up-${id}`}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </button>
      <span>{needs.filter(Boolean).join(" · ")}</span>
    </div>
  );
}
