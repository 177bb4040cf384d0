import type { ForumTopic, TopicChange } from "@jubilee/core/talk/forum.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { useForum } from "./useForum.ts";

interface ChangeTopicDialogProps {
  topic: ForumTopic;
  /** False where it was refused. */
  change: (part: TopicChange) => Promise<boolean>;
  onClose: () => void;
}

/** What a topic is called; for moderators also where it stands. */
export function ChangeTopicDialog({ topic, change, onClose }: ChangeTopicDialogProps) {
  const { data: forum } = useForum();
  const [title, setTitle] = useState(topic.title);
  const [categoryId, setCategory] = useState(topic.categoryId);
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    setMissing(title.trim() === "");
    if (title.trim() === "") return;
    setBusy(true);
    const isDone = await change({
      title,
      ...(categoryId === topic.categoryId ? {} : { categoryId }),
    });
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={topic.mayModerate ? "Rename or move" : "Rename"}
      submitLabel="Save"
      busy={isBusy}
      unsaved={title !== topic.title || categoryId !== topic.categoryId}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Title"
        maxLength={160}
        value={title}
        onValueChange={setTitle}
        error={isMissing ? "Give the topic a title" : undefined}
      />
      {topic.mayModerate && forum && (
        <Select
          label="Category"
          help="Moved into a category for a group, it is closed to everybody else."
          options={forum.categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={categoryId}
          onValueChange={setCategory}
        />
      )}
    </FormDialog>
  );
}
