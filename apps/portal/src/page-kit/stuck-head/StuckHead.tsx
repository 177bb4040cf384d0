import { useRef, type ReactNode } from "react";
import { useDocumentMark } from "../../app/frame/useDocumentMark.ts";
import { below, gone, lines, page, tabs as tabsStyle } from "./StuckHead.css.ts";
import { useIsGone } from "./useIsGone.ts";

export interface StuckHeadProps {
  /** The head at rest, which goes with the page. Without it the line is the whole head. */
  open?: ReactNode;
  /** One row: what it is, and what can be done. */
  line: ReactNode;
  tabs: ReactNode;
  children: ReactNode;
}

/**
 * A page whose head becomes one line, with its tabs under it, as soon as it is scrolled away. On
 * phones the line takes the place of the frame's header, which leaves its menu there
 * (`html[data-line]`). What can be done stands in the line then, and only there: the open head marks
 * its own acts by `data-head-actions`.
 */
export function StuckHead({ open, line, tabs, children }: StuckHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const hasOpen = open !== undefined;
  const isGone = useIsGone(head, hasOpen);
  const opened = isGone ? "shown" : "waits";
  const state = hasOpen ? opened : "stands";
  useDocumentMark("data-line", state);
  return (
    <div className={page}>
      <div className={lines[state]} data-head-line="">
        {state !== "waits" && line}
      </div>
      {hasOpen && (
        <div ref={head} className={isGone ? gone : undefined}>
          {open}
        </div>
      )}
      <div className={tabsStyle}>{tabs}</div>
      <div className={below}>{children}</div>
    </div>
  );
}
