import type { ReactNode } from "react";
import { chip, dot } from "./Chip.css.ts";

export type ChipTone = "usual" | "neutral" | "success" | "warning" | "danger" | "info" | "plum";

export interface ChipProps {
  /** `usual`: what most rows of a list are, as quiet words without a dot, so that the others are seen. */
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
  const isDotless = mark === "none" || tone === "usual";
  return (
    <span className={chip({ tone, dotless: isDotless })}>
      <span
        aria-hidden="true"
        hidden={isDotless}
        className={dot({ tone, hollow: mark === "hollow" })}
      />
      {children}
    </span>
  );
}
