import { mark as markClass } from "./VoteMark.css.ts";

export interface VoteMarkProps {
  /** What was said: yes, if need be, no, or nothing yet. */
  mark: "yes" | "maybe" | "no" | "none";
  /** Spoken in its place; leave it out where words beside it say the same. */
  label?: string;
}

const inside = {
  yes: "M5 8.3l2.1 2.1 4-4.5",
  maybe: "M8 1.75a6.25 6.25 0 0 0 0 12.5z",
  no: "M6 6l4 4m0-4-4 4",
};

/** A circle: full with a tick, half, or empty with a cross; dotted for not yet. Told apart without colour. For how something stands use Badge. */
export function VoteMark({ mark, label }: VoteMarkProps) {
  const said = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={markClass} viewBox="0 0 16 16" data-mark={mark} {...said}>
      <circle cx="8" cy="8" r="6.25" />
      {mark !== "none" && <path d={inside[mark]} />}
    </svg>
  );
}
