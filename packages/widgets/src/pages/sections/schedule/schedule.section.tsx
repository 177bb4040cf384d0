import { formatClock, formatDay } from "@jubilee/core/base/time.rules";
import type { PublicActivity, PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import type { EventPart } from "../../context.types.ts";
import { link, section as sectionStyle, smallButton } from "../../styles/css.ts";
import type { PageSection } from "../section.types.ts";
import * as css from "./schedule.css.ts";
import { SignUpSheet } from "./SignUpSheet.tsx";

/** The published programme; nothing until there is one. */
export const section: PageSection = {
  order: 20,
  reads: { call: "schedule", when: () => true },
  isShown: ({ reads }) => activitiesOf(reads).length > 0,
  part: (place) => <Programme {...place} />,
};

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
  const { shared, words, reader } = part;
  const { title, description, room, hostName, materials, cancelled, signUp } = activity;
  const { timeZone, locale, status } = shared.event;
  const clock = (instant: string) => formatClock(instant, timeZone, reader.locale);
  const facts = [room, hostName, words.page.untilClock(clock(activity.endAt))].filter(Boolean);
  return (
    <li className={css.line}>
      <time className={css.clock} dateTime={activity.startAt}>
        {clock(activity.startAt)}
      </time>
      <div className={css.body}>
        <b className={cancelled ? css.cancelled : undefined} lang={locale} dir="auto">
          {title}
        </b>
        <p>{facts.join(" · ")}</p>
        {description && (
          <p lang={locale} dir="auto">
            {description}
          </p>
        )}
        {materials.map(({ label, url }) => (
          <a key={url} className={link} href={url} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
        {cancelled && <strong className={css.off}>{words.page.cancelled}</strong>}
        {signUp && !cancelled && status === "published" && (
          <Place activity={activity} part={part} />
        )}
      </div>
    </li>
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
