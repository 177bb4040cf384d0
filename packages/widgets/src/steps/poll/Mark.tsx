import type { DateMark } from "@jubilee/core/planning/polls.types";

interface Props {
  /** Null: nothing was said yet. */
  mark: DateMark | null;
  /** What it stands for, where nothing beside it says so. */
  label?: string;
}

/** A full, half or empty circle, dotted for not yet: they are told apart without colour. */
export function Mark({ mark, label }: Props) {
  return (
    <svg
      viewBox="0 0 16 16"
      data-mark={mark ?? "none"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <circle cx="8" cy="8" r="6.25" />
      {mark === "maybe" && <path d="M8 1.75a6.25 6.25 0 0 0 0 12.5z" />}
    </svg>
  );
}
