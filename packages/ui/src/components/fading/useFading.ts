import { useCallback, useEffect, useState, type RefObject } from "react";

/** At which ends of a row that scrolls sideways something is out of sight; for `data-hidden`. */
type Hidden = "start" | "end" | "both" | undefined;

function hiddenOf(row: HTMLElement): Hidden {
  const { scrollLeft, scrollWidth, clientWidth, parentElement } = row;
  // What stands at the end of a longer row takes room that is there again once all would fit.
  if (parentElement && scrollWidth <= parentElement.clientWidth) return undefined;
  // From right to left it counts down from zero.
  const before = Math.abs(scrollLeft);
  const isStart = before > 1;
  const isEnd = scrollWidth - clientWidth - before > 1;
  if (isStart && isEnd) return "both";
  if (isStart) return "start";
  return isEnd ? "end" : undefined;
}

/**
 * A row that scrolls sideways and fades where more of it is than one sees: what to spread onto it.
 * `content` is what makes the row longer or shorter.
 */
export function useFading(row: RefObject<HTMLElement | null>, content: string) {
  const [hidden, setHidden] = useState<Hidden>();
  const look = useCallback(() => {
    if (row.current) setHidden(hiddenOf(row.current));
  }, [row]);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Letters that come later are of another width.
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- other parts are to be watched then
  }, [row, look, content]);
  return { "data-hidden": hidden, onScroll: look };
}
