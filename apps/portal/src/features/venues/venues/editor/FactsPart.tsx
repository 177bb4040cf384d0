import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { Checkbox } from "@jubilee/ui/checkbox";
import { TagsInput } from "@jubilee/ui/tags-input";
import { TextArea } from "@jubilee/ui/text-area";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { choices, part } from "./VenueEditor.css.ts";

const toggled = (list: readonly string[], key: string, isOn: boolean) =>
  isOn ? [...list, key] : list.filter((one) => one !== key);

/** What there is, and who gets in and around how. */
export function FactsPart({ draft, onChange }: VenuePartProps) {
  const { amenities, accessFacts } = draft;
  const known = Object.keys(venuesCopy.amenities);
  const own = amenities.filter((key) => !known.includes(key));
  return (
    <>
      <FoldedPart title="Amenities" says={partWords.amenities(draft)}>
        <div className={part}>
          <fieldset className={choices} aria-label="Amenities">
            {Object.entries(venuesCopy.amenities).map(([key, label]) => (
              <Checkbox
                key={key}
                label={label}
                checked={amenities.includes(key)}
                onCheckedChange={(isOn) => onChange({ amenities: toggled(amenities, key, isOn) })}
              />
            ))}
          </fieldset>
          <TagsInput
            label="Anything else"
            optional
            placeholder="Boat landing"
            value={own}
            maxLength={60}
            onValueChange={(words) =>
              onChange({ amenities: [...amenities.filter((key) => known.includes(key)), ...words] })
            }
          />
        </div>
      </FoldedPart>
      <FoldedPart
        title="Access"
        says={partWords.access(draft)}
        description="Only tick what you have checked: people plan their way by it."
      >
        <div className={part}>
          <fieldset className={choices} aria-label="Access">
            {Object.entries(venuesCopy.accessFacts).map(([key, label]) => (
              <Checkbox
                key={key}
                label={label}
                checked={accessFacts.includes(key)}
                onCheckedChange={(isOn) =>
                  onChange({ accessFacts: toggled(accessFacts, key, isOn) })
                }
              />
            ))}
          </fieldset>
          <TextArea
            label="More about access"
            optional
            rows={3}
            placeholder="The side entrance on Mill Lane has no step; ring for the ramp."
            value={draft.accessNote}
            onValueChange={(accessNote) => onChange({ accessNote })}
            maxLength={2000}
            dir="auto"
          />
        </div>
      </FoldedPart>
    </>
  );
}
