import type { PlanningContact, SharedChecklist } from "@jubilee/core/talk/network.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Text } from "@jubilee/ui/text";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { useNetworkWrite } from "../useNetwork.ts";
import { contactChoices } from "./checklist.rules.ts";

interface ShareDialogProps {
  checklist: SharedChecklist;
  contacts: readonly PlanningContact[];
  onClose: () => void;
}

/** A checklist is given to a contact's own account. */
export function ShareDialog({ checklist, contacts, onClose }: ShareDialogProps) {
  const { api, ...write } = useNetworkWrite();
  const form = useDraft(
    { userId: "" },
    { write, check: ({ userId }) => (userId === "" ? { userId: "Choose somebody" } : {}) },
  );
  const choices = contactChoices(contacts, checklist);
  const name = contacts.find(({ userId }) => userId === form.draft.userId)?.name ?? "";
  return (
    <FormDialog
      size="s"
      title={`Share ${checklist.title}`}
      submitLabel="Share"
      summary={false}
      {...form.dialog(({ userId }) => api.change(checklist.id, { act: "share", userId }), {
        done: `${name} has it now, and is told`,
        onClose,
      })}
    >
      {choices.length === 0 ? (
        <Text tone="muted">
          {contacts.length === 0
            ? "Checklists are shared with people you plan an event with. Invite somebody to your team first."
            : "Everybody you plan an event with has it already."}
        </Text>
      ) : (
        <RadioGroup
          label="With"
          options={choices}
          {...form.field("userId")}
          help="They and their account’s editors see it, tick it and add lines, on any plan."
        />
      )}
    </FormDialog>
  );
}
