import { displayName } from "@jubilee/core/account/auth.rules";
import { createRegistrationsApi } from "@jubilee/core/people/registrations.api";
import type {
  Registration,
  RegistrationDraft,
  RegistrationPlace,
} from "@jubilee/core/people/registrations.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useUser } from "../../../app/session/useUser.ts";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface RegisterDialogProps {
  registration: Registration;
  place: RegistrationPlace;
  address: string | null;
  onClose: () => void;
}

/** Registers the signed-in person, by their confirmed address, in the words of the event's type. */
export function RegisterDialog({ registration, place, address, onClose }: RegisterDialogProps) {
  const { event, groups, maxPartySize, groupLabel } = registration;
  const user = useUser();
  const registrations = useApi(createRegistrationsApi);
  const form = useDraft<RegistrationDraft>(
    { name: displayName(user), partySize: 1, groupLabel: groupLabel ?? "", note: "" },
    {
      write: useWrite(keys.all, "Registration"),
      check: ({ name }) => (name.trim() === "" ? { name: "Tell us your name" } : {}),
    },
  );
  const label = event.groupTerm;
  return (
    <FormDialog
      title={`Register for ${event.name}`}
      description={
        address ? `With your address ${address}. The confirmation goes there.` : undefined
      }
      submitLabel="Register"
      {...form.dialog(() => registrations.register(place, form.draft), {
        done: ({ answer }) =>
          toast.success(
            answer === "waitlisted"
              ? "Every place is taken: you wait in line, and hear from us"
              : `You are registered for ${event.name}`,
          ),
        onClose,
      })}
    >
      <TextField label="Your name" autoComplete="name" {...form.field("name")} dir="auto" />
      {maxPartySize > 1 && (
        <NumberField
          label="How many of you come"
          help={`Up to ${maxPartySize}, you included.`}
          min={1}
          max={maxPartySize}
          {...form.field("partySize")}
          onValueChange={(partySize) => form.change({ partySize: partySize ?? 1 })}
        />
      )}
      {groups.length > 1 ? (
        <Select
          label={label}
          optional
          {...form.field("groupLabel")}
          options={[
            { value: "", label: "Not said" },
            ...groups.map((group) => ({ value: group, label: group })),
          ]}
        />
      ) : (
        <TextField
          label={label}
          optional
          {...form.field("groupLabel")}
          maxLength={100}
          dir="auto"
        />
      )}
      <TextArea
        label="A note to the hosts"
        optional
        {...form.field("note")}
        maxLength={2000}
        dir="auto"
      />
    </FormDialog>
  );
}
