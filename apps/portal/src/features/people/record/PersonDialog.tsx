import type { GuestFacts } from "@jubilee/core/people/guest-records.types";
import { guestProblems } from "@jubilee/core/people/guests.rules";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useId, useState, type FormEvent } from "react";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const fields = [
  { key: "firstName", label: "First name", type: "text" },
  { key: "lastName", label: "Last name", type: "text" },
  { key: "formerName", label: "Former name", type: "text" },
  { key: "email", label: "E-mail", type: "email" },
  { key: "phone", label: "Phone", type: "tel" },
] as const;

/** Changes what the hosts know of a person, on every event's list at once. */
export function PersonDialog({ guest, onClose }: { guest: GuestFacts; onClose: () => void }) {
  const formId = useId();
  const records = useApi(createGuestRecordsApi);
  const { isBusy, run } = useWrite(keys.all, "RSVP");
  const [draft, setDraft] = useState({
    firstName: guest.first_name ?? guest.full_name,
    lastName: guest.last_name ?? "",
    formerName: guest.former_name ?? "",
    email: guest.email ?? "",
    phone: guest.phone ?? "",
    notes: guest.notes ?? "",
  });
  const [problems, setProblems] = useState<ReturnType<typeof guestProblems>>({});
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const found = guestProblems({ ...draft, groupLabel: "" });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!(await run(() => records.update(guest.id, draft)))) return;
    toast.success("The guest is saved");
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={guest.full_name}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void save(submitted)}>
        <Stack gap="4">
          {fields.map(({ key, label, type }) => (
            <TextField
              key={key}
              label={label}
              type={type}
              value={draft[key]}
              error={problems[key]}
              onValueChange={(value) => setDraft({ ...draft, [key]: value })}
              dir="auto"
            />
          ))}
          <TextArea
            label="Note"
            help="Only organisers see it."
            value={draft.notes}
            onValueChange={(notes) => setDraft({ ...draft, notes })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
