import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { bar, span, steps } from "./CalendarBar.css.ts";

export interface CalendarBarProps<View extends string> {
  /** Which days are shown, in words. */
  title: string;
  views: readonly { value: View; label: string }[];
  view: View;
  /** What one step is called: “month”. */
  stepName: string;
  onView: (view: View) => void;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  /** What else is chosen, before the views. */
  children?: ReactNode;
}

/** Which days a calendar shows, how much of them at once, and the way forward and back. */
export function CalendarBar<View extends string>(props: CalendarBarProps<View>) {
  const { title, views, view, stepName, onView, onStep, onToday, children } = props;
  return (
    <div className={bar}>
      <div className={steps}>
        <Inline gap="1" wrap={false}>
          <IconButton
            label={`Previous ${stepName}`}
            icon={<ChevronLeft />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={`Next ${stepName}`}
            icon={<ChevronRight />}
            onClick={() => onStep(1)}
          />
          <Button variant="outline" size="sm" onClick={onToday}>
            Today
          </Button>
        </Inline>
      </div>
      <div className={span} aria-live="polite">
        <Heading level={2} size="section">
          {title}
        </Heading>
      </div>
      {children}
      <SegmentedControl label="View" segments={views} value={view} onValueChange={onView} />
    </div>
  );
}
