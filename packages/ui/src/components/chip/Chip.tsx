import type { ReactNode } from "react";
import { chip, dot } from "./Chip.css.ts";

export type ChipTone = "neutral" | "success" | "warning" | "danger" | "info" | "plum";

export interface ChipProps {
  tone?: ChipTone;
  /** filled = something is so, hollow = still waiting, none = a plain fact. */
  mark?: "filled" | "hollow" | "none";
  children: ReactNode;
}

/**
 * A state in a word: the dot's shape and the word carry it, the colour only underlines it. A count
 * or a plan is a Badge.
 */
export function Chip({ tone = "neutral", mark = "filled", children }: ChipProps) {
  return (
    <span className={chip({ tone, dotless: mark === "none" })}>
      <span
        aria-hidden="true"
        hidden={mark === "none"}
        className={dot({ tone, hollow: mark === "hollow" })}
      />
      {children}
    </span>
  );
}
