import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useApi } from "../../../page-kit/data/useApi.ts";
import type { Write } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface RenameTagDialogProps {
  tag: string;
  others: readonly TagUse[];
  write: Write;
  onRenamed: (name: string) => void;
  onClose: () => void;
}

/** Another name for a tag; the name of another one joins the two. */
export function RenameTagDialog({ tag, others, write, onRenamed, onClose }: RenameTagDialogProps) {
  const records = useApi(createGuestRecordsApi);
  const form = useDraft(
    { name: tag },
    { write, check: ({ name }) => (name.trim() ? {} : { name: "Give the tag a name" }) },
  );
  const wanted = form.draft.name.trim().replace(/\s+/g, " ");
  const joins = wanted !== tag && others.some((other) => other.tag === wanted);
  return (
    <FormDialog
      title={`Rename “${tag}”`}
      submitLabel={joins ? "Join the two" : "Rename"}
      summary={false}
      {...form.dialog(() => records.renameTag(tag, wanted), {
        done: () => onRenamed(wanted),
        onClose,
      })}
      {...(wanted === tag ? { onSubmit: onClose } : {})}
    >
      <TextField
        label="Name"
        {...form.field("name")}
        maxLength={50}
        help={
          joins ? `There is a tag “${wanted}” already: everything bears that one then.` : undefined
        }
        dir="auto"
      />
    </FormDialog>
  );
}
