import type { Household } from "@jubilee/core/people/households.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createHouseholdsApi } from "@jubilee/core/people/households.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

interface EditHouseholdDialogProps {
  eventId: string;
  household: Household;
  people: readonly ListedGuest[];
  onClose: () => void;
}

/** What a household is called, where its post goes, who gets its mails. */
export function EditHouseholdDialog(props: EditHouseholdDialogProps) {
  const { eventId, household, people, onClose } = props;
  const households = useApi(createHouseholdsApi);
  const { isBusy, run } = useWrite(keys.event(eventId), "RSVP");
  const [first] = useState({
    name: household.name,
    address: household.address ?? "",
    headGuestId: household.headGuestId ?? "",
  });
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    if (!draft.name.trim()) return setProblem("Type what the household is called");
    if (!(await run(() => households.save(household.id, draft)))) return;
    toast.success("The household is saved");
    onClose();
  };
  return (
    <FormDialog
      title={household.name}
      submitLabel="Save"
      busy={isBusy}
      unsaved={draft !== first}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          help="As it stands on the invitation."
          value={draft.name}
          error={problem}
          maxLength={200}
          dir="auto"
          onValueChange={(name) => setDraft({ ...draft, name })}
        />
        <Select
          label="Mails go to"
          options={[
            { value: "", label: "The first with an address" },
            ...people.map(({ guestId, fullName, email }) => ({
              value: guestId,
              label: email ? `${fullName} (${email})` : `${fullName}, no address`,
            })),
          ]}
          value={draft.headGuestId}
          onValueChange={(headGuestId) => setDraft({ ...draft, headGuestId })}
        />
        <TextArea
          label="Postal address"
          value={draft.address}
          maxLength={500}
          onValueChange={(address) => setDraft({ ...draft, address })}
        />
      </Stack>
    </FormDialog>
  );
}
