import { builtInEventTypes, listedAs } from "@jubilee/core/events/event-types.rules";
import type { EventTypeId } from "@jubilee/core/sharing/public-event.types";
import { Text } from "@jubilee/ui/text";
import { EventCover } from "@jubilee/ui/event-cover";
import { choice, grid, legend, name, radio, swatch } from "./TypePicker.css.ts";

export interface TypePickerProps {
  value: EventTypeId;
  onChange: (value: EventTypeId) => void;
}

/** A slash lets a line break after it. */
const breakable = (name: string) => name.replaceAll("/", "/\u200b");

/** The twelve kinds of gathering, each with a glimpse of its cover and its own words. */
export function TypePicker({ value, onChange }: TypePickerProps) {
  const picked = builtInEventTypes.find(({ id }) => id === value);
  return (
    <fieldset>
      <legend className={legend}>
        <Text as="span" weight="strong">
          What kind of gathering is it?
        </Text>
      </legend>
      <div className={grid} style={{ marginBlock: "8px" }}>
        {builtInEventTypes.map((type) => (
          <label key={type.id} className={choice}>
            <input
              className={radio}
              type="radio"
              name="event-type"
              value={type.id}
              aria-label={type.name}
              checked={type.id === value}
              onChange={() => onChange(type.id)}
            />
            <span className={swatch} aria-hidden="true">
              <EventCover typeId={type.id} eventId={type.id} shape="fill" />
            </span>
            <span className={name}>{breakable(type.name)}</span>
          </label>
        ))}
      </div>
      {picked && (
        <Text tone="muted">
          {picked.description} {listedAs(picked)}
        </Text>
      )}
    </fieldset>
  );
}
