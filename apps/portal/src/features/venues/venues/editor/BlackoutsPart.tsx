import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextField } from "@jubilee/ui/text-field";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { VenueBlackout } from "@jubilee/core/venues/venues.types";
import { DateRangeField } from "../../../../page-kit/dates/DateRangeField.tsx";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { group, part } from "./VenueEditor.css.ts";

/** Days on which nothing can be booked. */
export function BlackoutsPart({ draft, errors, onChange }: VenuePartProps) {
  const { blackouts } = draft;
  const [keys, setKeys] = useState(() => blackouts.map(() => crypto.randomUUID()));
  const change = (index: number, part: Partial<VenueBlackout>) =>
    onChange({
      blackouts: blackouts.map((one, at) => (at === index ? { ...one, ...part } : one)),
    });
  return (
    <FoldedPart
      title="Closed days"
      says={partWords.blackouts(draft)}
      isWrong={errors.blackouts !== undefined}
      description="Holidays and works: nothing can be booked then."
    >
      <div className={part}>
        {errors.blackouts && <InlineMessage tone="danger">{errors.blackouts}</InlineMessage>}
        {blackouts.map((blackout, index) => (
          <fieldset
            key={keys[index] ?? blackout.id}
            className={group}
            aria-label={`Closed days ${index + 1}`}
          >
            <DateRangeField
              label={`The days ${index + 1}`}
              startLabel="First day"
              endLabel="Last day"
              value={{ start: blackout.startsOn, end: blackout.endsOn }}
              onValueChange={({ start, end }) => change(index, { startsOn: start, endsOn: end })}
            />
            <TextField
              label="Why"
              optional
              value={blackout.reason ?? ""}
              onValueChange={(reason) => change(index, { reason })}
              maxLength={200}
              dir="auto"
            />
            <div>
              <Button
                variant="ghost"
                size="sm"
                icon={<Trash2 />}
                onClick={() => {
                  setKeys(keys.toSpliced(index, 1));
                  onChange({ blackouts: blackouts.toSpliced(index, 1) });
                }}
              >
                Remove
              </Button>
            </div>
          </fieldset>
        ))}
        <div>
          <Button
            variant="outline"
            icon={<Plus />}
            onClick={() => {
              setKeys([...keys, crypto.randomUUID()]);
              onChange({
                blackouts: [...blackouts, { id: "", startsOn: "", endsOn: "", reason: "" }],
              });
            }}
          >
            Add closed days
          </Button>
        </div>
      </div>
    </FoldedPart>
  );
}
