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
 * place, also to rows not drawn yet; left and right between the controls of a row. Tab does what
 * it always does, with the rows that are not drawn among its stops.
 */
export function useRowKeys(
  region: RefObject<HTMLElement | null>,
  /** Whether there is a region by now; an empty list has none. */
  isShown: boolean,
  count: number,
  isRow: (index: number) => boolean,
  show: (index: number) => void,
): void {
  const isDrawn = (index: number) =>
    region.current?.querySelector(`[data-index="${index}"]`) !== null;
  const draw = (index: number, focus: (row: Element | null | undefined) => void) => {
    show(index);
    const then = () => focus(region.current?.querySelector(`[data-index="${index}"]`));
    requestAnimationFrame(() => requestAnimationFrame(then));
  };
  /** Tab goes on to rows that are not drawn yet, however fast it is pressed. */
  const stepOver = (event: KeyboardEvent, target: Element, row: HTMLElement): void => {
    const step = event.shiftKey ? -1 : 1;
    const inRow = controlsOf(row);
    if (target !== inRow.at(event.shiftKey ? 0 : -1)) return;
    let to = Number(row.dataset["index"]) + step;
    while (to > 0 && to < count - 1 && !isRow(to)) to += step;
    if (to < 0 || to >= count || !isRow(to) || isDrawn(to)) return;
    event.preventDefault();
    draw(to, (next) =>
      controlsOf(next)
        .at(event.shiftKey ? -1 : 0)
        ?.focus(),
    );
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const row = target?.closest<HTMLElement>("[data-index]");
    if (target && row && event.key === "Tab") {
      stepOver(event, target, row);
      return;
    }
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
    draw(to, (next) => {
      const same = target.matches(rowControl) ? undefined : controlsOf(next)[place];
      (same ?? next?.querySelector<HTMLElement>(rowControl))?.focus();
    });
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const element = region.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [region, isShown]);
}
