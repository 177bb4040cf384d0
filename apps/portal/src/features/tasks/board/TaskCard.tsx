import { ownersOf } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { AvatarGroup } from "@jubilee/ui/avatar-group";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Hourglass } from "lucide-react";
import type { TaskShowing } from "../list/taskColumns.tsx";
import { DueText } from "../views/DueText.tsx";
import { LabelMark, PriorityMark } from "../views/TaskMarks.tsx";
import { cut, fact } from "../views/TaskMarks.css.ts";
import { end, facts, line, steps, stepsDone } from "./TaskBoard.css.ts";

/** What a card says under its name: how far it is, what it waits for, when and who. */
export function TaskCard({ task, showing }: { task: TaskRow; showing: TaskShowing }) {
  const waits = showing.waits.get(task.id);
  const owners = ownersOf(task, showing.people);
  const { stepsAll } = task;
  return (
    <div className={facts}>
      {stepsAll > 0 && task.state !== "done" && (
        <>
          <div className={steps} aria-hidden="true">
            <div className={stepsDone} style={{ width: `${(task.stepsDone / stepsAll) * 100}%` }} />
          </div>
          <VisuallyHidden>{`${task.stepsDone} of ${stepsAll} steps done`}</VisuallyHidden>
        </>
      )}
      {waits && (
        <span className={fact}>
          <Hourglass size={14} aria-hidden="true" />
          <bdi className={cut}>{waits}</bdi>
        </span>
      )}
      <div className={line}>
        <PriorityMark priority={task.priority} />
        <LabelMark labels={task.labels} />
        <span className={end}>
          <DueText task={task} clock={showing.clock} />
          {owners.length > 0 && (
            <>
              <AvatarGroup
                size="s"
                max={2}
                people={owners.map(({ name, avatarUrl }) => ({
                  name,
                  ...(avatarUrl ? { photoUrl: avatarUrl } : {}),
                }))}
              />
              <VisuallyHidden>{owners.map(({ name }) => name).join(", ")}</VisuallyHidden>
            </>
          )}
        </span>
      </div>
    </div>
  );
}
