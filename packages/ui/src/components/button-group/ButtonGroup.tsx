import type { ReactNode } from "react";
import { group } from "./ButtonGroup.css.ts";

export interface ButtonGroupProps {
  /** What they do together: heard, not seen. */
  label: string;
  /** Buttons or IconButtons of one variant and size. */
  children: ReactNode;
}

/** Buttons that act on one thing, side by side and joined. One of several to choose: SegmentedControl; buttons that only stand in a row: Inline. */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form's fields
    <div role="group" aria-label={label} className={group}>
      {children}
    </div>
  );
}
