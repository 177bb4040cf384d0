import { householdChoices, suggestedName } from "@jubilee/core/people/households.rules";
import type { HouseholdTarget } from "@jubilee/core/people/households.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { AvatarGroup } from "@jubilee/ui/avatar-group";
import { Combobox } from "@jubilee/ui/combobox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useMemo } from "react";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createHouseholdsApi } from "@jubilee/core/people/households.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";

interface HouseholdDialogProps {
  eventId: string;
  /** The whole list, for the households that are there. */
  guests: readonly ListedGuest[];
  chosen: readonly ListedGuest[];
  onClose: () => void;
  onDone?: () => void;
}

const kinds = [
  { value: "new", label: "A new household" },
  { value: "existing", label: "One that is there" },
] as const;

/** Puts people into one household, a new one or one of the list's. */
export function HouseholdDialog(props: HouseholdDialogProps) {
  const { eventId, guests, chosen, onClose, onDone } = props;
  const households = useApi(createHouseholdsApi);
  const choices = useMemo(() => householdChoices(guests), [guests]);
  const form = useDraft(
    () => ({ kind: "new" as HouseholdTarget["kind"], name: suggestedName(chosen), id: "" }),
    {
      write: useWrite(keys.event(eventId), "RSVP"),
      check: ({ kind, name, id }) =>
        kind === "new"
          ? { name: name.trim() ? undefined : "Type what the household is called" }
          : { id: id ? undefined : "Choose a household" },
    },
  );
  const isNew = form.draft.kind === "new";
  const put = ({ kind, name, id }: typeof form.draft) =>
    households.put(
      chosen.map((guest) => guest.id),
      kind === "new" ? { kind, name } : { kind, id },
    );
  const tell = ({ name }: { name: string | null }) => {
    toast.success(`${chosen.length === 1 ? chosen[0]?.fullName : chosen.length} in ${name}`);
    onDone?.();
  };
  return (
    <FormDialog
      title={
        chosen.length === 1
          ? `A household for ${chosen[0]?.fullName}`
          : `Put ${chosen.length} in one household`
      }
      description="A household gets one invitation and answers together: each link shows all of its people."
      submitLabel="Put together"
      {...form.dialog(put, { done: tell, onClose })}
    >
      <Stack gap="4">
        {chosen.length > 1 && (
          <AvatarGroup people={chosen.map(({ fullName }) => ({ name: fullName }))} max={6}>
            <span dir="auto">{chosen.map(({ fullName }) => fullName).join(", ")}</span>
          </AvatarGroup>
        )}
        {choices.length > 0 && (
          <RadioGroup label="Household" options={kinds} {...form.field("kind")} />
        )}
        {isNew ? (
          <TextField label="Name" {...form.field("name")} maxLength={200} dir="auto" />
        ) : (
          <Combobox
            label="Which one"
            options={choices.map((one) => ({ value: one.id, label: one.name, detail: one.people }))}
            {...form.field("id")}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
