import type { CheckInDesk, DeskGate } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface GateLinkDialogProps {
  gate: DeskGate;
  desk: CheckInDesk;
  onClose: () => void;
}

const hourMs = 3_600_000;
const ends = [
  { value: "event", label: "A day after the event" },
  { value: "12", label: "In 12 hours" },
  { value: "48", label: "In two days" },
];

function expiryOf(choice: string, endDate: string): string {
  const nowMs = Date.now();
  const afterEvent = Date.parse(endDate) + 24 * hourMs;
  const atMs =
    choice === "event"
      ? Math.max(afterEvent, nowMs + 24 * hourMs)
      : nowMs + Number(choice) * hourMs;
  return new Date(Math.min(atMs, nowMs + 399 * 24 * hourMs)).toISOString();
}

/** Makes a steward's link: whose device it is for, and when it ends by itself. */
export function GateLinkDialog({ gate, desk, onClose }: GateLinkDialogProps) {
  const checkIn = useApi(createCheckInApi);
  const { isBusy, run } = useWrite(keys.event(desk.eventId), "Ticket Management");
  const [label, setLabel] = useState("");
  const [end, setEnd] = useState("event");
  const [error, setError] = useState<string | undefined>();
  const save = async () => {
    const made = await run(
      () => checkIn.createLink(gate.id, label, expiryOf(end, desk.endDate)),
      (failure) => {
        if (failure.field !== "label_param") return false;
        setError(failure.message);
        return true;
      },
    );
    if (made) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`New link to ${gate.name}`}
      size="s"
      footer={
        <Button loading={isBusy} onClick={() => void save()}>
          Make the link
        </Button>
      }
    >
      <Stack gap="4">
        <TextField
          label="Who or which device"
          placeholder="Kofi’s phone"
          maxLength={80}
          value={label}
          onValueChange={(next) => {
            setLabel(next);
            setError(undefined);
          }}
          error={error}
        />
        <Select label="Ends" value={end} onValueChange={setEnd} options={ends} />
      </Stack>
    </Dialog>
  );
}
