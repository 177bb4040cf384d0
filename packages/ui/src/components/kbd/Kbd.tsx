import type { ReactNode } from "react";
import { kbd } from "./Kbd.css.ts";

/** A key to press. Lines to copy are a CodeBlock. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={kbd}>{children}</kbd>;
}
