import type { ReactNode } from "react";
import { frame } from "./StuckList.css.ts";

/** A table without tools of its own: its words begin where the page's do. */
export function ListFrame({ children }: { children: ReactNode }) {
  return <div className={frame}>{children}</div>;
}
