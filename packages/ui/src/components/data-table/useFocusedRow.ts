import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, type RefObject } from "react";

/** Which rows are drawn: those in sight, and the one that holds the focus, wherever it is by now. */
export function useFocusedRow(
  region: RefObject<HTMLElement | null>,
  isShown: boolean,
): (range: Range) => number[] {
  const focused = useRef(-1);
  useEffect(() => {
    if (!isShown) return undefined;
    const element = region.current;
    const keep = ({ type, target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>("[data-index]");
      focused.current = type === "focusin" && row ? Number(row.dataset["index"]) : -1;
    };
    element?.addEventListener("focusin", keep);
    element?.addEventListener("focusout", keep);
    return () => {
      element?.removeEventListener("focusin", keep);
      element?.removeEventListener("focusout", keep);
    };
  }, [region, isShown]);
  return useCallback((range) => {
    const seen = defaultRangeExtractor(range);
    const at = focused.current;
    if (at < 0 || at >= range.count || seen.includes(at)) return seen;
    return at < (seen[0] ?? 0) ? [at, ...seen] : [...seen, at];
  }, []);
}
