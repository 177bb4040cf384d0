import type { CountdownPhase, CountedEvent } from "@jubilee/core/sharing/countdown.types";
import type { CountdownCopy } from "../copy/copy.types.ts";
import { day, isAllDay, moment } from "../format/event-time.ts";
import { help } from "../styles/base.css.ts";
import { said } from "../styles/timer.css.ts";

interface Props {
  /** Null where nothing is planned. */
  event: CountedEvent | null;
  copy: CountdownCopy;
  phase: CountdownPhase | "none";
  locale: string;
}

/** In the place of the figures: it is on, it is over, it does not take place, nothing is planned. */
export function Message({ event, copy, phase, locale }: Props) {
  const [title, text] =
    phase === "ended"
      ? [copy.ended, copy.thanks]
      : phase === "cancelled"
        ? [copy.cancelled, copy.cancelledText]
        : event
          ? [copy.begun, copy.until(endOf(event, locale))]
          : [copy.noneTitle, copy.noneText];
  return (
    <div className={said}>
      <b>{title}</b>
      <p className={help}>{text}</p>
    </div>
  );
}

function endOf(event: CountedEvent, locale: string): string {
  return (isAllDay(event) ? day : moment)(event.endDate, event, locale);
}
