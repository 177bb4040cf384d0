import type { SharedChecklist } from "@jubilee/core/talk/network.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { useNetworkWrite } from "../useNetwork.ts";

interface RenameDialogProps {
  checklist: SharedChecklist;
  onClose: () => void;
}

/** Another name for a checklist, for everybody who has it. */
export function RenameDialog({ checklist, onClose }: RenameDialogProps) {
  const { api, ...write } = useNetworkWrite();
  const form = useDraft(
    { title: checklist.title },
    {
      write,
      check: ({ title }) => (title.trim() === "" ? { title: "Give the checklist a name" } : {}),
    },
  );
  return (
    <FormDialog
      size="s"
      title="Rename the checklist"
      submitLabel="Save"
      summary={false}
      {...form.dialog(({ title }) => api.change(checklist.id, { act: "title", title }), {
        onClose,
      })}
    >
      <TextField label="Name" maxLength={120} {...form.field("title")} />
    </FormDialog>
  );
}
