import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { checkRsvpSettings, draftOfRsvpSettings } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpSettingsDraft } from "@jubilee/core/answers/rsvp.types";
import { hasPassed } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DateTimeZone } from "@jubilee/ui/date-time-zone";
import { Form } from "@jubilee/ui/form";
import { Grid } from "@jubilee/ui/grid";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { PlanNote } from "../../../event-kit/data/PlanNote.tsx";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { TimeNotice } from "../../../event-kit/TimeNotice.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

type Errors = Partial<Record<keyof RsvpSettingsDraft, string>>;

/** Whether, until when and for how many people answers are taken. */
export function RsvpSettings({ event, overview }: EventCardProps) {
  const { comingHeads } = overview.event.answers;
  /** Tickets on offer ask by themselves. */
  const sellsTickets = overview.asks === "tickets" || overview.asks === "both";
  const events = useApi(createEventsApi);
  const nowMs = useNow();
  const [draft, setDraft] = useState(() => draftOfRsvpSettings(event, event.timeZone));
  const [errors, setErrors] = useState<Errors>({});
  const { isBusy, run } = useWrite(keys.event(event.id), "RSVP");
  const change = (part: Partial<RsvpSettingsDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setErrors({});
  };

  const save = async () => {
    const { timeZone, endDate } = event;
    const checked = checkRsvpSettings(draft, { timeZone, endDate, comingHeads });
    if (!checked.ok) {
      setErrors(checked.errors);
      return;
    }
    const saved = await run(() => events.setRsvp(event.id, checked.settings));
    if (saved) toast.success("Saved", { description: "New answers follow it at once." });
  };

  return (
    <Card title="How answers are taken">
      <Form label="How answers are taken" onSubmit={save} busy={isBusy}>
        <Stack gap="4">
          <PlanNote eventId={event.id} what="Answers" />
          <Switch
            label={`${peopleAtStart(event.eventTypeId)} can answer`}
            help="Yes, maybe or no, on the page, by personal link and in widgets."
            checked={draft.isEnabled}
            onCheckedChange={(isEnabled) => change({ isEnabled })}
          />
          {draft.isEnabled && sellsTickets && (
            <Switch
              label="Also while tickets are on offer"
              help="Off: the page asks for tickets alone, and whoever has one counts as coming. On: it asks for both."
              checked={draft.isBesideTickets}
              onCheckedChange={(isBesideTickets) => change({ isBesideTickets })}
            />
          )}
          {draft.isEnabled && (!sellsTickets || draft.isBesideTickets) && (
            <>
              <Grid columns={{ mobile: "1", tablet: "2" }} align="start">
                <Stack gap="2">
                  <DateTimeZone
                    label="Answers close"
                    optional
                    value={draft.deadlineLocal}
                    onValueChange={(deadlineLocal) => change({ deadlineLocal })}
                    zone={event.timeZone}
                    error={errors.deadlineLocal}
                  />
                  <TimeNotice
                    words={
                      hasPassed(draft.deadlineLocal, event.timeZone, nowMs)
                        ? rsvpCopy.deadlinePassed
                        : null
                    }
                  />
                </Stack>
                <TextField
                  label="Places"
                  optional
                  inputMode="numeric"
                  value={draft.capacity}
                  onValueChange={(capacity) => change({ capacity })}
                  help="Empty means no limit."
                  error={errors.capacity}
                />
              </Grid>
              <Grid columns={{ mobile: "1", tablet: "2" }} align="start">
                <TextField
                  label="People in one answer"
                  inputMode="numeric"
                  value={draft.maxPartySize}
                  onValueChange={(maxPartySize) => change({ maxPartySize })}
                  help="At most, with the one who answers."
                  error={errors.maxPartySize}
                />
                <Switch
                  label="Waiting list"
                  help="When every place is taken. Freed places go to the first in line."
                  checked={draft.hasWaitlist}
                  onCheckedChange={(hasWaitlist) => change({ hasWaitlist })}
                />
              </Grid>
            </>
          )}
          <div>
            <Button type="submit" variant="secondary" loading={isBusy}>
              Save
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
