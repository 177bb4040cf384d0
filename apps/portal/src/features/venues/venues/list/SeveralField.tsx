import { Checkbox } from "@jubilee/ui/checkbox";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Popover } from "@jubilee/ui/popover";
import { Stack } from "@jubilee/ui/stack";
import { several } from "./VenueCard.css.ts";

export interface SeveralFieldProps {
  label: string;
  /** By key, the words that are shown. */
  words: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several wishes out of a list, all of which must hold. */
export function SeveralField({ label, words, chosen, onChange }: SeveralFieldProps) {
  const [only] = chosen;
  const said = chosen.length === 1 && only ? (words[only] ?? only) : `${chosen.length} wishes`;
  return (
    <Popover
      label={label}
      width="wide"
      trigger={<FilterPill value={chosen.length > 0 ? said : undefined}>{label}</FilterPill>}
    >
      <div className={several}>
        <Stack gap="1">
          {Object.entries(words).map(([key, word]) => (
            <Checkbox
              key={key}
              label={word}
              checked={chosen.includes(key)}
              onCheckedChange={(isChosen) =>
                onChange(isChosen ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            />
          ))}
        </Stack>
      </div>
    </Popover>
  );
}
