import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { ForumTopic } from "@jubilee/core/talk/forum.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { talkKeys } from "../keys.ts";
import { useForum } from "./useForum.ts";

interface SplitDialogProps {
  topic: ForumTopic;
  /** The post where the new topic begins. */
  fromId: string;
  onClose: () => void;
  onSplit: (topicId: string) => void;
}

const parts = [
  { value: "after", label: "This post and all after it" },
  { value: "alone", label: "This post alone" },
] as const;
type Part = (typeof parts)[number]["value"];

/** Takes posts out of a topic into one of their own: which, what it is called, and where it stands. */
export function SplitDialog({ topic, fromId, onClose, onSplit }: SplitDialogProps) {
  const api = useApi(createForumApi);
  const { data: forum } = useForum();
  const form = useDraft<{ part: Part; title: string; categoryId: string }>(
    { part: "after", title: "", categoryId: topic.categoryId },
    {
      write: useWrite(talkKeys.forum),
      check: ({ title }) => (title.trim() === "" ? { title: "Give the topic a title" } : {}),
    },
  );
  return (
    <FormDialog
      title="Make a topic of it"
      description={`It is taken out of “${topic.title}”, with its signs and files.`}
      submitLabel="Make the topic"
      {...form.dialog(
        ({ part, title, categoryId }) =>
          api.split(topic.id, { fromId, andAfter: part === "after", title, categoryId }),
        {
          onClose,
          done: ({ id }) => {
            toast.success("It is a topic of its own now");
            onSplit(id);
          },
        },
      )}
    >
      <RadioGroup label="What goes" options={[...parts]} {...form.field("part")} />
      <TextField label="Title" maxLength={160} {...form.field("title")} />
      {forum && (
        <Select
          label="Category"
          options={forum.categories.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field("categoryId")}
        />
      )}
    </FormDialog>
  );
}
