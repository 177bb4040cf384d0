import type { WidgetKind } from "@jubilee/core/share/types";
import { Select } from "@jubilee/ui/select";

const options = [
  { value: "rsvp", label: "RSVP" },
  { value: "tickets", label: "Tickets" },
];

export interface WidgetKindFieldProps {
  kind: WidgetKind;
  onKind: (kind: WidgetKind) => void;
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
