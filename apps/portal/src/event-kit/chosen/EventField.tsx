import type { EventRecord } from "@jubilee/core/events/events.types";
import { Select } from "@jubilee/ui/select";
import { eventOption } from "./eventOption.ts";
import { useLocale } from "../../page-kit/useLocale.ts";

export interface EventFieldProps {
  events: readonly EventRecord[];
  value: string;
  onChange: (id: string) => void;
  hideLabel?: boolean;
}

/** Which event is meant. */
export function EventField({ events, value, onChange, hideLabel = false }: EventFieldProps) {
  const locale = useLocale();
  return (
    <Select
      label="Event"
      hideLabel={hideLabel}
      value={value}
      onValueChange={onChange}
      options={events.map((event) => eventOption(event, locale))}
    />
  );
}
