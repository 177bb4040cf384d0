import { Checkbox } from "@jubilee/ui/checkbox";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Popover } from "@jubilee/ui/popover";
import { Stack } from "@jubilee/ui/stack";
import { legend } from "./TaskBar.css.ts";

export interface ManyChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Options({ options, chosen, onChange }: Omit<ManyChoiceProps, "label">) {
  return (
    <Stack gap="2">
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={<bdi>{label}</bdi>}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </Stack>
  );
}

/** Several of a few, behind a pill; nothing chosen means all. */
export function ManyPill({ label, ...props }: ManyChoiceProps) {
  const known = props.options.filter(({ value }) => props.chosen.includes(value));
  const shown = known.length > 1 ? `${known[0]?.label} + ${known.length - 1}` : known[0]?.label;
  return (
    <Popover label={label} trigger={<FilterPill value={shown}>{label}</FilterPill>}>
      <Options {...props} />
    </Popover>
  );
}

/** The same among others, with its values in sight. */
export function ManyFieldset({ label, ...props }: ManyChoiceProps) {
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <Options {...props} />
    </fieldset>
  );
}
