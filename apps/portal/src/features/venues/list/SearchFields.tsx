import { venuesCopy } from "@jubilee/core/venues/copy";
import { venueLayouts } from "@jubilee/core/venues/rules";
import { DateTimeField } from "@jubilee/ui/date-time-field";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { SeveralField } from "./SeveralField.tsx";
import { wishesIn, type SearchFields as Fields } from "./useVenueSearch.ts";
import { tools, wide, wishes } from "./VenueCard.css.ts";

export interface SearchFieldsProps {
  fields: Fields;
  onChange: (part: Partial<Fields>) => void;
}

const layouts = [
  { value: "", label: "Any" },
  ...venueLayouts.map((value) => ({ value, label: venuesCopy.layouts[value] })),
];

/** What a venue must have, have room for, and when it must be free. */
export function SearchFields({ fields, onChange }: SearchFieldsProps) {
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
      <Select
        label="Set up as"
        options={layouts}
        value={fields.layout}
        onValueChange={(layout) => onChange({ layout })}
      />
      <DateTimeField
        kind="date"
        label="Free on"
        value={fields.day}
        onValueChange={(day) => onChange({ day })}
      />
      <DateTimeField
        kind="time"
        label="From"
        value={fields.from}
        onValueChange={(from) => onChange({ from })}
      />
      <DateTimeField
        kind="time"
        label="To"
        value={fields.to}
        onValueChange={(to) => onChange({ to })}
        {...(fields.from && fields.to && fields.to <= fields.from
          ? { error: "End must be after start" }
          : {})}
      />
      <TextField
        label="Near"
        placeholder="41.5031, -72.4480"
        value={fields.near}
        onValueChange={(near) => onChange({ near })}
        maxLength={60}
        autoComplete="off"
      />
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
    </search>
  );
}
