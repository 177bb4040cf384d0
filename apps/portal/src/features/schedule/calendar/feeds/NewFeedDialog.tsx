import type { CalendarFeedsApi } from "@jubilee/core/schedule/calendar-feeds.api";
import { feedNameMaxLength } from "@jubilee/core/schedule/calendar-feeds.rules";
import type { FeedDraft } from "@jubilee/core/schedule/calendar-feeds.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { eventOption } from "../../../../event-kit/chosen/eventOption.ts";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { feedsKey } from "./feeds.keys.ts";

export interface NewFeedDialogProps {
  api: CalendarFeedsApi;
  /** Where it will be used, as far as it was said. */
  name: string;
  onClose: () => void;
}

/** A new link: what it shows and where it will be used. */
export function NewFeedDialog({ api, name, onClose }: NewFeedDialogProps) {
  const locale = useLocale();
  const { data = [] } = useMyEvents();
  const form = useDraft<FeedDraft>(() => ({ name, eventId: "" }), {
    write: useWrite(feedsKey, "Calendar Integration"),
    check: (draft) =>
      draft.name.trim() === "" ? { name: "Say where you will use it, such as “My phone”" } : {},
    columns: { name_param: "name" },
  });
  const choices = data
    .filter(({ status }) => status === "published")
    .map((event) => eventOption(event, locale));
  const tell = () =>
    toast.success("The link is there", { description: "Choose your calendar to subscribe." });
  return (
    <FormDialog
      title="New calendar link"
      description="Whoever has the link sees these events, so keep it to yourself."
      submitLabel="Make the link"
      summary={false}
      {...form.dialog(() => api.create(form.draft), { done: tell, onClose })}
    >
      <TextField
        label="Where will you use it?"
        placeholder="My phone"
        maxLength={feedNameMaxLength}
        {...form.field("name")}
      />
      <Select
        label="What does it show?"
        options={[{ value: "", label: "Every published event" }, ...choices]}
        {...form.field("eventId")}
      />
    </FormDialog>
  );
}
