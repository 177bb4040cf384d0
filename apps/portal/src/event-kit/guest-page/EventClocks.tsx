import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { describeEventTime, wholeDays } from "@jubilee/core/base/time.rules";
import { useLocale } from "../../page-kit/useLocale.ts";
import * as css from "./EventClocks.css.ts";

/** When it is, on a ticket or a place in line: on the event's clock with its zone, and the reader's. */
export function EventClocks({ event }: { event: PublicEvent }) {
  const locale = useLocale();
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = describeEventTime(event, viewerZone, locale);
  return (
    <>
      <p className={css.muted}>{time.event}</p>
      {!wholeDays(event) && <p className={css.muted}>{time.eventZone}</p>}
      {time.viewer && (
        <p className={css.muted}>
          For you in {time.viewerPlace}: {time.viewer}
        </p>
      )}
    </>
  );
}
