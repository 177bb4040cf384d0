import { formatAgo } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { peopleKeys } from "../keys.ts";
import { panelPart } from "./Guests.css.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestCalendarsApi } from "@jubilee/core/schedule/guest-calendars.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface GuestCalendarPartProps {
  eventId: string;
  /** The guest on the event's list. */
  eventGuestId: string;
}

/** That a guest's calendar program reads their schedule, and the way to end it. */
export function GuestCalendarPart({ eventId, eventGuestId }: GuestCalendarPartProps) {
  const guestCalendars = useApi(createGuestCalendarsApi);
  const [locale, nowMs] = [useLocale(), useNow()];
  const key = peopleKeys.guestCalendar(eventId, eventGuestId);
  const { isBusy, run } = useWrite(key, "Guest lists");
  const { data } = useRead(key, () => guestCalendars.list(eventGuestId));
  const [calendar] = data ?? [];
  if (!calendar) return null;
  const { lastUsedAt } = calendar;
  const stop = async () => {
    if ((await run(() => guestCalendars.stop(eventGuestId))) !== null) {
      toast.success("Their calendar address is turned off");
    }
  };
  return (
    <section className={panelPart} aria-label="Calendar">
      <Text size={12} weight="strong">
        Calendar
      </Text>
      <Text size={14}>
        {lastUsedAt
          ? `Their calendar read their schedule ${formatAgo(lastUsedAt, nowMs, locale)}.`
          : "They have an address for their calendar, which has not been read yet."}
      </Text>
      <div>
        <Button variant="outline" size="sm" loading={isBusy} onClick={() => void stop()}>
          Stop their calendar
        </Button>
      </div>
    </section>
  );
}
