import { useEffect, useState, type RefObject } from "react";
import { framePx } from "../../app/frame/measures.ts";

/** Whether an element is scrolled away under the frame's header. */
export function useIsGone(element: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!isThere || !watched) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: `-${framePx.header}px 0px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isThere]);
  return isThere && isGone;
}
