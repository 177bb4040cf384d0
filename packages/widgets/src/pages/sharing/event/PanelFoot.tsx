import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { initialsOf } from "@jubilee/ui/initials";
import { facesOf } from "../../answers/faces.ts";
import { Icon } from "../../parts/Icon.tsx";
import { calendarPlus, navigation } from "../../parts/icons.ts";
import * as css from "../../styles/css.ts";
import { Crowd } from "./Crowd.tsx";
import type { EventPart } from "./event.types.ts";
import * as own from "./panel.css.ts";

const facesAtMost = 4;

/** On wide windows below what is asked: who comes, the calendar and the way there. */
export function PanelFoot(part: EventPart) {
  const { shared, reads, words } = part;
  const { event, rsvp } = shared;
  const directions = event.kind === "online" ? null : directionsAddress(event);
  const faces = facesOf(reads).slice(0, facesAtMost);
  return (
    <div className={own.foot} id="beside" data-anew="">
      {rsvp.comingCount > 0 && (
        <div className={own.coming}>
          {faces.length > 0 && (
            <span className={own.faces} aria-hidden="true">
              {faces.map((name) => (
                <span key={name}>
                  <i className={own.face}>{initialsOf(name)}</i>
                </span>
              ))}
            </span>
          )}
          <Crowd {...part} />
        </div>
      )}
      <div className={own.ways}>
        <button type="button" className={css.link} popoverTarget="calendar">
          <Icon lines={calendarPlus} />
          {words.page.addToCalendar}
        </button>
        {directions && (
          <a className={css.link} href={directions} target="_blank" rel="noreferrer">
            <Icon lines={navigation} />
            {words.page.directions}
          </a>
        )}
      </div>
    </div>
  );
}
