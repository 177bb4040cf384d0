import { priorityWords, stateWords } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPriority, TaskState } from "@jubilee/core/tasks/tasks.types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { tagTone } from "../../../page-kit/tags/tagTone.rules.ts";
import { tagTones } from "../../../page-kit/tags/tagTones.css.ts";
import { bars, barTones, dot, fact, off, stateMark, stateTones, cut } from "./TaskMarks.css.ts";

/** The state of a task as a shape: a ring, half full, a bar, a tick. Its word stands beside it, or is heard. */
export function StateMark({ state, size = 20 }: { state: TaskState; size?: number }) {
  return (
    <svg
      className={`${stateMark} ${stateTones[state]}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {state === "done" ? (
        <>
          <circle cx="10" cy="10" r="9" fill="currentColor" />
          <path d="m6 10.2 2.8 2.8L14 7.6" stroke="white" strokeWidth="2" strokeLinecap="round" />
        </>
      ) : (
        <circle cx="10" cy="10" r="8.5" />
      )}
      {state === "doing" && <path d="M10 4.5a5.5 5.5 0 0 1 0 11Z" fill="currentColor" />}
      {state === "blocked" && <path d="M6 10h8" strokeWidth="2" strokeLinecap="round" />}
    </svg>
  );
}

const heights = [5, 9, 13];
const full: Readonly<Record<TaskPriority, number>> = { high: 3, medium: 2, low: 1, none: 0 };

/** How much it presses, as three bars. */
export function PriorityMark({ priority }: { priority: TaskPriority }) {
  return (
    <>
      <svg
        className={`${bars} ${barTones[priority]}`}
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="currentColor"
        aria-hidden="true"
      >
        {heights.map((height, place) => (
          <rect
            key={height}
            x={place * 5}
            y={14 - height}
            width="3.5"
            height={height}
            rx="1"
            className={place < full[priority] ? undefined : off}
          />
        ))}
      </svg>
      {priority !== "none" && (
        <VisuallyHidden>{`${priorityWords[priority]} priority,`}</VisuallyHidden>
      )}
    </>
  );
}

/** A state in a word with its shape. */
export function StateWord({ state }: { state: TaskState }) {
  return (
    <span className={fact}>
      <StateMark state={state} size={16} />
      <span>{stateWords[state]}</span>
    </span>
  );
}

/** The first label of a task, and how many more. */
export function LabelMark({ labels }: { labels: readonly string[] }) {
  const [first, ...others] = labels;
  if (first === undefined) return null;
  return (
    <span className={fact} title={labels.join(", ")}>
      <span className={`${dot} ${tagTones[tagTone(first)]}`} aria-hidden="true" />
      <bdi className={cut}>{first}</bdi>
      {others.length > 0 && <span>{`+${others.length}`}</span>}
    </span>
  );
}
