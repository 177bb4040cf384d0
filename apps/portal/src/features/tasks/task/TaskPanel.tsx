import { formatDay } from "@jubilee/core/base/time.rules";
import { stateWords } from "@jubilee/core/tasks/tasks.rules";
import type { JourneyStage } from "@jubilee/core/tasks/journey.types";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Check, RotateCcw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { taskRecordRead } from "../views/tasks.reads.ts";
import { StateWord } from "../views/TaskMarks.tsx";
import type { TaskWrites } from "../views/useTaskWrites.ts";
import { ReadFacts } from "./ReadFacts.tsx";
import { TaskFacts } from "./TaskFacts.tsx";
import { TaskHistory } from "./TaskHistory.tsx";
import { TaskLinks } from "./TaskLinks.tsx";
import { TaskNotes } from "./TaskNotes.tsx";
import { body, foot } from "./TaskPanel.css.ts";
import { TaskSteps } from "./TaskSteps.tsx";
import { TaskTalk } from "./TaskTalk.tsx";
import { TaskTitle } from "./TaskTitle.tsx";
import { editTask } from "./editTask.ts";

interface TaskPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  task: TaskRow;
  rows: readonly TaskRow[];
  currency: string;
  stages: readonly JourneyStage[];
  onChange: TaskWrites["change"];
  /** The task as it will be once what waits has been sent. */
  withWaiting: TaskWrites["recordWithWaiting"];
  /** What could not be written of it. */
  held: ReactNode;
  onOpen: (id: string) => void;
}

/** One task beside its list, every field changed in its place. */
export function TaskPanel({
  task: row,
  rows,
  currency,
  stages,
  onChange,
  withWaiting,
  held,
  onOpen,
  ...panel
}: TaskPanelProps) {
  const reading = useReading((client) => taskRecordRead(client, row.eventId, row.id));
  const locale = useLocale();
  return (
    <ListPanel
      {...panel}
      title={row.title}
      noun="task"
      rowId={row.id}
      head={
        <PanelHead name={row.title}>
          <StateWord state={row.state} />
        </PanelHead>
      }
    >
      <Loaded of={reading} what="The task" skeleton={<SkeletonRows count={5} />}>
        {(read) => {
          const task = withWaiting(read);
          const edit = editTask(task, onChange);
          const isDone = task.state === "done";
          return (
            <div className={body}>
              {held}
              {task.mayWrite ? (
                <>
                  <Inline gap="2">
                    <Button
                      variant={isDone ? "outline" : "default"}
                      icon={isDone ? <RotateCcw /> : <Check />}
                      onClick={() =>
                        edit(
                          { state: isDone ? "todo" : "done" },
                          `${stateWords[isDone ? "todo" : "done"]}: ${task.title}`,
                        )
                      }
                    >
                      {isDone ? "To do again" : "Done"}
                    </Button>
                    <Button
                      variant="ghost"
                      icon={<Trash2 />}
                      onClick={() => {
                        edit({ removed: true }, `Removed: ${task.title}`);
                        panel.onClose();
                      }}
                    >
                      Remove
                    </Button>
                  </Inline>
                  <TaskTitle key={task.id} task={task} onEdit={edit} />
                  <TaskFacts task={task} currency={currency} stages={stages} onEdit={edit} />
                </>
              ) : (
                <ReadFacts task={task} />
              )}
              <TaskSteps task={task} onEdit={edit} />
              <TaskLinks task={task} rows={rows} onEdit={edit} onOpen={onOpen} />
              <TaskNotes task={task} onEdit={edit} />
              <TaskTalk key={`talk ${task.id}`} taskId={task.id} />
              <TaskHistory task={task} rows={rows} stages={stages} />
              {task.createdBy && (
                <p className={foot}>
                  {`Written by ${task.createdBy} on ${formatDay(task.createdAt, task.timeZone, locale, "short")}`}
                </p>
              )}
            </div>
          );
        }}
      </Loaded>
    </ListPanel>
  );
}
