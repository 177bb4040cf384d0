import { ScrollArea as Ark } from "@ark-ui/react/scroll-area";
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

/** A part of a page that scrolls inside itself; its bar lies over the content and hides after 600 ms. Rather let the page scroll. */
export function ScrollArea({ label, maxHeightPx, children }: ScrollAreaProps) {
  const { scrolling, onScroll } = useScrolling();
  const height = maxHeightPx === undefined ? "none" : `${maxHeightPx}px`;
  return (
    <Ark.Root className={root}>
      <Ark.Viewport
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part is a div with a role of its own
        role="region"
        aria-label={label}
        tabIndex={0}
        className={viewport}
        style={inlineVars({ [heightVar]: height })}
        onScroll={onScroll}
      >
        <Ark.Content>{children}</Ark.Content>
      </Ark.Viewport>
      {directions.map((orientation) => (
        <Ark.Scrollbar
          key={orientation}
          orientation={orientation}
          className={bar}
          data-shown={scrolling ? "" : undefined}
        >
          <Ark.Thumb className={thumb} />
        </Ark.Scrollbar>
      ))}
    </Ark.Root>
  );
}
