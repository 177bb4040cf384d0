import {
  describeEventTime,
  formatClocks,
  formatDay,
  zoneName,
} from "@jubilee/core/base/time.rules";
import { EventDate } from "@jubilee/ui/event-date";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import * as css from "./Details.css.ts";
import type { ActivityDetailsProps } from "./activityDetails.types.ts";

/** When it is, on the clocks of the event and on one's own. */
export function ActivityTime({ activity, event }: ActivityDetailsProps) {
  const locale = useLocale();
  const { startAt, endAt } = activity;
  const { timeZone } = event;
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = describeEventTime(
    { startDate: startAt, endDate: endAt, timeZone },
    viewerZone,
    locale,
  );
  return (
    <div className={css.top}>
      <EventDate start={startAt} zone={timeZone} locale={locale} size="s" />
      <div>
        <p className={css.clocks}>{formatClocks(startAt, endAt, timeZone, locale)}</p>
        <Text tone="muted" size={14}>
          {`${formatDay(startAt, timeZone, locale)}, ${zoneName(startAt, timeZone, locale)}`}
        </Text>
        {time.viewer && (
          <Text tone="muted" size={14}>
            {`For you in ${time.viewerPlace}: ${time.viewer}`}
          </Text>
        )}
      </div>
    </div>
  );
}
