import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";

interface RenameTagDialogProps {
  tag: string;
  others: readonly TagUse[];
  isBusy: boolean;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Another name for a tag; the name of another one joins the two. */
export function RenameTagDialog({ tag, others, isBusy, onRename, onClose }: RenameTagDialogProps) {
  const [name, setName] = useState(tag);
  const [problem, setProblem] = useState<string>();
  const wanted = name.trim().replace(/\s+/g, " ");
  const joins = wanted !== tag && others.some((other) => other.tag === wanted);
  return (
    <FormDialog
      title={`Rename “${tag}”`}
      submitLabel={joins ? "Join the two" : "Rename"}
      summary={false}
      busy={isBusy}
      unsaved={name !== tag}
      onSubmit={() => {
        if (wanted === "") return setProblem("Give the tag a name");
        if (wanted === tag) return onClose();
        return onRename(wanted);
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onValueChange={(value) => {
          setName(value);
          setProblem(undefined);
        }}
        maxLength={50}
        error={problem}
        help={
          joins ? `There is a tag “${wanted}” already: everything bears that one then.` : undefined
        }
        dir="auto"
      />
    </FormDialog>
  );
}
