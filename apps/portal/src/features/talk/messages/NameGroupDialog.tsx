import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import type { TalkedRoom } from "./useTalked.ts";

interface NameGroupDialogProps {
  title: string | null;
  act: TalkedRoom["act"];
  onClose: () => void;
}

/** What a small group is called, for everybody in it. */
export function NameGroupDialog({ title: known, act, onClose }: NameGroupDialogProps) {
  const [title, setTitle] = useState(known ?? "");
  const [isBusy, setBusy] = useState(false);
  const name = async () => {
    setBusy(true);
    const result = await act("name", { title });
    setBusy(false);
    if (result.ok) onClose();
    else tellFailure(result.error);
  };
  return (
    <FormDialog
      size="s"
      title="Name this conversation"
      submitLabel="Save"
      busy={isBusy}
      unsaved={title !== (known ?? "")}
      onSubmit={name}
      onClose={onClose}
    >
      <TextField
        label="Name"
        optional
        help="Without one it is called by who is in it."
        maxLength={120}
        value={title}
        onValueChange={setTitle}
      />
    </FormDialog>
  );
}
