import { toInstant, toWallTime } from "@jubilee/core/base/time.rules";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import type { DraftFieldsProps } from "./MatchFields.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { eventOption } from "../../../event-kit/chosen/eventOption.ts";

const noEvent = { value: "", label: "By itself" };

/** From when until when gifts are taken, by the clock here, and the event it stands beside. */
export function CampaignWindow({ draft, onChange, errors }: DraftFieldsProps) {
  const locale = useLocale();
  const { data: events } = useMyEvents();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wall = (instant: string | null) => (instant ? toWallTime(instant, zone).slice(0, 16) : "");
  const instantOf = (text: string) => (text ? toInstant(text, zone).instant : null);
  return (
    <Stack gap="4">
      <DateTimeZone
        label="Begins"
        help="Empty: as soon as it is live."
        optional
        value={wall(draft.startsAt)}
        onValueChange={(text) => onChange({ startsAt: instantOf(text) })}
        zone={zone}
        error={errors.startsAt}
      />
      <DateTimeZone
        label="Ends"
        help="Empty: until you end it. Repeating gifts end with it."
        optional
        value={wall(draft.endsAt)}
        onValueChange={(text) => onChange({ endsAt: instantOf(text) })}
        zone={zone}
        error={errors.endsAt}
      />
      <Select
        label="Beside an event"
        help="Its showcase then offers to give."
        options={[noEvent, ...(events ?? []).map((event) => eventOption(event, locale))]}
        value={draft.eventId ?? ""}
        onValueChange={(id) => onChange({ eventId: id || null })}
        error={errors.eventId}
      />
    </Stack>
  );
}
