import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { venueLayouts } from "@jubilee/core/venues/venues.rules";
import type { VenueLayout, VenueSpace } from "@jubilee/core/venues/venues.types";
import { Button } from "@jubilee/ui/button";
import { NumberField } from "@jubilee/ui/number-field";
import { TextField } from "@jubilee/ui/text-field";
import { Trash2 } from "lucide-react";
import { group, triple } from "./VenueEditor.css.ts";

export interface SpaceFieldsProps {
  space: VenueSpace;
  /** From 1, for its spoken name. */
  number: number;
  onChange: (change: Partial<VenueSpace>) => void;
  /** Null for the only one, which stays. */
  onRemove: (() => void) | null;
}

/** A space's name and how many it takes in each layout. */
export function SpaceFields({ space, number, onChange, onRemove }: SpaceFieldsProps) {
  const setCapacity = (layout: VenueLayout, people: number | null) => {
    const { [layout]: _before, ...others } = space.capacityByLayout;
    onChange({ capacityByLayout: people === null ? others : { ...others, [layout]: people } });
  };
  return (
    <fieldset className={group} aria-label={space.name || `Space ${number}`}>
      <TextField
        label="Name of the space"
        placeholder="Great Hall"
        value={space.name}
        onValueChange={(name) => onChange({ name })}
        maxLength={120}
        dir="auto"
        autoComplete="off"
      />
      <div className={triple}>
        {venueLayouts.map((layout) => (
          <NumberField
            key={layout}
            label={venuesCopy.layouts[layout]}
            optional
            min={1}
            max={999_999}
            value={space.capacityByLayout[layout] ?? null}
            onValueChange={(people) => setCapacity(layout, people)}
          />
        ))}
      </div>
      {onRemove && (
        <div>
          <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={onRemove}>
            Remove this space
          </Button>
        </div>
      )}
    </fieldset>
  );
}
