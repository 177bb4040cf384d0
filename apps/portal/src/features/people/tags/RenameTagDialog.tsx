import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useId, useState } from "react";

interface RenameTagDialogProps {
  tag: string;
  others: readonly TagUse[];
  isBusy: boolean;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Another name for a tag; the name of another one joins the two. */
export function RenameTagDialog({ tag, others, isBusy, onRename, onClose }: RenameTagDialogProps) {
  const formId = useId();
  const [name, setName] = useState(tag);
  const [problem, setProblem] = useState<string>();
  const wanted = name.trim().replace(/\s+/g, " ");
  const joins = wanted !== tag && others.some((other) => other.tag === wanted);
  const save = () => {
    if (wanted === "") return setProblem("Give the tag a name");
    if (wanted === tag) return onClose();
    return onRename(wanted);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename “${tag}”`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {joins ? "Join the two" : "Rename"}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          save();
        }}
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
            joins
              ? `There is a tag “${wanted}” already: everything bears that one then.`
              : undefined
          }
          dir="auto"
        />
      </form>
    </Dialog>
  );
}
