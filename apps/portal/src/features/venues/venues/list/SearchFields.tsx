import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { FurtherFields } from "./FurtherFields.tsx";
import { RoomFields } from "./RoomFields.tsx";
import { further as furtherStyle, tools } from "./VenueCard.css.ts";
import type { SearchFieldsProps } from "./searchFields.types.ts";

/** What stands behind "More filters", on phones with room and day. */
const further = ["layout", "from", "to", "near", "sort", "amenity", "access"] as const;
const furtherOnPhones = [...further, "people", "day"] as const;

/** What a venue must have, have room for, and when it must be free. */
export function SearchFields({ fields, isNowhere, onChange }: SearchFieldsProps) {
  const isPhone = useMedia(media.mobile);
  const [isOpen, setOpen] = useState(false);
  const folded = isPhone ? furtherOnPhones : further;
  const chosen = folded.filter((name) => fields[name] !== "").length;
  const more = isPhone ? "Filters" : "More filters";
  return (
    <search className={tools} aria-label="Venues">
      <TextField
        label="Name, street or town"
        value={fields.text}
        onValueChange={(text) => onChange({ text })}
        maxLength={100}
        autoComplete="off"
      />
      {!isPhone && <RoomFields fields={fields} onChange={onChange} />}
      <Button
        variant="outline"
        icon={<SlidersHorizontal />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Fewer filters" : chosen > 0 ? `${more} (${chosen})` : more}
      </Button>
      {isOpen && (
        <div className={furtherStyle}>
          {isPhone && <RoomFields fields={fields} onChange={onChange} />}
          <FurtherFields fields={fields} isNowhere={isNowhere} onChange={onChange} />
        </div>
      )}
    </search>
  );
}
