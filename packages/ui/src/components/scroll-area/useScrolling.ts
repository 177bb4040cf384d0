import { useCallback, useEffect, useRef, useState } from "react";

/** How long the bar stays after the last movement (specification, section 9). */
export const hidesAfterMs = 600;

/** Whether something scrolls or did a moment ago. */
export function useScrolling(): { scrolling: boolean; onScroll: () => void } {
  const [scrolling, setScrolling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(() => {
    clearTimeout(timer.current);
    setScrolling(true);
    timer.current = setTimeout(() => setScrolling(false), hidesAfterMs);
  }, []);
  return { scrolling, onScroll };
}
