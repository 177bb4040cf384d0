import type { ReactNode } from "react";
import { tiles } from "./StatTile.css.ts";

export interface StatGroupProps {
  /** divided: hairlines between, as wide as its place. */
  look?: "plain" | "divided";
  children: ReactNode;
}

/** Figures side by side. */
export function StatGroup({ look = "plain", children }: StatGroupProps) {
  return <dl className={tiles({ look })}>{children}</dl>;
}
