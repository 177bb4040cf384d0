import { isAllDay } from "@jubilee/core/base/time.rules";
import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { DateField } from "../../../page-kit/dates/DateField.tsx";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

export interface AddDateDialogProps {
  event: EventRecord;
  onClose: () => void;
}

/** One more date of a series, as a copy of this one. */
export function AddDateDialog({ event, onClose }: AddDateDialogProps) {
  const series = useApi(createEventSeriesApi);
  const form = useDraft(
    { start: event.startLocal },
    {
      write: useWrite(keys.events, "Event management"),
      check: ({ start }) =>
        start.slice(0, 16) <= event.startLocal ? { start: "Choose a day after this date" } : {},
      columns: { starts_param: "start" },
    },
  );
  const { start } = form.draft;
  return (
    <FormDialog
      title="Add a date"
      description="A copy of this date joins the series. The series then follows no rule any more."
      submitLabel="Add the date"
      summary={false}
      {...form.dialog(() => series.addDate(event.id, start), {
        done: "The date is added",
        onClose,
      })}
    >
      {isAllDay(event) ? (
        <DateField
          label="Day"
          {...form.field("start")}
          value={start.slice(0, 10)}
          onValueChange={(day) => form.change({ start: day && `${day}T00:00` })}
        />
      ) : (
        <DateTimeZone label="Starts" zone={event.timeZone} {...form.field("start")} />
      )}
    </FormDialog>
  );
}
