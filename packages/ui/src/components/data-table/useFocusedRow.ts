import { useEffect, useRef, type RefObject } from "react";
import { bringIntoSight } from "./stuckRoom.ts";

/**
 * The row that holds the focus, wherever it is by now, or -1. What the keys reach in a row comes to
 * rest below the head, which lies over the rows.
 */
export function useFocusedRow(
  region: RefObject<HTMLElement | null>,
  isShown: boolean,
): RefObject<number> {
  const focused = useRef(-1);
  useEffect(() => {
    if (!isShown) return undefined;
    const element = region.current;
    const keep = ({ type, target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
      focused.current = type === "focusin" && row ? Number(row.dataset["index"]) : -1;
      const isByKeys = target instanceof Element && target.matches(":focus-visible");
      if (!element || !row || type !== "focusin" || !isByKeys) return;
      const { top, bottom } = row.getBoundingClientRect();
      bringIntoSight(element, top, bottom);
    };
    element?.addEventListener("focusin", keep);
    element?.addEventListener("focusout", keep);
    return () => {
      element?.removeEventListener("focusin", keep);
      element?.removeEventListener("focusout", keep);
    };
  }, [region, isShown]);
  return focused;
}
