import { displayName } from "@jubilee/core/account/auth.rules";
import type {
  Registration,
  RegistrationDraft,
  RegistrationPlace,
} from "@jubilee/core/people/registrations.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useId, useState } from "react";
import { useUser } from "../../../app/session/useUser.ts";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createRegistrationsApi } from "@jubilee/core/people/registrations.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface RegisterDialogProps {
  registration: Registration;
  place: RegistrationPlace;
  address: string | null;
  onClose: () => void;
}

/** Registers the signed-in person, by their confirmed address, in the words of the event's type. */
export function RegisterDialog({ registration, place, address, onClose }: RegisterDialogProps) {
  const { event, groups, maxPartySize, groupLabel } = registration;
  const formId = useId();
  const user = useUser();
  const registrations = useApi(createRegistrationsApi);
  const { isBusy, run } = useWrite(keys.all, "Registration");
  const [draft, setDraft] = useState<RegistrationDraft>({
    name: displayName(user),
    partySize: 1,
    groupLabel: groupLabel ?? "",
    note: "",
  });
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
  const change = (next: Partial<RegistrationDraft>) => {
    setDraft({ ...draft, ...next });
    setProblem(null);
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const save = async () => {
    if (draft.name.trim() === "") {
      setProblem({ field: "name", message: "Tell us your name" });
      return;
    }
    const done = await run(
      () => registrations.register(place, draft),
      ({ field, message }) => {
        if (field && ["name", "partySize", "groupLabel", "note"].includes(field)) {
          setProblem({ field, message });
          return true;
        }
        return false;
      },
    );
    if (!done) return;
    toast.success(
      done.answer === "waitlisted"
        ? "Every place is taken: you wait in line, and hear from us"
        : `You are registered for ${event.name}`,
    );
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Register for ${event.name}`}
      description={
        address ? `With your address ${address}. The confirmation goes there.` : undefined
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Register
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">
          <TextField
            label="Your name"
            autoComplete="name"
            value={draft.name}
            onValueChange={(name) => change({ name })}
            error={errorOf("name")}
            dir="auto"
          />
          {maxPartySize > 1 && (
            <NumberField
              label="How many of you come"
              help={`Up to ${maxPartySize}, you included.`}
              value={draft.partySize}
              min={1}
              max={maxPartySize}
              onValueChange={(partySize) => change({ partySize: partySize ?? 1 })}
              error={errorOf("partySize")}
            />
          )}
          {groups.length > 1 ? (
            <Select
              label={event.groupTerm}
              optional
              value={draft.groupLabel}
              onValueChange={(label) => change({ groupLabel: label })}
              options={[
                { value: "", label: "Not said" },
                ...groups.map((label) => ({ value: label, label })),
              ]}
            />
          ) : (
            <TextField
              label={event.groupTerm}
              optional
              value={draft.groupLabel}
              onValueChange={(label) => change({ groupLabel: label })}
              error={errorOf("groupLabel")}
              maxLength={100}
              dir="auto"
            />
          )}
          <TextArea
            label="A note to the hosts"
            optional
            value={draft.note}
            onValueChange={(note) => change({ note })}
            error={errorOf("note")}
            maxLength={2000}
            dir="auto"
          />
        </Stack>
      </form>
    </Dialog>
  );
}
