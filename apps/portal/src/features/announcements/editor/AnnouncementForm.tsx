import type {
  AnnouncementInput,
  AnnouncementRecord,
} from "@jubilee/core/announcements/announcements.types";
import type { AudiencePlace } from "@jubilee/core/people/audiences.types";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { Grid } from "@jubilee/ui/grid";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Send } from "lucide-react";
import { useState } from "react";
import { AudienceField } from "../../../event-kit/audience/AudienceField.tsx";
import { useAudienceCount } from "../../../event-kit/audience/useAudience.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { useAnnouncementWrite } from "../useAnnouncement.ts";
import { isBegun } from "./announcementDraft.rules.ts";
import { Channels } from "./Channels.tsx";
import { KeptNote } from "./KeptNote.tsx";
import { type AnnouncementEvent, Preview } from "./Preview.tsx";
import { SendDialog } from "./SendDialog.tsx";
import { TextFields } from "./TextFields.tsx";
import { useAutosave } from "./useAutosave.ts";
import { useKeptAnnouncement } from "./useKeptAnnouncement.ts";

interface AnnouncementFormProps {
  start: AnnouncementInput;
  event: AnnouncementEvent;
  /** What is kept already; null until the first words are. */
  record: AnnouncementRecord | null;
  /** Kept by itself, as it is now. */
  onDraft: (kept: AnnouncementRecord) => void;
  /** Kept or sent by a press. */
  onDone: (kept: AnnouncementRecord) => void;
}

/** An announcement is written: to whom, in which languages, by which ways; beside it what one of them reads. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { start, event, record, onDraft, onDone } = props;
  const place: AudiencePlace = { accountId: null, eventId: event.id };
  const state = record?.state ?? "draft";
  const isGone = state !== "draft" && state !== "scheduled";
  const write = useAnnouncementWrite();
  const save = useKeptAnnouncement(event.id, record);
  const form = useDraft<AnnouncementInput & { subject?: string; body?: string }>(start, {
    write,
    place: ({ field, message }) =>
      field === "subject" || field === "body" ? { [field]: message } : undefined,
  });
  const { draft, errors } = form;
  const kept = useAutosave({
    draft,
    isOn: state === "draft" && isBegun(draft),
    save,
    onKept: onDraft,
  });
  const count = useAudienceCount(place, draft.audience);
  const [language, setLanguage] = useState(start.mainLocale);
  const [ready, setReady] = useState<AnnouncementRecord | null>(null);
  const keep = async () => {
    const saved = await form.send(save);
    if (saved) kept.settle();
    return saved;
  };
  const submit = async () => {
    const saved = await keep();
    if (saved) onDone(saved);
  };
  const send = async () => setReady(await keep());
  return (
    <Form
      label="Announcement"
      busy={form.isBusy}
      unsaved={kept.isChanged && isBegun(draft)}
      onSubmit={submit}
    >
      <Grid columns={{ mobile: "1", desktop: "7/5" }} gap="8">
        <Stack gap="6">
          {!isGone && (
            <AudienceField
              place={place}
              value={draft.audience}
              onValueChange={(audience) => form.change({ audience })}
            />
          )}
          <TextFields
            draft={draft}
            language={language}
            count={isGone ? undefined : count.data}
            eventTypeId={isGone ? null : event.typeId}
            errors={{ subject: errors.subject, body: errors.body }}
            onLanguage={setLanguage}
            onChange={form.change}
          />
          <Channels draft={draft} count={count.data} onChange={form.change} isGone={isGone} />
          <Inline gap="2" align="center">
            {state === "draft" && (
              <Button icon={<Send />} disabled={form.isBusy} onClick={() => void send()}>
                {count.data ? `Send to ${count.data.people}` : "Send"}
              </Button>
            )}
            <Button
              type="submit"
              variant={state === "draft" ? "outline" : "default"}
              disabled={form.isBusy}
            >
              {state === "draft" ? "Keep as a draft" : "Save the change"}
            </Button>
            <KeptNote isDraft={state === "draft"} at={kept.at} failure={kept.failure} />
          </Inline>
        </Stack>
        <Preview place={place} draft={draft} event={event} author={record?.author ?? null} />
      </Grid>
      {ready && count.data && (
        <SendDialog
          announcement={ready}
          count={count.data}
          onSent={onDone}
          onClose={() => setReady(null)}
        />
      )}
    </Form>
  );
}
