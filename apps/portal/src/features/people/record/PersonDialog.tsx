import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import type { GuestFacts } from "@jubilee/core/people/guest-records.types";
import { guestProblems } from "@jubilee/core/people/guests.rules";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const fields = [
  { key: "firstName", label: "First name", type: "text" },
  { key: "lastName", label: "Last name", type: "text" },
  { key: "formerName", label: "Former name", type: "text" },
  { key: "email", label: "E-mail", type: "email" },
  { key: "phone", label: "Phone", type: "tel" },
] as const;

/** Changes what the hosts know of a person, on every event's list at once. */
export function PersonDialog({ guest, onClose }: { guest: GuestFacts; onClose: () => void }) {
  const records = useApi(createGuestRecordsApi);
  const form = useDraft(
    {
      firstName: guest.first_name ?? guest.full_name,
      lastName: guest.last_name ?? "",
      formerName: guest.former_name ?? "",
      email: guest.email ?? "",
      phone: guest.phone ?? "",
      notes: guest.notes ?? "",
    },
    {
      write: useWrite(keys.all, "RSVP"),
      check: (draft) => guestProblems({ ...draft, groupLabel: "" }),
    },
  );
  return (
    <FormDialog
      title={guest.full_name}
      submitLabel="Save"
      {...form.dialog(() => records.update(guest.id, form.draft), {
        done: "The guest is saved",
        onClose,
      })}
    >
      {fields.map(({ key, label, type }) => (
        <TextField key={key} label={label} type={type} {...form.field(key)} dir="auto" />
      ))}
      <TextArea label="Note" help="Only organisers see it." {...form.field("notes")} />
    </FormDialog>
  );
}
