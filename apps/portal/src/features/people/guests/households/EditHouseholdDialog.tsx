import type { Household } from "@jubilee/core/people/households.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createHouseholdsApi } from "@jubilee/core/people/households.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";

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
  const form = useDraft(
    {
      name: household.name,
      address: household.address ?? "",
      headGuestId: household.headGuestId ?? "",
    },
    {
      write: useWrite(keys.event(eventId), "RSVP"),
      check: ({ name }) => (name.trim() ? {} : { name: "Type what the household is called" }),
    },
  );
  return (
    <FormDialog
      title={household.name}
      submitLabel="Save"
      {...form.dialog((draft) => households.save(household.id, draft), {
        done: "The household is saved",
        onClose,
      })}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          help="As it stands on the invitation."
          {...form.field("name")}
          maxLength={200}
          dir="auto"
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
          {...form.field("headGuestId")}
        />
        <TextArea label="Postal address" {...form.field("address")} maxLength={500} />
      </Stack>
    </FormDialog>
  );
}
