import { mentionsOf, noRichText } from "@jubilee/core/base/rich-text.rules";
import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { Forum, ForumCategory } from "@jubilee/core/talk/forum.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { RichTextField } from "../../../page-kit/rich-text/RichTextField.tsx";
import { talkKeys } from "../keys.ts";
import { dropped } from "../messages/files/dropped.ts";
import { useDrafts } from "../messages/useDrafts.ts";
import { draftOf, formed, wordsOfDraft } from "../messages/words.rules.ts";
import { AttachFiles } from "./AttachFiles.tsx";
import { useTopicFiles } from "./useTopicFiles.ts";

interface TopicDialogProps {
  forum: Forum;
  category: ForumCategory | null;
  onClose: () => void;
  onOpen: (topicId: string) => void;
}

/** Under which what was begun of a new topic is kept on this device. */
const kept = "new-topic";
const longest = 8000;

/** A new topic: where it stands, its title, its first words. */
export function TopicDialog({ forum, category, onClose, onOpen }: TopicDialogProps) {
  const api = useApi(createForumApi);
  const drafts = useDrafts();
  // One that is sent again after a lost answer is the same topic.
  const [id] = useState(() => crypto.randomUUID());
  const firstCategory = category?.id ?? forum.categories[0]?.id ?? "";
  const topicFiles = useTopicFiles(firstCategory);
  const form = useDraft(
    () => ({
      categoryId: firstCategory,
      title: "",
      rich: wordsOfDraft(drafts.read(kept), true).rich ?? noRichText,
    }),
    {
      write: useWrite(talkKeys.forum),
      columns: { text: "rich", files: "rich" },
      check: ({ title, rich }) => ({
        ...(title.trim() === "" ? { title: "Give the topic a title" } : {}),
        ...problemOf(formed(rich).text, topicFiles.files.list.length > 0),
      }),
    },
  );
  const rich = form.field("rich");
  return (
    <FormDialog
      title="New topic"
      submitLabel="Begin the topic"
      waiting={topicFiles.isComing}
      {...form.dialog(
        ({ categoryId, title, rich: written }) => {
          const { text } = formed(written);
          return api.start(categoryId, {
            id,
            title,
            text,
            rich: written,
            mentions: mentionsOf(written),
            ...topicFiles.sent,
          });
        },
        {
          onClose: () => {
            topicFiles.leave();
            onClose();
          },
          done: (made) => {
            drafts.keep(kept, "");
            onOpen(made.id);
          },
        },
      )}
    >
      <Select
        label="Category"
        options={forum.categories.map(({ id: value, name }) => ({ value, label: name }))}
        {...form.field("categoryId")}
      />
      <TextField label="Title" maxLength={160} {...form.field("title")} />
      <div {...dropped(topicFiles.files.add)}>
        <RichTextField
          label="Your post"
          form="small"
          people={topicFiles.people}
          {...rich}
          onValueChange={(value) => {
            drafts.keep(kept, draftOf(formed(value)));
            rich.onValueChange(value);
          }}
          place={{ look: "tall", onFiles: topicFiles.files.add }}
        />
      </div>
      <AttachFiles files={topicFiles.files} />
    </FormDialog>
  );
}

function problemOf(text: string, hasFiles: boolean): { rich?: string } {
  if (text.length > longest) return { rich: `${text.length - longest} letters too many` };
  return text.trim() === "" && !hasFiles ? { rich: "Write something first" } : {};
}
