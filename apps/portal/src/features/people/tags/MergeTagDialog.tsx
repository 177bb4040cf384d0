import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { useApi } from "../../../page-kit/data/useApi.ts";
import type { Write } from "../../../page-kit/data/useWrite.ts";
import { bearersOf } from "./tagUse.rules.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface MergeTagDialogProps {
  tag: string;
  others: readonly TagUse[];
  write: Write;
  onMerged: (name: string) => void;
  onClose: () => void;
}

/** What bears one tag bears another instead: a tag that is renamed to one that is there joins it. */
export function MergeTagDialog({ tag, others, write, onMerged, onClose }: MergeTagDialogProps) {
  const records = useApi(createGuestRecordsApi);
  const form = useDraft({ into: others[0]?.tag ?? "" }, { write });
  const { into } = form.draft;
  return (
    <FormDialog
      title={`Merge “${tag}”`}
      description={`Everything that bears “${tag}” bears the other tag instead, and “${tag}” is gone.`}
      submitLabel="Merge the two"
      summary={false}
      {...form.dialog(() => records.renameTag(tag, into), {
        done: () => onMerged(into),
        onClose,
      })}
    >
      <Select
        label="Into which tag?"
        options={others.map((other) => ({
          value: other.tag,
          label: `${other.tag}, on ${bearersOf(other)}`,
        }))}
        {...form.field("into")}
      />
    </FormDialog>
  );
}
