import { Combobox } from "@jubilee/ui/combobox";
import { countryOptions } from "@jubilee/ui/date-time-zone";
import { Section } from "@jubilee/ui/section";
import { TextField } from "@jubilee/ui/text-field";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useMemo } from "react";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { halves, part } from "./VenueEditor.css.ts";

/** What it is called and where it is. */
export function PlacePart({ draft, errors, onChange }: VenuePartProps) {
  const locale = useLocale();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <Section title="The place">
      <div className={part}>
        <TextField
          label="Name"
          placeholder="The Boathouse"
          value={draft.name}
          onValueChange={(name) => onChange({ name })}
          error={errors.name}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          required
        />
        <TextField
          label="Street and number"
          value={draft.street}
          onValueChange={(street) => onChange({ street })}
          maxLength={200}
          dir="auto"
          autoComplete="off"
        />
        <div className={halves}>
          <TextField
            label="Postal code"
            value={draft.postalCode}
            onValueChange={(postalCode) => onChange({ postalCode })}
            maxLength={20}
            autoComplete="off"
          />
          <TextField
            label="Town"
            value={draft.city}
            onValueChange={(city) => onChange({ city })}
            maxLength={120}
            dir="auto"
            autoComplete="off"
          />
          <TextField
            label="Region"
            value={draft.region}
            onValueChange={(region) => onChange({ region })}
            maxLength={120}
            dir="auto"
            autoComplete="off"
          />
          <Combobox
            label="Country"
            options={countries}
            value={draft.country.toUpperCase()}
            onValueChange={(country) => onChange({ country })}
            error={errors.country}
          />
        </div>
      </div>
    </Section>
  );
}
