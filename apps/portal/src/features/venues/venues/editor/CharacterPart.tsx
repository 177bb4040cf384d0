import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { optionsOf } from "../../../../page-kit/form/optionsOf.ts";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { part } from "./VenueEditor.css.ts";

const kinds = [{ value: "" as const, label: "Not said" }, ...optionsOf(venuesCopy.kinds)];

/** What kind of place it is, in a choice and in words. */
export function CharacterPart({ draft, onChange }: VenuePartProps) {
  return (
    <FoldedPart title="Kind and character" says={partWords.character(draft)}>
      <div className={part}>
        <Select
          label="What kind of place?"
          optional
          help="While there is no photo, its cover is drawn by this."
          options={kinds}
          value={draft.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
        <TextArea
          label="What is it like?"
          optional
          rows={4}
          value={draft.summary}
          onValueChange={(summary) => onChange({ summary })}
          maxLength={5000}
          dir="auto"
        />
      </div>
    </FoldedPart>
  );
}
