import { Select } from "@jubilee/ui/select";

const options = [
  { value: "rsvp", label: "RSVP" },
  { value: "tickets", label: "Tickets" },
];

/** What an event's links show; a campaign's widget is set up with its campaign. */
export type EventWidget = "rsvp" | "tickets";

export interface WidgetKindFieldProps {
  kind: EventWidget;
  onKind: (kind: EventWidget) => void;
}

/** Which widget is being set up. */
export function WidgetKindField({ kind, onKind }: WidgetKindFieldProps) {
  return (
    <Select
      label="Widget"
      options={options}
      value={kind}
      onValueChange={(value) => onKind(value === "tickets" ? "tickets" : "rsvp")}
    />
  );
}
