import { useEffect, useEffectEvent, type RefObject } from "react";
import type { RowChoice } from "./choice.types.ts";
import type { DataItem } from "./dataTable.types.ts";
import { controlsOf, moveOf, rowToward, sideways } from "./rowMoves.ts";
import { stuckRoom } from "./stuckRoom.ts";
import { rowControl, type Reach } from "./useReach.ts";

/** What opens a row, and no tick box. */
const opens = `:is(a, button)${rowControl}`;

/** Here the arrow keys have a meaning of their own. */
const keepsKeys = "input:not([type=checkbox]), textarea, select, [contenteditable]";

interface RowKeys<Row> {
  region: RefObject<HTMLElement | null>;
  /** Whether there is a region by now; an empty list has none. */
  isShown: boolean;
  items: readonly DataItem<Row>[];
  choice: RowChoice | undefined;
  way: Reach;
}

/** How many rows the window shows at once, less one that stays in sight. */
function rowsAtOnce(region: HTMLElement, row: HTMLElement): number {
  const { top, foot } = stuckRoom(region);
  return Math.max(1, Math.floor((innerHeight - top - foot) / row.offsetHeight) - 1);
}

/**
 * Moves the focus as in a grid: up, down, Home, End and page keys from row to row in the same
 * place, also to rows not drawn yet; left and right between the controls of a row. Space chooses a
 * row, Shift with an arrow a range. Tab does what it always does, with the rows that are not drawn
 * among its stops.
 */
export function useRowKeys<Row>({ region, isShown, items, choice, way }: RowKeys<Row>): void {
  const isRow = (index: number) => items[index]?.kind === "row";
  const { rowAt, reach } = way;
  const nextRow = (from: number, to: number) => rowToward(isRow, items.length - 1, from, to);
  /** Tab goes on to rows that are not drawn yet, however fast it is pressed. */
  const stepOver = (event: KeyboardEvent, target: Element, row: HTMLElement): void => {
    const inRow = controlsOf(row).filter(({ tabIndex }) => tabIndex >= 0);
    if (target !== inRow.at(event.shiftKey ? 0 : -1)) return;
    const from = Number(row.dataset["index"]);
    const to = nextRow(from, from + (event.shiftKey ? -1 : 1));
    if (!isRow(to) || rowAt(to)) return;
    event.preventDefault();
    reach(to, (next) =>
      controlsOf(next)
        .filter(({ tabIndex }) => tabIndex >= 0)
        .at(event.shiftKey ? -1 : 0)
        ?.focus(),
    );
  };
  /** A tick box chooses by itself, but does not know of Shift. */
  const choosesBySpace = (event: KeyboardEvent, target: Element) =>
    event.key === " " &&
    choice !== undefined &&
    target.matches(event.shiftKey ? `${opens}, [data-row-tick]` : opens);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = region.current;
    const target = event.target instanceof Element ? event.target : undefined;
    const row = target?.closest<HTMLElement>("[data-index]");
    if (!element || !target || !row) return;
    if (event.key === "Tab") return stepOver(event, target, row);
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches(keepsKeys)) return;
    const from = Number(row.dataset["index"]);
    if (choosesBySpace(event, target)) {
      event.preventDefault();
      const id = items[from]?.id ?? "";
      return event.shiftKey ? choice?.extend(id) : choice?.toggle(id);
    }
    const isRange = event.shiftKey && choice !== undefined && /^Arrow(Up|Down)$/.test(event.key);
    if (event.shiftKey && !isRange) return;
    const inRow = controlsOf(row);
    const place = inRow.findIndex((control) => control === target);
    if (place < 0) return;
    const step = sideways(event.key, row);
    if (step !== 0) {
      event.preventDefault();
      inRow[place + step]?.focus();
      return;
    }
    const wanted = moveOf(event.key, from, items.length - 1, rowsAtOnce(element, row));
    if (wanted === undefined || target.matches("[aria-haspopup]")) return;
    event.preventDefault();
    const to = nextRow(from, wanted);
    if (!isRow(to)) return;
    if (isRange) choice.extend(items[to]?.id ?? "");
    reach(to, (next) => {
      const same = target.matches(rowControl) ? undefined : controlsOf(next)[place];
      (same ?? next?.querySelector<HTMLElement>(rowControl))?.focus();
    });
  });
  /** A button is pressed when Space is let go. */
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && choosesBySpace(event, event.target))
      event.preventDefault();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const element = region.current;
    element?.addEventListener("keydown", press);
    element?.addEventListener("keyup", release);
    return () => {
      element?.removeEventListener("keydown", press);
      element?.removeEventListener("keyup", release);
    };
  }, [region, isShown]);
}
