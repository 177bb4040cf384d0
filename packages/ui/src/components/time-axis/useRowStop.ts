import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from "react";
import type { AxisShape } from "./useAxis.ts";

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => Math.max(0, at - 10),
  PageDown: (at, last) => Math.min(last, at + 10),
  Home: () => 0,
  End: (_, last) => last,
};

/** The axis is one stop of the Tab key; arrows go from row to row, also to those not drawn yet. */
export function useRowStop<Item>(
  scroller: RefObject<HTMLElement | null>,
  { rows, headPx }: AxisShape<Item>,
) {
  const [wanted, setCurrent] = useState("");
  const stops = useMemo(() => rows.filter(({ item }) => item !== null), [rows]);
  const current = stops.find(({ id }) => id === wanted) ?? stops[0];
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.dataset["kept"] === undefined) return;
    const at = stops.findIndex(({ id }) => id === target.dataset["kept"]);
    const to = steps[key]?.(at, stops.length - 1);
    if (to === undefined || at === -1) return;
    event.preventDefault();
    const next = stops[to];
    const element = scroller.current;
    if (!next || !element) return;
    setCurrent(next.id);
    const focus = () => {
      const found = element.querySelector<HTMLElement>(`[data-kept="${CSS.escape(next.id)}"]`);
      found?.focus();
      return found !== null;
    };
    if (focus()) return;
    const [above, below] = [next.top, next.top + next.height - element.clientHeight + headPx];
    if (element.scrollTop > above) element.scrollTo({ top: above });
    else if (element.scrollTop < below) element.scrollTo({ top: below });
    // It is drawn by then, wherever it stands.
    requestAnimationFrame(() => requestAnimationFrame(focus));
  });
  useEffect(() => {
    const element = scroller.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [scroller]);
  return { current: current?.id ?? "", setCurrent };
}
