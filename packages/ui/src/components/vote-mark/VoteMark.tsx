import { mark as markClass } from "./VoteMark.css.ts";

export interface VoteMarkProps {
  /** What was said: yes, if need be, no, or nothing yet. */
  mark: "yes" | "maybe" | "no" | "none";
  /** Spoken in its place; leave it out where words beside it say the same. */
  label?: string;
}

/** A full, half or empty circle, dotted for not yet: told apart without colour. For how something stands use Badge. */
export function VoteMark({ mark, label }: VoteMarkProps) {
  const said = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={markClass} viewBox="0 0 16 16" data-mark={mark} {...said}>
      <circle cx="8" cy="8" r="6.25" />
      {mark === "maybe" && <path d="M8 1.75a6.25 6.25 0 0 0 0 12.5z" />}
    </svg>
  );
}
