import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { Forum, ForumCategory } from "@jubilee/core/talk/forum.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { talkKeys } from "../keys.ts";
import { useDrafts } from "../messages/useDrafts.ts";

interface TopicDialogProps {
  forum: Forum;
  category: ForumCategory | null;
  onClose: () => void;
  onOpen: (topicId: string) => void;
}

/** Under which what was begun of a new topic is kept on this device. */
const kept = "new-topic";

/** A new topic: where it stands, its title, its first words. */
export function TopicDialog({ forum, category, onClose, onOpen }: TopicDialogProps) {
  const api = useApi(createForumApi);
  const drafts = useDrafts();
  // One that is sent again after a lost answer is the same topic.
  const [id] = useState(() => crypto.randomUUID());
  const form = useDraft(
    () => ({
      categoryId: category?.id ?? forum.categories[0]?.id ?? "",
      title: "",
      text: drafts.read(kept),
    }),
    {
      write: useWrite(talkKeys.forum),
      check: ({ title, text }) => ({
        ...(title.trim() === "" ? { title: "Give the topic a title" } : {}),
        ...(text.trim() === "" ? { text: "Write something first" } : {}),
      }),
    },
  );
  const text = form.field("text");
  return (
    <FormDialog
      title="New topic"
      submitLabel="Begin the topic"
      {...form.dialog(({ categoryId, title, text }) => api.start(categoryId, { id, title, text }), {
        onClose,
        done: (made) => {
          drafts.keep(kept, "");
          onOpen(made.id);
        },
      })}
    >
      <Select
        label="Category"
        options={forum.categories.map(({ id: value, name }) => ({ value, label: name }))}
        {...form.field("categoryId")}
      />
      <TextField label="Title" maxLength={160} {...form.field("title")} />
      <TextArea
        label="Your post"
        rows={6}
        maxLength={8000}
        {...text}
        onValueChange={(value) => {
          drafts.keep(kept, value);
          text.onValueChange(value);
        }}
      />
    </FormDialog>
  );
}
