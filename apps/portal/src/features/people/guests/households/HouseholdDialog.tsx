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
import { useMemo, useState } from "react";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createHouseholdsApi } from "@jubilee/core/people/households.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

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
];

/** Puts people into one household, a new one or one of the list's. */
export function HouseholdDialog(props: HouseholdDialogProps) {
  const { eventId, guests, chosen, onClose, onDone } = props;
  const households = useApi(createHouseholdsApi);
  const { isBusy, run } = useWrite(keys.event(eventId), "RSVP");
  const choices = useMemo(() => householdChoices(guests), [guests]);
  const [first] = useState(() => suggestedName(chosen));
  const [name, setName] = useState(first);
  const [kind, setKind] = useState("new");
  const [id, setId] = useState("");
  const [problem, setProblem] = useState<string>();
  const isNew = kind === "new" || choices.length === 0;

  const save = async () => {
    const target: HouseholdTarget = isNew ? { kind: "new", name } : { kind: "existing", id };
    if (isNew && !name.trim()) return setProblem("Type what the household is called");
    if (!isNew && !id) return setProblem("Choose a household");
    const done = await run(() =>
      households.put(
        chosen.map((guest) => guest.id),
        target,
      ),
    );
    if (!done) return;
    toast.success(`${chosen.length === 1 ? chosen[0]?.fullName : chosen.length} in ${done.name}`);
    onDone?.();
    onClose();
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
      busy={isBusy}
      unsaved={name !== first || id !== ""}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        {chosen.length > 1 && (
          <AvatarGroup people={chosen.map(({ fullName }) => ({ name: fullName }))} max={6}>
            <span dir="auto">{chosen.map(({ fullName }) => fullName).join(", ")}</span>
          </AvatarGroup>
        )}
        {choices.length > 0 && (
          <RadioGroup
            label="Household"
            options={kinds}
            value={kind}
            onValueChange={(value) => {
              setKind(value);
              setProblem(undefined);
            }}
          />
        )}
        {isNew ? (
          <TextField
            label="Name"
            value={name}
            onValueChange={setName}
            error={problem}
            maxLength={200}
            dir="auto"
          />
        ) : (
          <Combobox
            label="Which one"
            options={choices.map((one) => ({ value: one.id, label: one.name, detail: one.people }))}
            value={id}
            onValueChange={setId}
            error={problem}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
