import { useEffect, useState, type RefObject } from "react";
import { coversSomething } from "./covering.rules.ts";

/** As long as nothing moves any more, the page is at rest. */
const restMs = 150;

/** A look costs the browser a search at each point: it waits until nobody is served by that time. */
const whenIdle: (look: () => void) => void = globalThis.requestIdleCallback ?? queueMicrotask;

/** Whether nothing that can be pressed or read lies under an element while the page is at rest; looked at only where asked for. */
export function useIsClear(element: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isClear, setClear] = useState(true);
  useEffect(() => {
    if (!isAsked) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = () => {
      const shown = isOver ? null : element.current;
      if (shown) setClear(!coversSomething(shown.getBoundingClientRect(), shown));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(whenIdle, restMs, look);
    };
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", wait, { passive: true, capture: true });
    addEventListener("resize", wait);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener("scroll", wait, { capture: true });
      removeEventListener("resize", wait);
    };
  }, [element, isAsked]);
  return isClear || !isAsked;
}
