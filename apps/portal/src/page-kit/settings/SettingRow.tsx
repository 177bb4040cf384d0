import type { ReactNode } from "react";
import { row } from "./Settings.css.ts";

/** One thing that is decided: a field or a Switch with `side="end"`. */
export function SettingRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
