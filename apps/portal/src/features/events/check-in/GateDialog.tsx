import { checkInCopy } from "@jubilee/core/check-in/copy";
import type { CheckInDesk, DeskGate, GateField, GateInput } from "@jubilee/core/check-in/types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";

interface GateDialogProps {
  desk: CheckInDesk;
  /** Null for a new one. */
  gate: DeskGate | null;
  onClose: () => void;
}

const fields: readonly GateField[] = ["dietary", "note"];
const kinds = (["entrance", "station"] as const).map((value) => ({
  value,
  label: checkInCopy.kinds[value],
}));
const toggled = <Value,>(list: readonly Value[], value: Value, isIn: boolean) =>
  isIn ? [...list, value] : list.filter((one) => one !== value);

/** A gate's name, whom it lets in, and what it shows of a guest. */
export function GateDialog({ desk, gate, onClose }: GateDialogProps) {
  const { checkIn } = useApis();
  const { isBusy, run } = useSubmit("Ticket Management", keys.event(desk.eventId));
  const [first] = useState<GateInput>(
    gate ?? { name: "", kind: "entrance", activityId: null, ticketTypeIds: [], shownFields: [] },
  );
  const [input, setInput] = useState(first);
  const [error, setError] = useState<string | undefined>();
  const change = (next: Partial<GateInput>) => setInput((known) => ({ ...known, ...next }));
  const save = async () => {
    if (input.name.trim() === "") return setError("Give the gate a name.");
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
                : "Whoever has a place in it, or a ticket for it alone, once."
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
          </>
        )}
        <Stack gap="2">
          <Text weight="strong">Shown to the steward at the scan</Text>
          {fields.map((field) => (
            <Checkbox
              key={field}
              label={checkInCopy.fields[field]}
              checked={input.shownFields.includes(field)}
              onCheckedChange={(isIn) =>
                change({ shownFields: toggled(input.shownFields, field, isIn) })
              }
            />
          ))}
        </Stack>
      </Stack>
    </FormDialog>
  );
}
