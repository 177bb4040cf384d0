/** How far below the screen a widget begins to load. */
const marginPx = 800;

/**
 * Calls once when an element comes near the visitor's screen; returns how to stop waiting. In a
 * closed tab, dialog or `<details>` of the page it is near nobody.
 */
export function whenNear(element: Element, call: () => void): (() => void) | null {
  const { top, bottom } = element.getBoundingClientRect();
  const isThere = element.checkVisibility?.() ?? true;
  if (isThere && top < innerHeight + marginPx && bottom > -marginPx) {
    call();
    return null;
  }
  return whenSeen(element, call, `${marginPx}px`);
}

/** Calls once when an element is seen. */
export function whenSeen(element: Element, call: () => void, rootMargin = "0px"): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
