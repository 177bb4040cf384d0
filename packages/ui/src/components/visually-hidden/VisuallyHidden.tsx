import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  as?: "span" | "div" | "h1" | "h2" | "h3" | "caption";
  id?: string;
  children: ReactNode;
}

/** Heard by screen readers, not seen. A lone icon that acts names itself: IconButton. */
export function VisuallyHidden({ as: Element = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
