import { Select } from "@jubilee/ui/select";

/** What an event's links show; a campaign's widget is set up with its campaign. */
export type EventWidget = "rsvp" | "tickets" | "showcase" | "countdown";

const options: readonly { value: EventWidget; label: string }[] = [
  { value: "rsvp", label: "RSVP" },
  { value: "tickets", label: "Tickets" },
  { value: "showcase", label: "Showcase" },
  { value: "countdown", label: "Countdown" },
];

/** The widget of a name; replies where there is none of it. */
export function eventWidget(name: string | null): EventWidget {
  return options.find(({ value }) => value === name)?.value ?? "rsvp";
}

export interface WidgetKindFieldProps {
  kind: EventWidget;
  onKind: (kind: EventWidget) => void;
}

/** Which widget is being set up. */
export function WidgetKindField({ kind, onKind }: WidgetKindFieldProps) {
  return <Select label="Widget" options={options} value={kind} onValueChange={onKind} />;
}
