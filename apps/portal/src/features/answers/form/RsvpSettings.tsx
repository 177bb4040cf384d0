import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { checkRsvpSettings, draftOfRsvpSettings } from "@jubilee/core/answers/rsvp.rules";
import { hasPassed } from "@jubilee/core/base/time.rules";
import { Form } from "@jubilee/ui/form";
import { Switch } from "@jubilee/ui/switch";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { keys } from "../../../event-kit/data/keys.ts";
import { PlanNote } from "../../../event-kit/data/PlanNote.tsx";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { TimeNotice } from "../../../event-kit/TimeNotice.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { SavePill } from "../../../page-kit/settings/SavePill.tsx";
import { SettingRow } from "../../../page-kit/settings/SettingRow.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { rsvpChanges } from "./rsvp-changes.rules.ts";

/** Whether, until when and for how many people answers are taken. */
export function RsvpSettings({ event, overview }: EventCardProps) {
  const { comingHeads } = overview.event.answers;
  /** Tickets on offer ask by themselves. */
  const sellsTickets = overview.asks === "tickets" || overview.asks === "both";
  const events = useApi(createEventsApi);
  const nowMs = useNow();
  const locale = useLocale();
  const { timeZone, endDate } = event;
  const write = useWrite(keys.event(event.id), "RSVP");
  const form = useDraft(() => draftOfRsvpSettings(event, timeZone), {
    write,
    read: (draft) => checkRsvpSettings(draft, { timeZone, endDate, comingHeads }),
  });
  const { isEnabled, isBesideTickets, deadlineLocal } = form.draft;

  return (
    <Form
      label="How answers are taken"
      {...form.page((settings) => events.setRsvp(event.id, settings), {
        done: () => toast.success("Saved", { description: "New answers follow it at once." }),
      })}
    >
      <PlanNote eventId={event.id} what="Answers" />
      <div>
        <SettingRow>
          <Switch
            side="end"
            label={`${peopleAtStart(event.eventTypeId)} can answer`}
            help="Yes, maybe or no, on the page, by personal link and in widgets."
            {...form.checked("isEnabled")}
          />
        </SettingRow>
        {isEnabled && sellsTickets && (
          <SettingRow>
            <Switch
              side="end"
              label="Also while tickets are on offer"
              help="Off: the page asks for tickets alone, and whoever has one counts as coming. On: it asks for both."
              {...form.checked("isBesideTickets")}
            />
          </SettingRow>
        )}
        {isEnabled && (!sellsTickets || isBesideTickets) && (
          <>
            <SettingRow>
              <DateTimeZone
                label="Answers close"
                optional
                {...form.field("deadlineLocal")}
                zone={timeZone}
              />
              <TimeNotice
                words={hasPassed(deadlineLocal, timeZone, nowMs) ? rsvpCopy.deadlinePassed : null}
              />
            </SettingRow>
            <SettingRow>
              <TextField
                label="Places"
                optional
                inputMode="numeric"
                {...form.field("capacity")}
                help={
                  comingHeads > 0
                    ? `${comingHeads} are taken. Empty means no limit.`
                    : "Empty means no limit."
                }
              />
            </SettingRow>
            <SettingRow>
              <TextField
                label="People in one answer"
                inputMode="numeric"
                {...form.field("maxPartySize")}
                help="At most, with the one who answers."
              />
            </SettingRow>
            <SettingRow>
              <Switch
                side="end"
                label="Waiting list"
                help="When every place is taken. Freed places go to the first in line."
                {...form.checked("hasWaitlist")}
              />
            </SettingRow>
          </>
        )}
      </div>
      <SavePill
        changes={rsvpChanges(form.begun, form.draft, { timeZone, locale })}
        isBusy={write.isBusy}
        onUndo={() => form.begin(form.begun)}
      />
    </Form>
  );
}
