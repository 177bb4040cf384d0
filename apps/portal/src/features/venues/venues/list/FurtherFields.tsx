import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { venueLayouts } from "@jubilee/core/venues/venues.rules";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { TimeField } from "../../../../page-kit/dates/TimeField.tsx";
import type { SearchFieldsProps } from "./searchFields.types.ts";
import { SeveralField } from "./SeveralField.tsx";
import { wishesIn } from "./useVenueSearch.ts";
import { wide, wishes } from "./VenueCard.css.ts";

const layouts = [
  { value: "", label: "Any" },
  ...venueLayouts.map((value) => ({ value, label: venuesCopy.layouts[value] })),
];

/** How it is set up, from when to when, how near, with what, and in which order. */
export function FurtherFields({ fields, isNowhere, onChange }: SearchFieldsProps) {
  return (
    <>
      <TimeField label="From" value={fields.from} onValueChange={(from) => onChange({ from })} />
      <TimeField
        label="To"
        value={fields.to}
        onValueChange={(to) => onChange({ to })}
        {...(fields.from && fields.to && fields.to <= fields.from
          ? { error: "End must be after start" }
          : {})}
      />
      <Select
        label="Set up as"
        options={layouts}
        value={fields.layout}
        onValueChange={(layout) => onChange({ layout })}
      />
      <div className={wide}>
        <TextField
          label="Near"
          placeholder="Town, venue or position"
          error={
            isNowhere
              ? "None of your venues is there. Type another town, or a position."
              : undefined
          }
          value={fields.near}
          onValueChange={(near) => onChange({ near })}
          maxLength={60}
          autoComplete="off"
        />
      </div>
      <Select
        label="Within"
        options={["5", "10", "25", "50", "100", "500"].map((value) => ({
          value,
          label: `${value} km`,
        }))}
        value={fields.km || "50"}
        disabled={fields.near === ""}
        onValueChange={(km) => onChange({ km })}
      />
      <Select
        label="Sorted by"
        options={Object.entries(venuesCopy.sorts).map(([value, label]) => ({ value, label }))}
        value={fields.sort || (fields.near ? "distance" : "name")}
        onValueChange={(sort) => onChange({ sort })}
      />
      <div className={wishes}>
        <SeveralField
          label="With"
          words={venuesCopy.amenities}
          chosen={wishesIn(fields.amenity, venuesCopy.amenities)}
          onChange={(chosen) => onChange({ amenity: chosen.join(",") })}
        />
        <SeveralField
          label="Access"
          words={venuesCopy.accessFacts}
          chosen={wishesIn(fields.access, venuesCopy.accessFacts)}
          onChange={(chosen) => onChange({ access: chosen.join(",") })}
        />
      </div>
    </>
  );
}
