import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { checkSeriesDraft, newSeriesDraft } from "@jubilee/core/events/event-series.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Dialog } from "@jubilee/ui/dialog";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useId, useState, type FormEvent } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useOverview } from "../../../event-kit/data/useOverview.ts";
import { DatesPreview } from "./DatesPreview.tsx";
import { SeriesFields } from "./SeriesFields.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface RepeatDialogProps {
  event: EventRecord;
  onClose: () => void;
}

/** Makes an event the first date of a series. */
export function RepeatDialog({ event, onClose }: RepeatDialogProps) {
  const series = useApi(createEventSeriesApi);
  const formId = useId();
  const hasTickets = (useOverview(event.id).data?.ticketSales.length ?? 0) > 0;
  const [draft, setDraft] = useState(() => newSeriesDraft(event.startLocal));
  const [isTried, setTried] = useState(false);
  const { isBusy, run } = useWrite(keys.events, "Event management");
  const problems = checkSeriesDraft(draft, event.startLocal);

  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const made = await run(() => series.repeat(event.id, event.startLocal, draft));
    if (!made) return;
    toast.success(`It takes place on ${made.dates.length} dates`, {
      description:
        event.status === "published"
          ? "Each has its page, and the pages list the others."
          : "The new dates are drafts, like this one.",
    });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Repeat event"
      description={`Each date becomes an event of its own, with the texts, activities, questions and rules of this one. ${peopleAtStart(event.eventTypeId)}, answers and orders stay here.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Make the dates
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void save(submitted)}>
        <Stack gap="4">
          <SeriesFields
            draft={draft}
            startLocal={event.startLocal}
            errors={isTried ? problems : {}}
            onChange={(part) => setDraft((known) => ({ ...known, ...part }))}
          />
          {hasTickets && (
            <Checkbox
              label="Copy the tickets too"
              help="Prices, steps and places; nothing that was sold."
              checked={draft.withTickets}
              onCheckedChange={(withTickets) => setDraft((known) => ({ ...known, withTickets }))}
            />
          )}
          <DatesPreview
            draft={draft}
            startLocal={event.startLocal}
            endLocal={event.endLocal}
            timeZone={event.timeZone}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
