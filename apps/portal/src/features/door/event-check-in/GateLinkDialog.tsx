import type { CheckInDesk, DeskGate } from "@jubilee/core/door/check-in.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

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
  const form = useDraft(
    { label: "", end: "event" },
    {
      write: useWrite(keys.event(desk.eventId), "Ticket Management"),
      columns: { label_param: "label" },
    },
  );
  return (
    <FormDialog
      title={`New link to ${gate.name}`}
      size="s"
      submitLabel="Make the link"
      {...form.dialog(
        ({ label, end }) => checkIn.createLink(gate.id, label, expiryOf(end, desk.endDate)),
        { onClose },
      )}
    >
      <TextField
        label="Who or which device"
        placeholder="Kofi’s phone"
        maxLength={80}
        {...form.field("label")}
      />
      <Select label="Ends" {...form.field("end")} options={ends} />
    </FormDialog>
  );
}
