import type { TaskRecord, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { Combobox } from "@jubilee/ui/combobox";
import { IconButton } from "@jubilee/ui/icon-button";
import { X } from "lucide-react";
import { useMemo } from "react";
import { StateMark } from "../views/TaskMarks.tsx";
import { linked, linkedName, part, partTitle } from "./TaskPanel.css.ts";
import type { EditTask } from "./editTask.ts";

interface TaskLinksProps {
  task: TaskRecord;
  /** What it can wait for is among them. */
  rows: readonly TaskRow[];
  onEdit: EditTask;
  onOpen: (id: string) => void;
}

/** What a task waits for, and what waits for it. */
export function TaskLinks({ task, rows, onEdit, onOpen }: TaskLinksProps) {
  const options = useMemo(
    () =>
      rows
        .filter(
          ({ id, eventId }) =>
            id !== task.id && eventId === task.eventId && !task.waitsFor.includes(id),
        )
        .map(({ id, title }) => ({ value: id, label: title })),
    [rows, task.eventId, task.id, task.waitsFor],
  );
  const { blockers, waiting, mayWrite } = task;
  return (
    <>
      {(mayWrite || blockers.length > 0) && (
        <section className={part}>
          <h3 className={partTitle}>Waits for</h3>
          {blockers.map(({ id, title, state }) => (
            <div key={id} className={linked}>
              <StateMark state={state} />
              <button type="button" className={linkedName} onClick={() => onOpen(id)}>
                <bdi>{title}</bdi>
              </button>
              {mayWrite && (
                <IconButton
                  label={`Waits no more for “${title}”`}
                  icon={<X />}
                  size="sm"
                  onClick={() => onEdit({ removeWaits: [id] }, "Waits no more")}
                />
              )}
            </div>
          ))}
          {mayWrite && options.length > 0 && (
            <Combobox
              key={task.waitsFor.length}
              label="Another task"
              hideLabel
              placeholder="Another task"
              value=""
              options={options}
              onValueChange={(id) => id !== "" && onEdit({ addWaits: [id] }, "Waits for it now")}
            />
          )}
        </section>
      )}
      {waiting.length > 0 && (
        <section className={part}>
          <h3 className={partTitle}>
            {waiting.length === 1 ? "One waits for this" : `${waiting.length} wait for this`}
          </h3>
          {waiting.map(({ id, title, state }) => (
            <div key={id} className={linked}>
              <StateMark state={state} />
              <button type="button" className={linkedName} onClick={() => onOpen(id)}>
                <bdi>{title}</bdi>
              </button>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
