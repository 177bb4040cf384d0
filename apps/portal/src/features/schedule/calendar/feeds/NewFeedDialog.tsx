import type { CalendarFeedsApi } from "@jubilee/core/schedule/calendar-feeds.api";
import { feedNameMaxLength } from "@jubilee/core/schedule/calendar-feeds.rules";
import type { FeedDraft } from "@jubilee/core/schedule/calendar-feeds.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useId, useState, type FormEvent } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { eventOption } from "../../../../event-kit/chosen/eventOption.ts";
import { feedsKey } from "./feeds.keys.ts";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

export interface NewFeedDialogProps {
  api: CalendarFeedsApi;
  onClose: () => void;
}

/** A new address: what it shows and where it will be used. */
export function NewFeedDialog({ api, onClose }: NewFeedDialogProps) {
  const formId = useId();
  const locale = useLocale();
  const [draft, setDraft] = useState<FeedDraft>({ name: "", eventId: "" });
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useWrite(feedsKey, "Calendar Integration");
  const { data } = useMyEvents();
  const choices = (data ?? [])
    .filter(({ status }) => status === "published")
    .map((event) => eventOption(event, locale));
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (draft.name.trim() === "") {
      setProblem("Say where you will use it, such as “My phone”");
      return;
    }
    const made = await run(
      () => api.create(draft),
      ({ field, message }) => {
        if (field === "name_param") setProblem(message);
        return field === "name_param";
      },
    );
    if (!made) return;
    toast.success("The address is there", { description: "Choose your calendar to subscribe." });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New calendar address"
      description="Whoever has the address sees these events, so keep it to yourself."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Make the address
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void save(submitted)}>
        <Stack gap="4">
          <TextField
            label="Where will you use it?"
            placeholder="My phone"
            value={draft.name}
            maxLength={feedNameMaxLength}
            error={problem}
            onValueChange={(name) => {
              setDraft({ ...draft, name });
              setProblem(undefined);
            }}
          />
          <Select
            label="What does it show?"
            options={[{ value: "", label: "Every published event" }, ...choices]}
            value={draft.eventId}
            onValueChange={(eventId) => setDraft({ ...draft, eventId })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
