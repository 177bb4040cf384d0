import { newSpace } from "@jubilee/core/venues/venues.rules";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Plus } from "lucide-react";
import { useState } from "react";
import { SpaceFields } from "./SpaceFields.tsx";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { part } from "./VenueEditor.css.ts";

/** The parts that are booked for themselves. */
export function SpacesPart({ draft, errors, onChange }: VenuePartProps) {
  const { spaces } = draft;
  // New spaces have no id yet; a key of their own keeps each field where it is.
  const [keys, setKeys] = useState(() => spaces.map(() => crypto.randomUUID()));
  return (
    <FoldedPart
      title="Spaces"
      says={partWords.spaces(draft)}
      isWrong={errors.spaces !== undefined}
      description="Each is booked for itself. How many people fit depends on how it is set up."
    >
      <div className={part}>
        {errors.spaces && <InlineMessage tone="danger">{errors.spaces}</InlineMessage>}
        {spaces.map((space, index) => (
          <SpaceFields
            key={keys[index] ?? space.id}
            space={space}
            number={index + 1}
            onChange={(change) =>
              onChange({
                spaces: spaces.map((one, at) => (at === index ? { ...one, ...change } : one)),
              })
            }
            onRemove={
              spaces.length > 1
                ? () => {
                    setKeys(keys.toSpliced(index, 1));
                    onChange({ spaces: spaces.toSpliced(index, 1) });
                  }
                : null
            }
          />
        ))}
        <div>
          <Button
            variant="outline"
            icon={<Plus />}
            disabled={spaces.length >= 60}
            onClick={() => {
              setKeys([...keys, crypto.randomUUID()]);
              onChange({ spaces: [...spaces, newSpace()] });
            }}
          >
            Add a space
          </Button>
        </div>
      </div>
    </FoldedPart>
  );
}
