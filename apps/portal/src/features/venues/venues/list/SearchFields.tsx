import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { DateField } from "../../../../page-kit/dates/DateField.tsx";
import { FurtherFields } from "./FurtherFields.tsx";
import { tools, wide } from "./VenueCard.css.ts";
import type { SearchFieldsProps } from "./searchFields.types.ts";

/** What stands behind "More filters" where there is little room. */
const further = ["layout", "from", "to", "near", "sort", "amenity", "access"] as const;

/** What a venue must have, have room for, and when it must be free. */
export function SearchFields({ fields, isNowhere, onChange }: SearchFieldsProps) {
  const isNarrow = useMedia(media.belowDesktop);
  const [isOpen, setOpen] = useState(false);
  const chosen = further.filter((name) => fields[name] !== "").length;
  return (
    <search className={tools} aria-label="Venues">
      <div className={wide}>
        <TextField
          label="Name, street or town"
          value={fields.text}
          onValueChange={(text) => onChange({ text })}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <TextField
        label="People"
        inputMode="numeric"
        value={fields.people}
        onValueChange={(people) => onChange({ people: people.replaceAll(/\D/g, "") })}
        maxLength={7}
        autoComplete="off"
      />
      <DateField label="Free on" value={fields.day} onValueChange={(day) => onChange({ day })} />
      {isNarrow && (
        <div className={wide}>
          <Button
            variant="ghost"
            icon={<SlidersHorizontal />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Fewer filters" : chosen > 0 ? `More filters (${chosen})` : "More filters"}
          </Button>
        </div>
      )}
      {(isOpen || !isNarrow) && (
        <FurtherFields fields={fields} isNowhere={isNowhere} onChange={onChange} />
      )}
    </search>
  );
}
