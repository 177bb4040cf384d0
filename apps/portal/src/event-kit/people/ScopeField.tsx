import type { TeamEvent } from "@jubilee/core/account/team.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { choices } from "./ScopeField.css.ts";

interface ScopeFieldProps {
  events: readonly TeamEvent[];
  /** Null: all. */
  value: string[] | null;
  onValueChange: (value: string[] | null) => void;
  error?: string | undefined;
}

/** All events there are and will be, or chosen ones. */
export function ScopeField({ events, value, onValueChange, error }: ScopeFieldProps) {
  return (
    <div className={choices}>
      <RadioGroup
        label="For"
        value={value === null ? "all" : "chosen"}
        onValueChange={(scope) => onValueChange(scope === "all" ? null : [])}
        options={[
          { value: "all", label: "All events, also those to come" },
          { value: "chosen", label: "Chosen events", disabled: events.length === 0 },
        ]}
        error={error}
      />
      {value !== null &&
        events.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onCheckedChange={(isChosen) =>
              onValueChange(isChosen ? [...value, id] : value.filter((one) => one !== id))
            }
          />
        ))}
      {value !== null && value.length > 0 && (
        <InlineMessage tone="muted">
          What belongs to the whole account stays closed to them, such as its log and its venues.
        </InlineMessage>
      )}
    </div>
  );
}
