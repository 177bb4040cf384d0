import type { ReactNode } from "react";
import { badge } from "./Badge.css.ts";

export interface BadgeProps {
  tone?: "neutral" | "plum" | "marigold" | "moss" | "brick" | "sky";
  children: ReactNode;
}

/** A small mark beside a name: "Coming Soon", a plan, a count. A state is a Chip. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
