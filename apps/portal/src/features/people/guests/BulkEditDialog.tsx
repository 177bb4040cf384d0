import { countPeople, type PeopleWords } from "@jubilee/core/events/event-types.rules";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import type { GuestsChange } from "@jubilee/core/people/guest-records.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { TagsInput } from "@jubilee/ui/tags-input";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useId, useState } from "react";
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

/** Changes tags, group and a field of many guests at once; what is left empty stays. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { eventId, words, chosen, onClose, onDone } = props;
  const formId = useId();
  const records = useApi(createGuestRecordsApi);
  const { isBusy, run } = useWrite(keys.event(eventId), "RSVP");
  const [addTags, setAddTags] = useState<string[]>([]);
  const [removeTags, setRemoveTags] = useState<string[]>([]);
  const [group, setGroup] = useState("");
  const [field, setField] = useState("");
  const [value, setValue] = useState("");
  const [age, setAge] = useState<(typeof ages)[number]["value"]>("as-is");
  const [problem, setProblem] = useState<string>();
  const change: GuestsChange = {
    ...(addTags.length > 0 ? { addTags } : {}),
    ...(removeTags.length > 0 ? { removeTags } : {}),
    ...(group.trim() ? { groupLabel: group.trim(), eventId } : {}),
    ...(age === "as-is" ? {} : { isChild: age === "child", eventId }),
    ...(field.trim() ? { custom: { [field.trim()]: value.trim() } } : {}),
  };
  const save = async () => {
    if (Object.keys(change).length === 0) {
      setProblem("Fill in what should change");
      return;
    }
    const ids = chosen.map(({ guestId }) => guestId);
    const touched = await run(() => records.edit(ids, change));
    if (touched === null) return;
    toast.success(`${touched} changed`);
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Change ${countPeople(chosen.length, words)}`}
      description="What you leave empty stays as it is."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Change {chosen.length}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">
          <TagsInput
            label="Add tags"
            value={addTags}
            onValueChange={setAddTags}
            maxLength={50}
            error={problem}
          />
          <TagsInput
            label="Take off tags"
            value={removeTags}
            onValueChange={setRemoveTags}
            maxLength={50}
          />
          <TextField
            label={words.group}
            help="At this event."
            value={group}
            onValueChange={setGroup}
            maxLength={100}
            dir="auto"
          />
          <SegmentedControl
            label="At this event they are"
            segments={ages}
            value={age}
            onValueChange={setAge}
          />
          <TextField
            label="A field of your own"
            help="Such as T-shirt or Bus."
            value={field}
            onValueChange={setField}
            maxLength={60}
            dir="auto"
          />
          {field.trim() !== "" && (
            <TextField
              label={`${field.trim()}: value`}
              help="Leave it empty to clear the field."
              value={value}
              onValueChange={setValue}
              maxLength={500}
              dir="auto"
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
