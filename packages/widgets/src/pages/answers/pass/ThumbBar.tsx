import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { formatDatesBriefly, formatClock, wholeDays } from "@jubilee/core/base/time.rules";
import { Icon } from "../../parts/Icon.tsx";
import { calendarPlus, navigation, qr } from "../../parts/icons.ts";
import * as css from "../../styles/css.ts";
import { AnswerForm, asksNow } from "./AnswerForm.tsx";
import * as own from "./pass.css.ts";
import type { PassPart } from "./pass.types.ts";
import { passesOf } from "./people.ts";

/** On phones, within the thumb's reach: what is asked; after a yes, the code. */
export function ThumbBar(part: PassPart) {
  const { standing, shared } = part;
  if (shared.event.status !== "published") return null;
  const isAsked = asksNow(part) || (standing === "no" && shared.party.canAnswer);
  return (
    <aside className={css.thumb} id="foot-bar" data-anew="" data-page-foot="">
      {isAsked ? <AnswerForm {...part} /> : <Ways {...part} />}
    </aside>
  );
}

/** When it is, the calendar, the way there, and the code or the tickets. */
function Ways(part: PassPart) {
  const { shared, reader, words, own: copy, standing } = part;
  const { event, tickets } = shared;
  const directions = directionsAddress(event);
  const sells = standing === "invited" && tickets.some(({ state }) => state === "on_sale");
  return (
    <div className={own.ways}>
      <p>
        <b>{formatDatesBriefly(event, reader.locale)}</b>
        <small>
          {wholeDays(event)
            ? words.page.allDay
            : formatClock(event.startDate, event.timeZone, reader.locale)}
        </small>
      </p>
      <button
        type="button"
        className={css.round}
        aria-label={words.page.addToCalendar}
        popoverTarget="calendar"
      >
        <Icon lines={calendarPlus} />
      </button>
      {directions && (
        <a
          className={css.round}
          href={directions}
          target="_blank"
          rel="noreferrer"
          aria-label={words.page.directions}
        >
          <Icon lines={navigation} />
        </a>
      )}
      {passesOf(part).length > 0 && (
        <button type="button" className={css.main} popoverTarget="code">
          <Icon lines={qr} />
          {copy.myCode}
        </button>
      )}
      {sells && (
        <a className={css.main} href="#tickets">
          {words.page.tickets}
        </a>
      )}
    </div>
  );
}
