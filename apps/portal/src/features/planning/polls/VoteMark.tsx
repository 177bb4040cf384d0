import type { DateMark } from "@jubilee/core/planning/polls.types";
import { mark as markClass } from "./VoteMark.css.ts";

/** What a mark stands for. */
export const markWords: Record<DateMark | "none", string> = {
  yes: "Yes",
  maybe: "If need be",
  no: "No",
  none: "Not yet",
};

export interface VoteMarkProps {
  /** Null: nothing was said yet. */
  mark: DateMark | null;
  /** Words beside it say what it is. */
  silent?: boolean;
}

/** A full, half or empty circle, dotted for not yet: told apart without colour. */
export function VoteMark({ mark, silent = false }: VoteMarkProps) {
  const name = mark ?? "none";
  return (
    <svg
      className={markClass}
      viewBox="0 0 16 16"
      data-mark={name}
      {...(silent ? { "aria-hidden": true } : { role: "img", "aria-label": markWords[name] })}
    >
      <circle cx="8" cy="8" r="6.25" />
      {mark === "maybe" && <path d="M8 1.75a6.25 6.25 0 0 0 0 12.5z" />}
    </svg>
  );
}
