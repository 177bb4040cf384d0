import { useEffect, useRef, type RefObject } from "react";

/**
 * Whoever goes on to another step begins at its head: the button that had the focus is gone, and the
 * page may be scrolled further than the new step is long.
 */
export function useStepFocus(flow: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const head = flow.current?.querySelector<HTMLElement>("h2");
    if (!head) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [flow, step]);
}
