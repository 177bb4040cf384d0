import type { PlanningNetwork } from "@jubilee/core/talk/network.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { useNetworkWrite } from "../useNetwork.ts";

interface ChecklistDialogProps {
  network: PlanningNetwork;
  onClose: () => void;
}

/** A new checklist: its name, and with whom it is shared from the start. */
export function ChecklistDialog({ network, onClose }: ChecklistDialogProps) {
  const { api, ...write } = useNetworkWrite();
  const form = useDraft(
    { title: "", userIds: [] as string[] },
    {
      write,
      check: ({ title }) => (title.trim() === "" ? { title: "Give the checklist a name" } : {}),
    },
  );
  const { userIds } = form.draft;
  return (
    <FormDialog
      size="s"
      title="New shared checklist"
      submitLabel="Begin it"
      summary={false}
      {...form.dialog((input) => api.start(input), { onClose })}
    >
      <TextField label="Name" maxLength={120} {...form.field("title")} />
      {network.contacts.map(({ userId, name }) => (
        <Checkbox
          key={userId}
          label={<bdi>{name}</bdi>}
          checked={userIds.includes(userId)}
          onCheckedChange={(isChosen) =>
            form.change({
              userIds: isChosen ? [...userIds, userId] : userIds.filter((one) => one !== userId),
            })
          }
        />
      ))}
    </FormDialog>
  );
}
