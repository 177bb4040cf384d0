import { stateWords } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { StateMark } from "./TaskMarks.tsx";
import { tick } from "./TaskMarks.css.ts";

export interface TickButtonProps {
  task: Pick<TaskRow, "state" | "title">;
  /** Left out, its state is only shown. */
  onTick: (() => void) | undefined;
}

/** The state of a task; a press makes it done, or to do again. */
export function TickButton({ task: { state, title }, onTick }: TickButtonProps) {
  if (!onTick) return <StateMark state={state} />;
  return (
    <button
      type="button"
      className={tick}
      aria-pressed={state === "done"}
      aria-label={`${stateWords[state]}: ${title}. Done`}
      onClick={onTick}
    >
      <StateMark state={state} />
    </button>
  );
}
