import type { EventVisibility } from "@jubilee/core/events/events.types";
import { RadioGroup, type RadioOption } from "@jubilee/ui/radio-group";
import type { FieldsProps } from "./fields.types.ts";

const options: readonly RadioOption<EventVisibility>[] = [
  {
    value: "unlisted",
    label: "Everybody with the link",
    help: "The usual way. Nobody comes across the page by chance.",
  },
  {
    value: "public",
    label: "Everybody",
    help: "Members find it under Registration, and your showcases of public events take it in.",
  },
  {
    value: "private",
    label: "Only those you invite",
    help: "Only personal links open it, and who has one answers and buys by it. Links for everybody and widgets are closed.",
  },
];

/** Who may open the event's page once it is out. */
export function VisibilityField({ draft, onChange }: FieldsProps) {
  return (
    <RadioGroup
      label="Who may see it?"
      options={options}
      value={draft.visibility}
      onValueChange={(visibility) => onChange({ visibility })}
    />
  );
}
