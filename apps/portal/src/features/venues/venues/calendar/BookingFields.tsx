import { bookingsCopy } from "@jubilee/core/venues/bookings.copy";
import { mostDates, repeats } from "@jubilee/core/venues/bookings.rules";
import type {
  BookableSpace,
  BookingDraft,
  BookingErrors,
} from "@jubilee/core/venues/bookings.types";
import { endAfterMove } from "@jubilee/core/events/events.rules";
import { NumberField } from "@jubilee/ui/number-field";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { DateTimeZone } from "../../../../page-kit/dates/DateTimeZone.tsx";
import { eventOption } from "../../../../event-kit/chosen/eventOption.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { pair } from "./BookingForm.css.ts";
import { CapacityNote } from "./CapacityNote.tsx";
import { SpaceField } from "./SpaceField.tsx";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";

export interface BookingFieldsProps {
  /** What is known of the chosen space. */
  space: BookableSpace | undefined;
  draft: BookingDraft;
  errors: BookingErrors;
  zone: string;
  isNew: boolean;
  onChange: (change: Partial<BookingDraft>) => void;
}

/** Where, when, for what, for whom; a new one also how firmly and how often. */
export function BookingFields({ space, draft, errors, zone, isNew, onChange }: BookingFieldsProps) {
  const locale = useLocale();
  const { data: ownEvents = [] } = useMyEvents();
  const eventOptions = [
    { value: "", label: "No event" },
    ...ownEvents.map((event) => eventOption(event, locale)),
  ];
  return (
    <>
      <TextField
        label="What is it for?"
        placeholder="Spring dinner"
        value={draft.title}
        onValueChange={(title) => onChange({ title })}
        error={errors.title}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        required
      />
      <SpaceField
        spaceId={draft.spaceId}
        space={space}
        onChange={(spaceId) => onChange({ spaceId })}
        error={errors.spaceId}
      />
      <div className={pair}>
        <DateTimeZone
          zone={zone}
          hideZone
          label="From"
          value={draft.startLocal}
          onValueChange={(startLocal) =>
            onChange({
              startLocal,
              endLocal: endAfterMove(draft.startLocal, startLocal, draft.endLocal),
            })
          }
          error={errors.startLocal}
          required
        />
        <DateTimeZone
          zone={zone}
          hideZone
          label="To"
          value={draft.endLocal}
          onValueChange={(endLocal) => onChange({ endLocal })}
          error={errors.endLocal}
          help={`By the venue’s clock, ${zone.replaceAll("_", " ")}.`}
          required
        />
      </div>
      {isNew && (
        <>
          <SegmentedControl
            label="How firmly"
            segments={[
              { value: "hold", label: "Hold it" },
              { value: "confirmed", label: "Confirm it" },
            ]}
            value={draft.status}
            onValueChange={(status) => onChange({ status })}
          />
          <div className={pair}>
            {draft.status === "hold" && (
              <NumberField
                label="Hold for how many hours"
                min={1}
                max={720}
                value={draft.holdHours}
                onValueChange={(hours) => onChange({ holdHours: hours ?? 0 })}
                error={errors.holdHours}
                help="Then it is free again, and you get a mail."
              />
            )}
            <Select
              label="How often"
              options={repeats.map((value) => ({ value, label: bookingsCopy.repeats[value] }))}
              value={draft.every}
              onValueChange={(every) =>
                onChange({ every, count: every === "none" ? 1 : Math.max(draft.count, 4) })
              }
            />
            {draft.every !== "none" && (
              <NumberField
                label="Dates in all"
                min={1}
                max={mostDates}
                value={draft.count}
                onValueChange={(count) => onChange({ count: count ?? 0 })}
                error={errors.count}
              />
            )}
          </div>
        </>
      )}
      <div className={pair}>
        <Select
          label="For which event"
          options={eventOptions}
          value={draft.eventId}
          onValueChange={(eventId) => onChange({ eventId })}
        />
        <NumberField
          label="People"
          optional
          min={1}
          max={1_000_000}
          value={draft.partySize}
          onValueChange={(partySize) => onChange({ partySize })}
          error={errors.partySize}
        />
      </div>
      <CapacityNote partySize={draft.partySize} space={space} />
      <TextArea
        label="Note"
        optional
        rows={2}
        value={draft.note}
        onValueChange={(note) => onChange({ note })}
        maxLength={2000}
        dir="auto"
      />
    </>
  );
}
