import {
  priorityWords,
  stateWords,
  taskPriorities,
  taskStates,
} from "@jubilee/core/tasks/tasks.rules";
import type { JourneyStage } from "@jubilee/core/tasks/journey.types";
import type { TaskRecord, TaskRepeat } from "@jubilee/core/tasks/tasks.types";
import { MoneyField } from "@jubilee/ui/money-field";
import { Select } from "@jubilee/ui/select";
import { TagsInput } from "@jubilee/ui/tags-input";
import { useState } from "react";
import { pair } from "./TaskPanel.css.ts";
import { TaskOwners } from "./TaskOwners.tsx";
import { TaskTimes } from "./TaskTimes.tsx";
import type { EditTask } from "./editTask.ts";

interface TaskFactsProps {
  task: TaskRecord;
  currency: string;
  /** Of the event's planning journey; none for a task of no event. */
  stages: readonly JourneyStage[];
  onEdit: EditTask;
}

/** In the place of a stage that nobody chose. */
const byDay = "by-day";

const repeats: readonly { value: string; label: string; repeat: TaskRepeat | null }[] = [
  { value: "never", label: "Never", repeat: null },
  { value: "1 day", label: "Every day", repeat: { every: 1, unit: "day" } },
  { value: "1 week", label: "Every week", repeat: { every: 1, unit: "week" } },
  { value: "2 week", label: "Every two weeks", repeat: { every: 2, unit: "week" } },
  { value: "1 month", label: "Every month", repeat: { every: 1, unit: "month" } },
  { value: "1 year", label: "Every year", repeat: { every: 1, unit: "year" } },
];
const repeatValue = (repeat: TaskRepeat | null) =>
  repeat ? `${repeat.every} ${repeat.unit}` : "never";

/** What a task costs; written when the field is left, as of what was read before it was typed. */
function Cost({ task, currency: ofEvent, onEdit }: Omit<TaskFactsProps, "stages">) {
  const known = task.cost?.minor ?? null;
  const currency = task.cost?.currency ?? ofEvent;
  const [draft, setDraft] = useState<{ minor: number | null; revision: number } | null>(null);
  return (
    <MoneyField
      label="Cost"
      optional
      currency={currency}
      valueMinor={draft ? draft.minor : known}
      onValueChange={(minor) => setDraft({ minor, revision: draft?.revision ?? task.revision })}
      onBlur={() => {
        if (draft && draft.minor !== known)
          onEdit(
            { cost: draft.minor === null ? null : { minor: draft.minor, currency } },
            undefined,
            draft.revision,
          );
        setDraft(null);
      }}
    />
  );
}

/** All short fields of a task, each changed in its place. */
export function TaskFacts({ task, currency, stages, onEdit }: TaskFactsProps) {
  return (
    <>
      <div className={pair}>
        <Select
          label="State"
          value={task.state}
          options={taskStates.map((value) => ({ value, label: stateWords[value] }))}
          onValueChange={(state) => onEdit({ state }, `${stateWords[state]}: ${task.title}`)}
        />
        <Select
          label="Priority"
          value={task.priority}
          options={taskPriorities.map((value) => ({ value, label: priorityWords[value] }))}
          onValueChange={(priority) => onEdit({ priority })}
        />
      </div>
      <TaskOwners task={task} onEdit={onEdit} />
      <TaskTimes task={task} onEdit={onEdit} />
      {stages.length > 0 && (
        <Select
          label="Stage"
          value={task.stage ?? byDay}
          options={[
            { value: byDay, label: "By its day" },
            ...stages.map(({ key, name }) => ({ value: key, label: name })),
            ...(task.stage !== null && !stages.some(({ key }) => key === task.stage)
              ? [{ value: task.stage, label: task.stage }]
              : []),
          ]}
          onValueChange={(stage) => onEdit({ stage: stage === byDay ? null : stage })}
        />
      )}
      <TagsInput
        label="Labels"
        value={task.labels}
        maxLength={40}
        onValueChange={(labels) =>
          onEdit({
            addLabels: labels.filter((label) => !task.labels.includes(label)),
            removeLabels: task.labels.filter((label) => !labels.includes(label)),
          })
        }
      />
      <div className={pair}>
        {task.seesMoney && <Cost task={task} currency={currency} onEdit={onEdit} />}
        <Select
          label="Comes again"
          value={repeatValue(task.repeat)}
          options={[
            ...repeats,
            ...(repeats.some(({ value }) => value === repeatValue(task.repeat))
              ? []
              : [{ value: repeatValue(task.repeat), label: `Every ${repeatValue(task.repeat)}s` }]),
          ]}
          onValueChange={(value) => {
            const known = repeats.find((one) => one.value === value);
            if (known) onEdit({ repeat: known.repeat });
          }}
        />
      </div>
    </>
  );
}
