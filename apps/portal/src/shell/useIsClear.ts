import { useEffect, useState, type RefObject } from "react";
import { looksBelow } from "./covering.rules.ts";

/** As long as nothing moves any more, the page is at rest. */
const restMs = 150;

/**
 * A look costs the browser a search at each point: it waits until nobody is served by that time, but on
 * a busy device not for ever.
 */
const latestMs = 500;
const whenIdle = (look: (deadline?: IdleDeadline) => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(look, { timeout: latestMs });
  else queueMicrotask(look);
};

/**
 * Whether nothing that can be pressed or read lies under an element while the page is at rest; not
 * before that has been looked at. With `lingersMs` it counts as clear at first, from when the page is
 * scrolled until so long after, and as long as the pointer or the focus is on it: time enough to press it.
 */
export function useIsClear(element: RefObject<HTMLElement | null>, lingersMs = 0): boolean {
  const [isClear, setClear] = useState(lingersMs > 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looking: Generator<boolean> | undefined;
    const goOn = (looks: Generator<boolean>, deadline?: IdleDeadline) => {
      do {
        // The page has moved on, and is looked at anew once it rests.
        if (looks !== looking) return;
        const { done, value } = looks.next();
        if (done === true || value) return setClear(done === true);
      } while ((deadline?.timeRemaining() ?? 1) > 0);
      whenIdle((next) => goOn(looks, next));
    };
    const look = (deadline?: IdleDeadline) => {
      const shown = element.current;
      if (!shown || (lingersMs > 0 && shown.matches(":hover, :focus-visible"))) return;
      looking = looksBelow(shown.getBoundingClientRect(), shown);
      goOn(looking, deadline);
    };
    const wait = () => {
      looking = undefined;
      clearTimeout(timer);
      timer = setTimeout(whenIdle, lingersMs || restMs, look);
    };
    const scrolled = () => {
      if (lingersMs > 0) setClear(true);
      wait();
    };
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", scrolled, { passive: true, capture: true });
    addEventListener("resize", wait);
    wait();
    return () => {
      looking = undefined;
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener("scroll", scrolled, { capture: true });
      removeEventListener("resize", wait);
    };
  }, [element, lingersMs]);
  return isClear;
}
