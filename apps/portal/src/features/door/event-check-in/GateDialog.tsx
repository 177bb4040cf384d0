import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { checkInCopy } from "@jubilee/core/door/check-in.copy";
import type { CheckInDesk, DeskGate, GateInput } from "@jubilee/core/door/check-in.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { keys } from "../../../event-kit/data/keys.ts";
import { ShownFields } from "./ShownFields.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface GateDialogProps {
  desk: CheckInDesk;
  eventTypeId: string;
  /** Null for a new one. */
  gate: DeskGate | null;
  onClose: () => void;
}

const kinds = (["entrance", "station"] as const).map((value) => ({
  value,
  label: checkInCopy.kinds[value],
}));
const toggled = <Value,>(list: readonly Value[], value: Value, isIn: boolean) =>
  isIn ? [...list, value] : list.filter((one) => one !== value);

function newGate({ types }: CheckInDesk): GateInput {
  return {
    name: "",
    kind: "entrance",
    activityId: null,
    admitsTickets: types.length > 0,
    admitsGuests: types.length === 0,
    takesWalkIns: types.length === 0,
    ticketTypeIds: [],
    shownFields: [],
  };
}

function inputOf({ shown, ...gate }: DeskGate): GateInput {
  return { ...gate, shownFields: shown.map(({ field }) => field) };
}

/** A gate's name, whom it lets in, and what it shows of a guest. */
export function GateDialog({ desk, eventTypeId, gate, onClose }: GateDialogProps) {
  const checkIn = useApi(createCheckInApi);
  const form = useDraft<GateInput>(() => (gate ? inputOf(gate) : newGate(desk)), {
    write: useWrite(keys.event(desk.eventId), "Ticket Management"),
    check: ({ name, admitsTickets, admitsGuests }) => ({
      name: name.trim() === "" ? "Give the gate a name." : undefined,
      admitsGuests: admitsTickets || admitsGuests ? undefined : "Choose at least one of the two.",
    }),
  });
  const { draft: input, errors, change } = form;
  const isEntrance = input.kind === "entrance" && input.activityId === null;
  return (
    <FormDialog
      title={gate ? `Change ${gate.name}` : "New gate"}
      submitLabel={gate ? "Save the gate" : "Add the gate"}
      summary={false}
      {...form.dialog((typed) => checkIn.saveGate(desk.eventId, gate?.id ?? null, typed), {
        onClose,
      })}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          placeholder="Main entrance"
          maxLength={80}
          {...form.field("name")}
        />
        {desk.activities.length > 0 && (
          <Select
            label="Lets into"
            value={input.activityId ?? ""}
            disabled={gate !== null}
            options={[
              { value: "", label: "The whole event" },
              ...desk.activities.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onValueChange={(id) => change({ activityId: id || null, ticketTypeIds: [] })}
            help={
              input.activityId === null
                ? undefined
                : "Of these, whoever has a place in it, once; and tickets for it alone."
            }
          />
        )}
        {input.activityId === null && (
          <Select label="Kind" disabled={gate !== null} options={kinds} {...form.field("kind")} />
        )}
        <Stack gap="2">
          <Text weight="strong">Whom it lets in</Text>
          <Checkbox
            label={`${peopleAtStart(eventTypeId)} who answered yes, and whom they bring`}
            checked={input.admitsGuests}
            onCheckedChange={(admitsGuests) =>
              change({ admitsGuests, takesWalkIns: admitsGuests && input.takesWalkIns })
            }
          />
          {input.admitsGuests && isEntrance && (
            <Checkbox
              label="Stewards may add people at the door"
              {...form.checked("takesWalkIns")}
            />
          )}
          {desk.types.length > 0 && (
            <Checkbox label="Holders of tickets" {...form.checked("admitsTickets")} />
          )}
          {errors.admitsGuests && (
            <InlineMessage tone="danger">{errors.admitsGuests}</InlineMessage>
          )}
        </Stack>
        {input.activityId === null && input.admitsTickets && desk.types.length > 0 && (
          <Stack gap="2">
            <Text weight="strong">Tickets let in (none chosen means all)</Text>
            {desk.types.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={input.ticketTypeIds.includes(id)}
                onCheckedChange={(isIn) =>
                  change({ ticketTypeIds: toggled(input.ticketTypeIds, id, isIn) })
                }
              />
            ))}
          </Stack>
        )}
        <ShownFields
          eventId={desk.eventId}
          known={gate?.shown ?? []}
          chosen={input.shownFields}
          onChange={(shownFields) => change({ shownFields })}
        />
      </Stack>
    </FormDialog>
  );
}
