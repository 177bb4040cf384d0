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
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { ShownFields } from "./ShownFields.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

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
  const { isBusy, run } = useWrite(keys.event(desk.eventId), "Ticket Management");
  const [first] = useState<GateInput>(() => (gate ? inputOf(gate) : newGate(desk)));
  const [input, setInput] = useState(first);
  const [error, setError] = useState<string | undefined>();
  const [admitsError, setAdmitsError] = useState<string | undefined>();
  const isEntrance = input.kind === "entrance" && input.activityId === null;
  const change = (next: Partial<GateInput>) => setInput((known) => ({ ...known, ...next }));
  const save = async () => {
    if (input.name.trim() === "") return setError("Give the gate a name.");
    if (!input.admitsTickets && !input.admitsGuests) {
      return setAdmitsError("Choose at least one of the two.");
    }
    const saved = await run(
      () => checkIn.saveGate(desk.eventId, gate?.id ?? null, input),
      (failure) => {
        if (failure.field !== "name") return false;
        setError(failure.message);
        return true;
      },
    );
    if (saved) onClose();
  };
  return (
    <FormDialog
      title={gate ? `Change ${gate.name}` : "New gate"}
      submitLabel={gate ? "Save the gate" : "Add the gate"}
      busy={isBusy}
      unsaved={input !== first}
      summary={false}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          placeholder="Main entrance"
          maxLength={80}
          value={input.name}
          onValueChange={(name) => {
            change({ name });
            setError(undefined);
          }}
          error={error}
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
          <>
            <Select
              label="Kind"
              value={input.kind}
              disabled={gate !== null}
              options={kinds}
              onValueChange={(value) =>
                change({ kind: value === "station" ? "station" : "entrance" })
              }
            />
          </>
        )}
        <Stack gap="2">
          <Text weight="strong">Whom it lets in</Text>
          <Checkbox
            label={`${peopleAtStart(eventTypeId)} who answered yes, and whom they bring`}
            checked={input.admitsGuests}
            onCheckedChange={(admitsGuests) => {
              change({ admitsGuests, takesWalkIns: admitsGuests && input.takesWalkIns });
              setAdmitsError(undefined);
            }}
          />
          {input.admitsGuests && isEntrance && (
            <Checkbox
              label="Stewards may add people at the door"
              checked={input.takesWalkIns}
              onCheckedChange={(takesWalkIns) => change({ takesWalkIns })}
            />
          )}
          {desk.types.length > 0 && (
            <Checkbox
              label="Holders of tickets"
              checked={input.admitsTickets}
              onCheckedChange={(admitsTickets) => {
                change({ admitsTickets });
                setAdmitsError(undefined);
              }}
            />
          )}
          {admitsError && <InlineMessage tone="danger">{admitsError}</InlineMessage>}
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
