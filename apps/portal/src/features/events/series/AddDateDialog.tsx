import type { EventRecord } from "@jubilee/core/events/events.types";
import { isAllDay } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { DateTimeField } from "@jubilee/ui/date-time-field";
import { DateTimeZone } from "@jubilee/ui/date-time-zone";
import { Dialog } from "@jubilee/ui/dialog";
import { toast } from "@jubilee/ui/toast";
import { useId, useState, type FormEvent } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface AddDateDialogProps {
  event: EventRecord;
  onClose: () => void;
}

/** One more date of a series, as a copy of this one. */
export function AddDateDialog({ event, onClose }: AddDateDialogProps) {
  const series = useApi(createEventSeriesApi);
  const formId = useId();
  const [start, setStart] = useState(event.startLocal);
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useWrite(keys.events, "Event management");
  const choose = (value: string) => {
    setStart(value);
    setProblem(undefined);
  };
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (start.slice(0, 16) <= event.startLocal) {
      setProblem("Choose a day after this date");
      return;
    }
    const made = await run(
      () => series.addDate(event.id, start),
      ({ field, message }) => {
        if (field === "starts_param") setProblem(message);
        return field === "starts_param";
      },
    );
    if (!made) return;
    toast.success("The date is added");
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add a date"
      description="A copy of this date joins the series. The series then follows no rule any more."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Add the date
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void save(submitted)}>
        {isAllDay(event) ? (
          <DateTimeField
            kind="date"
            label="Day"
            value={start.slice(0, 10)}
            error={problem}
            onValueChange={(day) => choose(day && `${day}T00:00`)}
          />
        ) : (
          <DateTimeZone
            label="Starts"
            zone={event.timeZone}
            value={start}
            error={problem}
            onValueChange={choose}
          />
        )}
      </form>
    </Dialog>
  );
}
