import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { checkSeriesDraft, newSeriesDraft } from "@jubilee/core/events/event-series.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { toast } from "@jubilee/ui/toast";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
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
  const hasTickets = (useOverview(event.id).data?.ticketSales.length ?? 0) > 0;
  const form = useDraft(() => newSeriesDraft(event.startLocal), {
    write: useWrite(keys.events, "Event management"),
    check: (draft) => checkSeriesDraft(draft, event.startLocal),
  });
  const { draft } = form;
  const tell = ({ dates }: { dates: readonly unknown[] }) =>
    toast.success(`It takes place on ${dates.length} dates`, {
      description:
        event.status === "published"
          ? "Each has its page, and the pages list the others."
          : "The new dates are drafts, like this one.",
    });
  return (
    <FormDialog
      title="Repeat event"
      description={`Each date becomes an event of its own, with the texts, activities, questions and rules of this one. ${peopleAtStart(event.eventTypeId)}, answers and orders stay here.`}
      submitLabel="Make the dates"
      {...form.dialog(() => series.repeat(event.id, event.startLocal, draft), {
        done: tell,
        onClose,
      })}
    >
      <SeriesFields
        draft={draft}
        startLocal={event.startLocal}
        errors={form.errors}
        onChange={form.change}
      />
      {hasTickets && (
        <Checkbox
          label="Copy the tickets too"
          help="Prices, steps and places; nothing that was sold."
          {...form.checked("withTickets")}
        />
      )}
      <DatesPreview
        draft={draft}
        startLocal={event.startLocal}
        endLocal={event.endLocal}
        timeZone={event.timeZone}
      />
    </FormDialog>
  );
}
