import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { weekdays } from "@jubilee/core/venues/venues.rules";
import type { DayHours, OpeningHours, Weekday } from "@jubilee/core/venues/venues.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TimeField } from "../../../../page-kit/dates/TimeField.tsx";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { day as dayStyle, dayName, part } from "./VenueEditor.css.ts";

const usual: DayHours = { from: "09:00", to: "22:00" };

/** When it is open. A booking outside these hours is possible, with a warning. */
export function HoursPart({ draft, errors, onChange }: VenuePartProps) {
  const { openingHours } = draft;
  const set = (day: Weekday, hours: DayHours | null) => {
    const { [day]: _before, ...others } = openingHours;
    const next: OpeningHours = hours ? { ...others, [day]: hours } : others;
    onChange({ openingHours: next });
  };
  return (
    <FoldedPart
      title="Opening hours"
      says={partWords.hours(draft)}
      isWrong={errors.openingHours !== undefined}
      description="Tick the days it is open. With no day ticked, nothing is said about hours."
    >
      <div className={part}>
        {errors.openingHours && <InlineMessage tone="danger">{errors.openingHours}</InlineMessage>}
        {weekdays.map((day) => {
          const hours = openingHours[day];
          return (
            <div key={day} className={dayStyle}>
              <div className={dayName}>
                <Checkbox
                  label={venuesCopy.days[day]}
                  checked={hours !== undefined}
                  onCheckedChange={(isOpen) => set(day, isOpen ? usual : null)}
                />
              </div>
              {hours && (
                <>
                  <TimeField
                    label={`${venuesCopy.days[day]}, opens`}
                    hideLabel
                    value={hours.from}
                    onValueChange={(from) => set(day, { ...hours, from })}
                  />
                  <TimeField
                    label={`${venuesCopy.days[day]}, closes`}
                    hideLabel
                    value={hours.to}
                    onValueChange={(to) => set(day, { ...hours, to })}
                  />
                </>
              )}
            </div>
          );
        })}
      </div>
    </FoldedPart>
  );
}
