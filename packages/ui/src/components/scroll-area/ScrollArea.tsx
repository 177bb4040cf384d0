import {
  ScrollAreaContent,
  ScrollAreaRoot,
  ScrollAreaScrollbar,
  ScrollAreaThumb,
  ScrollAreaViewport,
} from "@ark-ui/react/scroll-area";
import type { ReactNode } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { bar, heightVar, root, thumb, viewport } from "./ScrollArea.css.ts";
import { useScrolling } from "./useScrolling.ts";

export interface ScrollAreaProps {
  /** What is in it: its spoken name, since it can be reached and scrolled by keyboard. */
  label: string;
  /** Scrolls from this height on; without it only sideways. */
  maxHeightPx?: number;
  children: ReactNode;
}

const directions = ["vertical", "horizontal"] as const;

/**
 * A part of a page that scrolls inside itself; its bar lies over the content and hides after 600
 * ms. Rather let the page scroll. A long list is a DataTable.
 */
export function ScrollArea({ label, maxHeightPx, children }: ScrollAreaProps) {
  const { scrolling, onScroll } = useScrolling();
  const height = maxHeightPx === undefined ? "none" : `${maxHeightPx}px`;
  return (
    <ScrollAreaRoot className={root}>
      <ScrollAreaViewport
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part is a div with a role of its own
        role="region"
        aria-label={label}
        tabIndex={0}
        className={viewport}
        style={inlineVars({ [heightVar]: height })}
        onScroll={onScroll}
      >
        <ScrollAreaContent>{children}</ScrollAreaContent>
      </ScrollAreaViewport>
      {directions.map((orientation) => (
        <ScrollAreaScrollbar
          key={orientation}
          orientation={orientation}
          className={bar}
          data-shown={scrolling ? "" : undefined}
        >
          <ScrollAreaThumb className={thumb} />
        </ScrollAreaScrollbar>
      ))}
    </ScrollAreaRoot>
  );
}
