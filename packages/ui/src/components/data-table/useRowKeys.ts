import { useEffect, useEffectEvent, type RefObject } from "react";

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(last, from + 1),
  ArrowUp: (from) => Math.max(0, from - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (from, last) => Math.min(last, from + 10),
  PageUp: (from) => Math.max(0, from - 10),
};

const control = "[data-row-control]";

/** Arrow keys, Home, End and page keys move the focus from row to row, also to rows not drawn yet. */
export function useRowKeys(
  region: RefObject<HTMLElement | null>,
  count: number,
  isRow: (index: number) => boolean,
  show: (index: number) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const move = moves[event.key];
    const target = event.target instanceof Element ? event.target : undefined;
    const place = target?.closest<HTMLElement>("[data-index]");
    if (!move || !place || !target?.matches(control)) return;
    event.preventDefault();
    const from = Number(place.dataset["index"]);
    let to = move(from, count - 1);
    const step = to < from ? -1 : 1;
    while (to > 0 && to < count - 1 && !isRow(to)) to += step;
    if (!isRow(to)) return;
    show(to);
    const focus = () =>
      region.current?.querySelector<HTMLElement>(`[data-index="${to}"] ${control}`)?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focus));
  });
  useEffect(() => {
    const element = region.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [region]);
}
