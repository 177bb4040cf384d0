import type { Fold } from "@jubilee/core/events/series-fold.rules";
import { ChevronDown } from "lucide-react";
import { chevron, sign } from "./EventList.css.ts";

/** How many dates of a series a row stands for, and whether they are shown below it. */
export function FoldSign({ fold: { dates, isOpen } }: { fold: Fold }) {
  return (
    <span className={sign}>
      {`${dates} dates`}
      <ChevronDown size={16} className={chevron({ isOpen })} aria-hidden="true" />
    </span>
  );
}
