import { ownersOf, type TaskClock } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { joined } from "@jubilee/core/base/words.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { AvatarGroup } from "@jubilee/ui/avatar-group";
import type { DataColumn } from "@jubilee/ui/data-table";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Hourglass, ListChecks, NotebookPen, Repeat2 } from "lucide-react";
import { DueText } from "../views/DueText.tsx";
import { LabelMark, PriorityMark } from "../views/TaskMarks.tsx";
import {
  cut,
  fact,
  isDone,
  name,
  phone,
  phoneTitle,
  phoneWords,
  title as titleStyle,
} from "../views/TaskMarks.css.ts";
import type { TaskWaits } from "../views/taskWaits.ts";
import { TickButton } from "../views/TickButton.tsx";

/** What rows are written with. */
export interface TaskShowing {
  waits: TaskWaits;
  /** Whether any has a checklist. */
  hasSteps: boolean;
  people: ReadonlyMap<string, TaskPerson>;
  clock: TaskClock;
  /** Names of events, where tasks of several are listed. */
  eventNames: ReadonlyMap<string, string> | null;
  /** Null for who may only look. */
  onTick: ((task: TaskRow) => void) | null;
  mayWrite: (task: TaskRow) => boolean;
}

function Owners({ task, people }: { task: TaskRow; people: TaskShowing["people"] }) {
  const owners = ownersOf(task, people);
  if (owners.length === 0) return null;
  const names = owners.map((owner) => owner.name).join(", ");
  return (
    <span title={names}>
      <AvatarGroup
        size="s"
        max={3}
        people={owners.map(({ name: called, avatarUrl }) => ({
          name: called,
          ...(avatarUrl ? { photoUrl: avatarUrl } : {}),
        }))}
      />
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
}

function Name({ task }: { task: TaskRow }) {
  return (
    <span className={name}>
      <PriorityMark priority={task.priority} />
      <bdi className={`${titleStyle} ${task.state === "done" ? isDone : ""}`} title={task.title}>
        {task.title}
      </bdi>
      {task.hasNotes && (
        <span className={fact}>
          <NotebookPen size={14} aria-label="with notes" />
        </span>
      )}
      {task.repeat && (
        <span className={fact}>
          <Repeat2 size={14} aria-label="comes again" />
        </span>
      )}
    </span>
  );
}

/** The columns of a list of tasks, in their fixed places; what no task has takes no room from the names. */
export function taskColumns(showing: TaskShowing): DataColumn<TaskRow>[] {
  const { waits, hasSteps, people, clock, eventNames, onTick, mayWrite } = showing;
  const columns: DataColumn<TaskRow>[] = [
    {
      id: "title",
      header: "Task",
      before: (task) => (
        <TickButton
          task={task}
          onTick={onTick && mayWrite(task) ? () => onTick(task) : undefined}
        />
      ),
      cell: (task) => <Name task={task} />,
      sortValue: ({ title }) => title,
    },
    {
      id: "waits",
      header: "Waits for",
      hideHeader: true,
      widthPx: 176,
      from: "wide",
      align: "end",
      cell: (task) => {
        const words = waits.get(task.id);
        return (
          words && (
            <span className={fact} title={words}>
              <Hourglass size={14} aria-hidden="true" />
              <bdi className={cut}>{words}</bdi>
            </span>
          )
        );
      },
    },
    {
      id: "steps",
      header: "Checklist",
      hideHeader: true,
      widthPx: 72,
      from: "wide",
      align: "end",
      cell: ({ stepsDone, stepsAll }) =>
        stepsAll > 0 && (
          <span className={fact} title="Checklist">
            <ListChecks size={14} aria-hidden="true" />
            <span>{`${stepsDone}/${stepsAll}`}</span>
          </span>
        ),
    },
    {
      id: "label",
      header: "Label",
      widthPx: 112,
      from: "desktop",
      cell: ({ labels }) => <LabelMark labels={labels} />,
      sortValue: ({ labels }) => labels[0] ?? null,
    },
    ...(eventNames
      ? [
          {
            id: "event",
            header: "Event",
            widthPx: 170,
            from: "wide" as const,
            cell: ({ eventId }: TaskRow) => (
              <span className={fact}>
                <bdi className={cut}>{eventNames.get(eventId ?? "") ?? "No event"}</bdi>
              </span>
            ),
            sortValue: ({ eventId }: TaskRow) => eventNames.get(eventId ?? "") ?? null,
          },
        ]
      : []),
    {
      id: "due",
      header: "Due",
      widthPx: 152,
      align: "end",
      cell: (task) => <DueText task={task} clock={clock} />,
      sortValue: ({ dueAt }) => dueAt,
    },
    {
      id: "owner",
      header: "Owner",
      widthPx: 84,
      align: "end",
      from: "tablet",
      cell: (task) => <Owners task={task} people={people} />,
      sortValue: (task) => ownersOf(task, people)[0]?.name ?? null,
    },
  ];
  return columns.filter(
    ({ id }) => (id !== "waits" || waits.size > 0) && (id !== "steps" || hasSteps),
  );
}

/** A task on a phone: its name, whole, over when, who and what it waits for. */
export function PhoneTask({ task, showing }: { task: TaskRow; showing: TaskShowing }) {
  const [owner] = ownersOf(task, showing.people);
  const rest = joined([
    owner?.name,
    showing.waits.get(task.id),
    showing.eventNames?.get(task.eventId ?? ""),
  ]);
  return (
    <span className={phone}>
      <span className={phoneWords}>
        <bdi className={`${phoneTitle} ${task.state === "done" ? isDone : ""}`}>{task.title}</bdi>
        <span className={fact}>
          <DueText task={task} clock={showing.clock} />
          {rest !== "" && <bdi className={cut}>{rest}</bdi>}
        </span>
      </span>
      {owner && (
        <Avatar
          name={owner.name}
          size="s"
          {...(owner.avatarUrl ? { photoUrl: owner.avatarUrl } : {})}
        />
      )}
    </span>
  );
}
