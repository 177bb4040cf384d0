import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import type { ReactNode } from "react";
import * as css from "../../styles/css.ts";
import { place as placeStyle } from "../schedule.css.ts";
import type { SchedulePart } from "./my-schedule.types.ts";
import { nameIn, WhoSheet } from "./WhoSheet.tsx";

interface Props {
  part: SchedulePart;
  activity: PublicActivity;
}

/** Takes a place in an activity or gives it back; what needs none is marked instead. */
export function PlaceForms({ part, activity }: Props) {
  const { mine, signUp, cancelled, starred } = activity;
  if (mine !== null) return <Mine part={part} activity={activity} />;
  if (cancelled && !starred) return null;
  return signUp && !cancelled ? (
    <Take part={part} activity={activity} />
  ) : (
    <Star part={part} activity={activity} />
  );
}

const sheetOf = ({ id }: PublicActivity) => `who-${id}`;

/** Not all of the guest and whom they bring have a place any more. */
export const isTooFull = ({ placesLeft, people }: PublicActivity): boolean =>
  placesLeft !== null && placesLeft < people;

interface FormProps extends Props {
  form: string;
  label: string;
  look: string;
  children?: ReactNode;
}

function ActivityForm({ part, activity, form, label, look, children }: FormProps) {
  const { id, title } = activity;
  const { memberId } = part.shared;
  return (
    <form method="post" action={part.action(form)} data-send="">
      <input type="hidden" name="activityId" value={id} />
      {part.query["member"] && memberId && <input type="hidden" name="memberId" value={memberId} />}
      {children}
      <button className={look} aria-label={`${label}: ${title}`}>
        {label}
      </button>
    </form>
  );
}

function Mine({ part, activity }: Props) {
  const { own: copy, shared, reader } = part;
  const { mine, people, absent, position, title } = activity;
  const away = shared.party.filter(({ place }) => absent.includes(place));
  const names = new Intl.ListFormat(reader.locale).format(away.map((one) => nameIn(one, part)));
  const facts = [
    mine === "going" ? copy.goes : copy.waits(position ?? 1),
    people > 1 && copy.people(people),
    away.length > 0 && copy.without(names),
  ];
  return (
    <div className={placeStyle}>
      <span>{facts.filter(Boolean).join(" · ")}</span>
      {shared.party.length > 1 && (
        <>
          <button
            type="button"
            className={css.link}
            popoverTarget={sheetOf(activity)}
            aria-label={`${copy.who}: ${title}`}
            data-screen-only=""
          >
            {copy.who}
          </button>
          <WhoSheet id={sheetOf(activity)} part={part} activity={activity} />
        </>
      )}
      <ActivityForm
        part={part}
        activity={activity}
        form="leave"
        label={mine === "going" ? copy.giveBack(people) : copy.leaveLine}
        look={css.link}
      />
    </div>
  );
}

function Take({ part, activity }: Props) {
  const { own: copy, words, shared } = part;
  const { placesLeft, people, ticketName, requiresRsvp, title } = activity;
  const label = isTooFull(activity) ? words.page.joinLine : words.page.signUp;
  const needs = [
    people > 1 && copy.people(people),
    placesLeft === 0 && words.page.full,
    placesLeft !== null && placesLeft > 0 && placesLeft <= 10 && words.page.placesLeft(placesLeft),
    ticketName !== null && words.page.needsTicket(ticketName),
    requiresRsvp && copy.forYes,
  ];
  return (
    <div className={placeStyle}>
      {shared.party.length > 1 ? (
        <>
          <button
            type="button"
            className={css.smallButton}
            popoverTarget={sheetOf(activity)}
            aria-label={`${label}: ${title}`}
          >
            {label}
          </button>
          <WhoSheet id={sheetOf(activity)} part={part} activity={activity} />
        </>
      ) : (
        <ActivityForm
          part={part}
          activity={activity}
          form="take"
          label={label}
          look={css.smallButton}
        />
      )}
      <span>{needs.filter(Boolean).join(" · ")}</span>
    </div>
  );
}

function Star({ part, activity }: Props) {
  const { own: copy } = part;
  const { starred } = activity;
  return (
    <div className={placeStyle}>
      {starred && <span>{copy.added}</span>}
      <ActivityForm
        part={part}
        activity={activity}
        form="star"
        label={starred ? copy.takeOut : copy.add}
        look={css.link}
      >
        <input type="hidden" name="starred" value={starred ? "no" : "yes"} />
      </ActivityForm>
    </div>
  );
}
