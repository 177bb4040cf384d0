import { counted } from "@jubilee/core/base/words.rules";
import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { listLines } from "@jubilee/core/tasks/typed-task.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { IconButton } from "@jubilee/ui/icon-button";
import { TextField } from "@jubilee/ui/text-field";
import { X } from "lucide-react";
import { type ClipboardEvent, useState } from "react";
import { part, partTitle, step, stepName } from "./TaskPanel.css.ts";
import type { EditTask } from "./editTask.ts";

const longestStep = 200;
const mostSteps = 100;

interface TaskStepsProps {
  task: Pick<TaskRecord, "checklist" | "mayWrite">;
  onEdit: EditTask;
}

/** The checklist of a task: steps are written one by one, so that two can tick at once. */
export function TaskSteps({ task: { checklist, mayWrite }, onEdit }: TaskStepsProps) {
  const [text, setText] = useState("");
  const done = checklist.filter((one) => one.done).length;
  const add = () => {
    if (text.trim() === "") return;
    onEdit(
      { steps: [{ id: crypto.randomUUID(), text: text.trim() }] },
      `Step added: ${text.trim()}`,
    );
    setText("");
  };
  /** Several lines are several steps, as far as there is room. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = listLines(event.clipboardData.getData("text/plain"));
    if (lines.length < 2) return;
    event.preventDefault();
    const begun = text.trim() === "" ? [] : [{ text, isDone: false }];
    const steps = [...begun, ...lines].slice(0, mostSteps - checklist.length).map((line) => ({
      id: crypto.randomUUID(),
      text: line.text.trim().slice(0, longestStep),
      done: line.isDone,
    }));
    if (steps.length === 0) return;
    onEdit({ steps }, `${counted(steps.length, "step")} added`);
    setText("");
  };
  return (
    <section className={part}>
      <h3 className={partTitle}>
        {checklist.length > 0 ? `Checklist, ${done} of ${checklist.length}` : "Checklist"}
      </h3>
      {checklist.map((one) => (
        <div key={one.id} className={step}>
          <span className={stepName}>
            <Checkbox
              shape="round"
              label={<bdi>{one.text}</bdi>}
              checked={one.done}
              disabled={!mayWrite}
              onCheckedChange={(checked) =>
                onEdit(
                  { steps: [{ id: one.id, done: checked }] },
                  checked ? `Step done: ${one.text}` : `Step open: ${one.text}`,
                )
              }
            />
          </span>
          {mayWrite && (
            <IconButton
              label={`Remove the step “${one.text}”`}
              icon={<X />}
              size="sm"
              onClick={() => onEdit({ steps: [{ id: one.id, removed: true }] }, "Step removed")}
            />
          )}
        </div>
      ))}
      {mayWrite && (
        <TextField
          label="New step"
          hideLabel
          placeholder="New step"
          maxLength={longestStep}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          onPaste={paste}
          onBlur={add}
        />
      )}
    </section>
  );
}
