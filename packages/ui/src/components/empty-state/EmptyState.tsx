import type { ReactNode } from "react";
import { Heading } from "../heading/Heading.tsx";
import type { DrawingName } from "../../drawings/drawings.ts";
import { Drawing } from "../drawing/Drawing.tsx";
import { actions, empty, words } from "./EmptyState.css.ts";

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  drawing?: DrawingName;
  level?: 1 | 2 | 3;
}

/**
 * Nothing here yet: what this place is for and the one next step. What could not be loaded is an
 * ErrorState.
 */
export function EmptyState({
  title,
  children,
  action,
  drawing = "table",
  level = 2,
}: EmptyStateProps) {
  return (
    <div className={empty}>
      <Drawing name={drawing} />
      <Heading level={level} size={level === 1 ? "section" : "panel"} align="center">
        {title}
      </Heading>
      {children && <p className={words}>{children}</p>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
