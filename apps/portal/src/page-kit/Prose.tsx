import type { ReactNode } from "react";
import { prose } from "./Prose.css.ts";

/** Text to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
