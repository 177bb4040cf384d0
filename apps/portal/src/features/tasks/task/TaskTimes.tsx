import { eventTimeWall, hasClock, onDay, relativeWords } from "@jubilee/core/base/event-time.rules";
import type { EventTime, RelativeTime } from "@jubilee/core/base/event-time.types";
import { movedDue } from "@jubilee/core/tasks/task-timeline.rules";
import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { DateField } from "../../../page-kit/dates/DateField.tsx";
import { TimeField } from "../../../page-kit/dates/TimeField.tsx";
import { dayAndClock } from "./TaskPanel.css.ts";
import type { EditTask } from "./editTask.ts";

interface TaskTimesProps {
  task: TaskRecord;
  onEdit: EditTask;
}

const dayOf = (wall: string | null) => wall?.slice(0, 10) ?? "";
const clockOf = (time: EventTime | null, wall: string | null) =>
  time && hasClock(time) ? (wall?.slice(11, 16) ?? "") : "";

/** A time with another clock, or none; what was told from the event stays told from it. */
function withClock(time: EventTime, at: string, wall: string): EventTime {
  const day = wall.slice(0, 10);
  if (time.kind === "relative" && time.minutes === undefined) {
    const { at: _, ...rest } = time;
    return at === "" ? rest : { ...rest, at };
  }
  if (time.kind === "relative" && at !== "")
    return movedDue({ due: time, dueLocal: wall }, `${day}T${at}`);
  return at === "" ? { kind: "day", day } : { kind: "moment", at: `${day}T${at}` };
}

const whatMoves = ({ from }: RelativeTime) => (from === "activity" ? "it" : "the event");

/** How a day is told from the event, and back. */
function toldFromEvent(
  day: string,
  at: string,
  event: NonNullable<TaskRecord["event"]>,
): EventTime {
  const { startLocal } = event;
  const isHour = at !== "" && day === startLocal.slice(0, 10);
  // A clock on the day itself moves with the hour at which it begins.
  if (isHour)
    return movedDue(
      { due: { kind: "relative", from: "start", minutes: 0 }, dueLocal: startLocal },
      `${day}T${at}`,
    );
  const days = Math.round(
    (Date.parse(`${day}T00:00Z`) - Date.parse(`${startLocal.slice(0, 10)}T00:00Z`)) / 86_400_000,
  );
  return { kind: "relative", from: "start", days, ...(at === "" ? {} : { at }) };
}

/** When a task begins and until when it is to be done: days, told from the event where they should move with it. */
export function TaskTimes({ task, onEdit }: TaskTimesProps) {
  const { due, dueLocal, startLocal, event, dueActivity } = task;
  const at = clockOf(due, dueLocal);
  const help =
    due?.kind === "relative"
      ? `${relativeWords(due, dueActivity)}, moves with ${whatMoves(due)}`
      : undefined;
  const setDue = (day: string) => {
    if (day === dayOf(dueLocal)) return;
    if (day === "") onEdit({ due: null });
    else if (due && dueLocal) onEdit({ due: onDay(onItsDay(due, dueLocal), day, event) });
    else onEdit({ due: event ? toldFromEvent(day, "", event) : { kind: "day", day } });
  };
  const setStart = (day: string) => {
    if (day === dayOf(startLocal)) return;
    if (day === "") onEdit({ start: null });
    else if (due?.kind === "relative" && event) onEdit({ start: toldFromEvent(day, "", event) });
    else onEdit({ start: { kind: "day", day } });
  };
  return (
    <>
      <div className={dayAndClock}>
        <DateField label="Due" value={dayOf(dueLocal)} onValueChange={setDue} help={help} />
        {due && dueLocal && (
          <TimeField
            label="At"
            optional
            value={at}
            onValueChange={(clock) => {
              if (clock !== at) onEdit({ due: withClock(due, clock, dueLocal) });
            }}
          />
        )}
      </div>
      <DateField label="From" optional value={dayOf(startLocal)} onValueChange={setStart} />
      {event && due && dueLocal && (
        <Checkbox
          label="Moves with the event"
          checked={due.kind === "relative"}
          onCheckedChange={(moves) =>
            onEdit({
              due: moves
                ? toldFromEvent(dueLocal.slice(0, 10), at, event)
                : withClock({ kind: "day", day: dueLocal.slice(0, 10) }, at, dueLocal),
            })
          }
        />
      )}
    </>
  );
}

/** What is told from an activity cannot be reckoned here: it keeps its own day from then on. */
function onItsDay(time: EventTime, wall: string): EventTime {
  const isReckoned = time.kind !== "relative" || time.from !== "activity";
  if (isReckoned) return time;
  return hasClock(time)
    ? { kind: "moment", at: wall }
    : {
        kind: "day",
        day: eventTimeWall({ kind: "day", day: wall.slice(0, 10) }, null)?.slice(0, 10) ?? "",
      };
}
