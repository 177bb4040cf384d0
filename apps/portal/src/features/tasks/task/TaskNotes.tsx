import { isEmptyRichText, noRichText } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { RichTextField } from "../../../page-kit/rich-text/RichTextField.tsx";
import { RichTextView } from "../../../page-kit/rich-text/RichTextView.tsx";
import { part, partTitle } from "./TaskPanel.css.ts";
import type { EditTask } from "./editTask.ts";

interface TaskNotesProps {
  task: Pick<TaskRecord, "notes" | "mayWrite" | "revision">;
  onEdit: EditTask;
}

/** The notes of a task, read at rest and written when that is asked for. */
export function TaskNotes({ task: { notes, mayWrite, revision }, onEdit }: TaskNotesProps) {
  const [draft, setDraft] = useState<RichText | null>(null);
  const [readAt, setReadAt] = useState(revision);
  if (!notes && !mayWrite) return null;
  const keep = () => {
    if (draft) onEdit({ notes: isEmptyRichText(draft) ? null : draft }, "Notes saved", readAt);
    setDraft(null);
  };
  return (
    <section className={part}>
      <h3 className={partTitle}>Notes</h3>
      {draft ? (
        <>
          <RichTextField
            label="Notes"
            hideLabel
            form="small"
            value={draft}
            onValueChange={setDraft}
          />
          <Inline gap="2">
            <Button size="sm" onClick={keep}>
              Save
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
              Leave
            </Button>
          </Inline>
        </>
      ) : (
        <>
          {notes && <RichTextView text={notes} />}
          {mayWrite && (
            <Inline>
              <Button
                size="sm"
                variant="outline"
                icon={<NotebookPen />}
                onClick={() => {
                  setReadAt(revision);
                  setDraft(notes ?? noRichText);
                }}
              >
                {notes ? "Change the notes" : "Write notes"}
              </Button>
            </Inline>
          )}
        </>
      )}
    </section>
  );
}
