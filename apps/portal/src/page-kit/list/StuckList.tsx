import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { frame, line as lineStyle, tools as toolsStyle, toolsHeight } from "./StuckList.css.ts";

interface StuckListProps {
  /** Search, filters and what can be done with the whole list: one row. */
  tools: ReactNode;
  /** How much is listed. */
  line?: ReactNode;
  /** The table, and the bar of what is selected. */
  children: ReactNode;
}

/** How high the last list's tools were: most are as high, and then nothing below them is laid out twice. */
let lastPx = 56;

const heightName = toolsHeight.replace(/^var\((.+)\)$/, "$1");

/**
 * A list that scrolls with the page: its tools stay at the window's top, below what the frame and
 * the page keep there, and the table's head below them.
 */
export function StuckList({ tools, line, children }: StuckListProps) {
  const isPhone = useMedia(media.mobile);
  const frameRef = useRef<HTMLDivElement>(null);
  const toolsRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [frameRef.current, toolsRef.current];
    if (!outer || !inner) return undefined;
    const say = (px: number) => outer.style.setProperty(heightName, `${px}px`);
    say(lastPx);
    /* After it has told, not while: what is laid out anew then would be told of in the same frame. */
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        const { offsetHeight } = inner;
        if (offsetHeight !== lastPx) say((lastPx = offsetHeight));
      }),
    );
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  const counted = line && <div className={lineStyle}>{line}</div>;
  return (
    <div ref={frameRef} className={frame}>
      <div ref={toolsRef} className={toolsStyle}>
        {tools}
        {!isPhone && counted}
      </div>
      {isPhone && counted}
      {children}
    </div>
  );
}
