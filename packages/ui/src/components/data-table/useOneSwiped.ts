import { useCallback, useRef, type UIEvent } from "react";

/** Puts a line back that was moved aside as soon as another one is: what a swipe uncovers stands once. */
export function useOneSwiped(): (event: UIEvent) => void {
  const last = useRef<Element | null>(null);
  return useCallback(({ target }) => {
    if (!(target instanceof Element) || target === last.current || target.scrollLeft === 0) return;
    last.current?.scrollTo({ left: 0 });
    last.current = target;
  }, []);
}
