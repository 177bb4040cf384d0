import type { PartyPlace, PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import type { SchedulePart } from "./my-schedule.types.ts";
import * as own from "./my-schedule.css.ts";

/** Somebody of a party in words: whose name did not follow yet is told by whom they come with. */
export function nameIn({ place, name }: PartyPlace, { shared, own: copy }: SchedulePart): string {
  if (name !== null) return name;
  const nameless = shared.party.filter((one) => one.name === null);
  const number = nameless.findIndex((one) => one.place === place) + 1;
  const host = shared.party.find((one) => one.place === 0)?.name ?? "";
  return copy.withWhom(host, nameless.length > 1 ? number : null);
}

interface Props {
  id: string;
  part: SchedulePart;
  activity: PublicActivity;
}

/** Who of a party comes to one activity: everybody until somebody is taken out. */
export function WhoSheet({ id, part, activity }: Props) {
  const { own: copy, shared, words, action, query } = part;
  const { absent, mine, title, placesLeft, people } = activity;
  const outcome =
    part.outcome?.form === "take" && part.outcome.typed["activityId"] === activity.id
      ? part.outcome
      : null;
  const isOpen = outcome?.refused !== undefined;
  const waits = mine === null && placesLeft !== null && placesLeft < people;
  return (
    <dialog
      id={id}
      {...(isOpen ? { open: true } : { popover: "auto" as const })}
      className={css.sheet}
      aria-labelledby={`${id}-title`}
      data-closes=""
    >
      <h2 id={`${id}-title`} lang={shared.event.locale} dir="auto">
        {title}
      </h2>
      <form
        className={css.form}
        method="post"
        action={`${action("take")}#${id}`}
        data-send=""
        data-typed={id}
      >
        <input type="hidden" name="activityId" value={activity.id} />
        <input type="hidden" name="asked" value="yes" />
        {query["member"] && shared.memberId && (
          <input type="hidden" name="memberId" value={shared.memberId} />
        )}
        <fieldset className={own.who}>
          <legend>{copy.whoAsked}</legend>
          {shared.party.map((one) => (
            <label key={one.place}>
              <input
                type="checkbox"
                name={`who-${one.place}`}
                checked={!absent.includes(one.place)}
              />
              <span dir="auto">{nameIn(one, part)}</span>
            </label>
          ))}
        </fieldset>
        {placesLeft !== null && mine === null && (
          <p className={css.small}>
            {placesLeft === 0 ? words.page.full : words.page.placesLeft(placesLeft)}
          </p>
        )}
        <Refusal words={words} outcome={outcome} />
        <button className={css.main}>
          {mine ? copy.save : waits ? words.page.joinLine : words.page.signUp}
        </button>
      </form>
    </dialog>
  );
}
