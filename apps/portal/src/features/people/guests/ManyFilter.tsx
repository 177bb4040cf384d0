import { Checkbox } from "@jubilee/ui/checkbox";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Popover } from "@jubilee/ui/popover";
import { Stack } from "@jubilee/ui/stack";

interface ManyFilterProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A filter that takes several values; nothing chosen means all. */
export function ManyFilter<Value extends string>({
  label,
  options,
  chosen,
  onChange,
}: ManyFilterProps<Value>) {
  const first = options.find(({ value }) => chosen.includes(value));
  const shown = chosen.length > 1 ? `${first?.label} + ${chosen.length - 1}` : first?.label;
  return (
    <Popover label={label} trigger={<FilterPill value={shown}>{label}</FilterPill>}>
      <Stack gap="2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onCheckedChange={(checked) =>
              onChange(
                checked
                  ? [...chosen, option.value]
                  : chosen.filter((value) => value !== option.value),
              )
            }
          />
        ))}
      </Stack>
    </Popover>
  );
}
