import { Checkbox } from "@jubilee/ui/checkbox";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Popover } from "@jubilee/ui/popover";
import { Stack } from "@jubilee/ui/stack";
import { legend } from "./Guests.css.ts";

interface ManyFilterProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Options({ options, chosen, onChange }: Omit<ManyFilterProps, "label">) {
  return (
    <Stack gap="2">
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </Stack>
  );
}

/** A filter that takes several values; nothing chosen means all. */
export function ManyFilter({ label, ...props }: ManyFilterProps) {
  const { options, chosen } = props;
  const known = options.filter(({ value }) => chosen.includes(value));
  const shown = known.length > 1 ? `${known[0]?.label} + ${known.length - 1}` : known[0]?.label;
  return (
    <Popover label={label} trigger={<FilterPill value={shown}>{label}</FilterPill>}>
      <Options {...props} />
    </Popover>
  );
}

/** The same filter among others, with its values in sight. */
export function ManyChoice({ label, ...props }: ManyFilterProps) {
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <Options {...props} />
    </fieldset>
  );
}
