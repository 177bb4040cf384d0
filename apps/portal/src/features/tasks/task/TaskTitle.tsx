import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";
import type { EditTask } from "./editTask.ts";

/** The name of a task, changed in its place: written when it is left, or by Enter. */
export function TaskTitle({ title, onEdit }: { title: string; onEdit: EditTask }) {
  const [draft, setDraft] = useState(title);
  const keep = () => {
    const clean = draft.trim().replaceAll(/\s+/g, " ");
    if (clean === "") setDraft(title);
    else if (clean !== title) onEdit({ title: clean });
  };
  return (
    <TextArea
      label="Name"
      dir="auto"
      rows={2}
      maxLength={200}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
