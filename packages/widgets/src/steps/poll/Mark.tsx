import type { DateMark } from "@jubilee/core/planning/polls.types";

interface Props {
  /** Null: nothing was said yet. */
  mark: DateMark | null;
  /** What it stands for, where nothing beside it says so. */
  label?: string;
}

const inside = {
  yes: "M5 8.3l2.1 2.1 4-4.5",
  maybe: "M8 1.75a6.25 6.25 0 0 0 0 12.5z",
  no: "M6 6l4 4m0-4-4 4",
};

/** A circle: full with a tick, half, or empty with a cross; dotted for not yet. They are told apart without colour. */
export function Mark({ mark, label }: Props) {
  return (
    <svg
      viewBox="0 0 16 16"
      data-mark={mark ?? "none"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <circle cx="8" cy="8" r="6.25" />
      {mark && <path d={inside[mark]} />}
    </svg>
  );
}
