import { countPeople, type PeopleWords } from "@jubilee/core/events/event-types.rules";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import type { GuestsChange } from "@jubilee/core/people/guest-records.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { TagsInput } from "@jubilee/ui/tags-input";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface BulkEditDialogProps {
  eventId: string;
  words: PeopleWords;
  chosen: readonly ListedGuest[];
  onClose: () => void;
  onDone: () => void;
}

const ages = [
  { value: "as-is", label: "As they are" },
  { value: "child", label: "Children" },
  { value: "grown-up", label: "Grown-ups" },
] as const;

interface Draft {
  addTags: string[];
  removeTags: string[];
  group: string;
  field: string;
  value: string;
  age: (typeof ages)[number]["value"];
}

const empty: Draft = {
  addTags: [],
  removeTags: [],
  group: "",
  field: "",
  value: "",
  age: "as-is",
};

function changeOf(draft: Draft, eventId: string): GuestsChange {
  const { addTags, removeTags, group, field, value, age } = draft;
  return {
    ...(addTags.length > 0 ? { addTags } : {}),
    ...(removeTags.length > 0 ? { removeTags } : {}),
    ...(group.trim() ? { groupLabel: group.trim(), eventId } : {}),
    ...(age === "as-is" ? {} : { isChild: age === "child", eventId }),
    ...(field.trim() ? { custom: { [field.trim()]: value.trim() } } : {}),
  };
}

/** Changes tags, group and a field of many guests at once; what is left empty stays. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { eventId, words, chosen, onClose, onDone } = props;
  const records = useApi(createGuestRecordsApi);
  const form = useDraft(empty, {
    write: useWrite(keys.event(eventId), "RSVP"),
    check: (draft) =>
      Object.keys(changeOf(draft, eventId)).length === 0
        ? { addTags: "Fill in what should change" }
        : {},
  });
  const { field } = form.draft;
  const ids = chosen.map(({ guestId }) => guestId);
  return (
    <FormDialog
      title={`Change ${countPeople(chosen.length, words)}`}
      description="What you leave empty stays as it is."
      submitLabel={`Change ${chosen.length}`}
      {...form.dialog(() => records.edit(ids, changeOf(form.draft, eventId)), {
        done: (touched) => {
          toast.success(`${touched} changed`);
          onDone();
        },
        onClose,
      })}
    >
      <TagsInput label="Add tags" {...form.field("addTags")} maxLength={50} />
      <TagsInput label="Take off tags" {...form.field("removeTags")} maxLength={50} />
      <TextField
        label={words.group}
        help="At this event."
        {...form.field("group")}
        maxLength={100}
        dir="auto"
      />
      <SegmentedControl
        label="At this event they are"
        segments={ages}
        value={form.draft.age}
        onValueChange={(age) => form.change({ age })}
      />
      <TextField
        label="A field of your own"
        help="Such as T-shirt or Bus."
        {...form.field("field")}
        maxLength={60}
        dir="auto"
      />
      {field.trim() !== "" && (
        <TextField
          label={`${field.trim()}: value`}
          help="Leave it empty to clear the field."
          {...form.field("value")}
          maxLength={500}
          dir="auto"
        />
      )}
    </FormDialog>
  );
}
