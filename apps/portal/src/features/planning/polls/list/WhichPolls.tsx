import type { EventRecord } from "@jubilee/core/events/events.types";
import { Select } from "@jubilee/ui/select";
import { eventOption } from "../../../../event-kit/chosen/eventOption.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { which } from "./PollList.css.ts";

interface WhichPollsProps {
  events: readonly EventRecord[];
  eventId: string | null;
  onChange: (eventId: string | null) => void;
}

/** Whose polls are listed: of all events or of one. */
export function WhichPolls({ events, eventId, onChange }: WhichPollsProps) {
  const locale = useLocale();
  return (
    <div className={which}>
      <Select
        label="Event"
        hideLabel
        value={eventId ?? ""}
        onValueChange={(id) => onChange(id || null)}
        options={[
          { value: "", label: "All events" },
          ...events.map((event) => eventOption(event, locale)),
        ]}
      />
    </div>
  );
}
