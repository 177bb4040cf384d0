import { formatDatesBriefly, formatClock, wholeDays } from "@jubilee/core/base/time.rules";
import { Icon } from "../../parts/Icon.tsx";
import * as css from "../../styles/css.ts";
import { code } from "./icons.ts";
import * as own from "./order.css.ts";
import type { OrderPart } from "./order.types.ts";

/** On phones, within the thumb's reach: when it is, and the code as large as the screen. */
export function ShowCode(part: OrderPart & { place: number }) {
  const { shared, reader, place, own: words } = part;
  const { event } = shared;
  return (
    <div className={`${css.whenBar} ${own.thumb}`}>
      <span>
        <b>{formatDatesBriefly(event, reader.locale)}</b>
        {!wholeDays(event) && (
          <span>{formatClock(event.startDate, event.timeZone, reader.locale)}</span>
        )}
      </span>
      <button type="button" className={css.main} popoverTarget={`code-${place}`} data-show-code="">
        <Icon lines={code} />
        {words.ticket.showCode}
      </button>
    </div>
  );
}
