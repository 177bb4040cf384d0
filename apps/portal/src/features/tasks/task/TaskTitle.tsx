import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";
import type { EditTask } from "./editTask.ts";

interface TaskTitleProps {
  task: Pick<TaskRecord, "title" | "revision">;
  onEdit: EditTask;
}

/**
 * The name of a task, changed in its place: written when it is left, or by Enter. At rest it is what
 * others write meanwhile; what is being typed was read when its typing began.
 */
export function TaskTitle({ task: { title, revision }, onEdit }: TaskTitleProps) {
  const [draft, setDraft] = useState<{ words: string; revision: number } | null>(null);
  const keep = () => {
    const clean = draft?.words.trim().replaceAll(/\s+/g, " ") ?? "";
    if (draft && clean !== "" && clean !== title)
      onEdit({ title: clean }, undefined, draft.revision);
    setDraft(null);
  };
  return (
    <TextArea
      label="Name"
      dir="auto"
      rows={2}
      maxLength={200}
      value={draft?.words ?? title}
      onChange={({ target }) =>
        setDraft({ words: target.value, revision: draft?.revision ?? revision })
      }
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
