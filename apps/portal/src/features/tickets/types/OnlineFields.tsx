import { ticketsCopy } from "@jubilee/core/tickets/tickets.copy";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import type { TicketTypeFieldsProps } from "./ticketTypeFields.types.ts";

const attendances = (["any", "place", "online"] as const).map((value) => ({
  value,
  label: ticketsCopy.attendances[value],
}));

/** At an event that is also online: what a ticket admits to, and where its holders take part. */
export function OnlineFields({ draft, errors, event, onChange }: TicketTypeFieldsProps) {
  return (
    <>
      {event.kind === "hybrid" && (
        <Select
          label="It admits to"
          value={draft.attendance}
          options={attendances}
          onValueChange={(attendance) => onChange({ attendance })}
        />
      )}
      {draft.attendance !== "place" && (
        <TextField
          type="url"
          inputMode="url"
          label="Online address of this ticket"
          optional
          placeholder={event.onlineUrl ?? "https://meet.example.org/stage"}
          help="Only its holders see it, in the mail and on the ticket. Empty: the event’s own address."
          value={draft.onlineUrl}
          onValueChange={(onlineUrl) => onChange({ onlineUrl })}
          error={errors.onlineUrl}
          maxLength={2000}
        />
      )}
    </>
  );
}
