import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { EventKind } from "@jubilee/core/sharing/public-event.types";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { part } from "./EventEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";
import { VenueField } from "./VenueField.tsx";

const kinds: { value: EventKind; label: string }[] = [
  { value: "in_person", label: "At a place" },
  { value: "online", label: "Online" },
  { value: "hybrid", label: "Both" },
];

/** Where it happens: a place, an online address, or both. */
export function PlaceFields(props: FieldsProps) {
  const { draft, errors, onChange } = props;
  return (
    <div className={part}>
      <Text as="span" weight="strong">
        Where does it happen?
      </Text>
      <SegmentedControl
        label="Where does it happen?"
        segments={kinds}
        value={draft.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
      {draft.kind !== "online" && (
        <>
          <VenueField {...props} />
          <TextField
            label="Place"
            placeholder="The Boathouse, Lake Merrow"
            value={draft.locationName}
            onValueChange={(locationName) => onChange({ locationName })}
            maxLength={300}
            dir="auto"
            autoComplete="off"
          />
          <TextField
            label="Address"
            optional
            help={`${peopleAtStart(draft.eventTypeId)} get directions to it.`}
            value={draft.address}
            onValueChange={(address) => onChange({ address })}
            maxLength={500}
            dir="auto"
            autoComplete="off"
          />
        </>
      )}
      {draft.kind !== "in_person" && (
        <TextField
          type="url"
          inputMode="url"
          label="Online address"
          placeholder="https://meet.example.org/reunion"
          help="Only people who answered or bought a ticket see it."
          value={draft.onlineUrl}
          onValueChange={(onlineUrl) => onChange({ onlineUrl })}
          error={errors.onlineUrl}
          maxLength={2000}
        />
      )}
    </div>
  );
}
