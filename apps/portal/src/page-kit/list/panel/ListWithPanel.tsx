import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { layout, list } from "./ListPanel.css.ts";
import { followDetails } from "./followDetails.ts";
import { useRowAfterPanel } from "./useRowAfterPanel.ts";
import type { StepThrough } from "./useStepThrough.ts";

interface ListWithPanelProps {
  step: StepThrough;
  /** The panel of the row that is open. */
  panel: ReactNode;
  children: ReactNode;
}

/** A list, and beside it the panel of its open row. */
export function ListWithPanel({ step, panel, children }: ListWithPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  useRowAfterPanel(frame, Boolean(panel));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    step.onKeyDown(event);
    followDetails(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that rows and panel share
    <div ref={frame} className={layout} onKeyDown={onKeyDown}>
      <div className={list}>{children}</div>
      {panel}
    </div>
  );
}
