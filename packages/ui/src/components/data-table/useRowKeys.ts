import { useEffect, useEffectEvent, type RefObject } from "react";

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(last, from + 1),
  ArrowUp: (from) => Math.max(0, from - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (from, last) => Math.min(last, from + 10),
  PageUp: (from) => Math.max(0, from - 10),
};

const rowControl = "[data-row-control]";
const controls = "button:not(:disabled), a[href], input:not(:disabled)";
/** Here the arrow keys have a meaning of their own. */
const keepsKeys = "input:not([type=checkbox]), textarea, select, [contenteditable]";

function controlsOf(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

function sideways(key: string, element: Element): -1 | 0 | 1 {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  const forward = getComputedStyle(element).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  return key === forward ? 1 : -1;
}

/**
 * Moves the focus as in a grid: up, down, Home, End and page keys from row to row in the same
 * place, also to rows not drawn yet; left and right between the controls of a row.
 */
export function useRowKeys(
  region: RefObject<HTMLElement | null>,
  count: number,
  isRow: (index: number) => boolean,
  show: (index: number) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const row = target?.closest<HTMLElement>("[data-index]");
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!target || !row || modified || target.matches(keepsKeys)) return;
    const inRow = controlsOf(row);
    const place = inRow.findIndex((control) => control === target);
    if (place < 0) return;
    const step = sideways(event.key, row);
    if (step !== 0) {
      event.preventDefault();
      inRow[place + step]?.focus();
      return;
    }
    const move = moves[event.key];
    if (!move || target.matches("[aria-haspopup]")) return;
    event.preventDefault();
    const from = Number(row.dataset["index"]);
    let to = move(from, count - 1);
    const direction = to < from ? -1 : 1;
    while (to > 0 && to < count - 1 && !isRow(to)) to += direction;
    if (!isRow(to)) return;
    show(to);
    const focus = () => {
      const next = region.current?.querySelector(`[data-index="${to}"]`);
      const same = target.matches(rowControl) ? undefined : controlsOf(next)[place];
      (same ?? next?.querySelector<HTMLElement>(rowControl))?.focus();
    };
    requestAnimationFrame(() => requestAnimationFrame(focus));
  });
  useEffect(() => {
    const element = region.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [region]);
}
