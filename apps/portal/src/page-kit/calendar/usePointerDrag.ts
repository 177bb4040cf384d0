import { useDrag, type MoveKey, type Point } from "@jubilee/ui/drag";

/** How far something was dragged: whole columns and rows, forward in the direction of reading. */
export interface GridSteps {
  columns: number;
  rows: number;
}

/** The columns as they stood when something was taken: what is dragged makes others broader and narrower. */
interface Columns {
  widthsPx: readonly number[];
  /** The one it was taken in, and where there: 0 at the left edge, 1 at the right one. */
  at: number;
  within: number;
}

/** What Space lifts and arrows move, and how it is spoken. */
export interface GridKeys<Thing> {
  idOf: (thing: Thing) => string;
  nameOf: (thing: Thing) => string;
  /** Where it stands after so many steps, in words. */
  tell: (by: GridSteps, thing: Thing) => string;
  /** Whether the grid goes as far. */
  reaches: (by: GridSteps, thing: Thing) => boolean;
}

export interface PointerDrag<Thing> {
  /** The height of a row. */
  rowPx: number;
  /** What a finger does: it scrolls, it drags at once, or it drags after resting for a moment. */
  byTouch: "never" | "at-once" | "after-rest";
  onDrop: (thing: Thing, by: GridSteps) => void;
  keys?: GridKeys<Thing>;
  /** M offers its places by name. */
  onMoveTo?: ((thing: Thing) => void) | undefined;
}

const rest: GridSteps = { columns: 0, rows: 0 };
const rowSteps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Where a key takes something that has gone some steps; null where the grid ends. */
function stepped(by: GridSteps, { key, sideways }: MoveKey): GridSteps | undefined {
  const rows = rowSteps[key] ?? 0;
  if (rows === 0 && sideways === 0) return undefined;
  return { columns: by.columns + sideways, rows: by.rows + rows };
}

/**
 * Moves things over a grid by whole columns (the element with `data-column` around it is one, those
 * beside it are the next) and rows, with the one drag and drop of ui.
 */
export function usePointerDrag<Thing>(terms: PointerDrag<Thing>) {
  const { rowPx, byTouch, onDrop, keys, onMoveTo } = terms;
  const drag = useDrag<Thing, GridSteps>({
    idOf: keys?.idOf ?? (() => ""),
    nameOf: keys?.nameOf ?? (() => ""),
    placeOf: () => rest,
    isSame: (one, other) => one.columns === other.columns && one.rows === other.rows,
    tell: (by, thing) => keys?.tell(by, thing) ?? "",
    pointTo: (_, target, from) => {
      const forward = getComputedStyle(target).direction === "rtl" ? -1 : 1;
      const columns = columnsAround(target.closest<HTMLElement>("[data-column]"), from);
      return ({ x, y }) => ({
        columns: columnsAlong(columns, x - from.x, forward),
        rows: Math.round((y - from.y) / rowPx),
      });
    },
    ...(keys && {
      step: (by, key, thing) => {
        const next = stepped(by, key);
        return next && !keys.reaches(next, thing) ? null : next;
      },
    }),
    onDrop: (thing, by) => onDrop(thing, by),
    byTouch,
    ...(onMoveTo && { onMoveTo }),
  });
  const { lifted, tookPlace, putBack: stop, handlersOf } = drag;
  const dragged = lifted && { thing: lifted.thing, by: lifted.place ?? rest };
  return { dragged, drag, tookPlace, stop, handlersOf };
}

function columnsAround(column: HTMLElement | null, { x }: Point): Columns {
  const all = [...(column?.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && "column" in one.dataset,
  );
  const { left = 0, width = 0 } = column?.getBoundingClientRect() ?? {};
  return {
    widthsPx: all.map((one) => one.offsetWidth || 1),
    at: column ? all.indexOf(column) : 0,
    within: width > 0 ? (x - left) / width : 0.5,
  };
}

/** How many columns the pointer has entered; past the last they go on like it. */
function columnsAlong({ widthsPx, at, within }: Columns, wayPx: number, forward: 1 | -1): number {
  const sign = wayPx < 0 ? -forward : forward;
  let [px, steps] = [widthsPx[at] ?? 1, 0];
  let beyond = Math.abs(wayPx) - px * (wayPx < 0 ? within : 1 - within);
  while (beyond > 0) {
    steps += 1;
    px = widthsPx[at + sign * steps] ?? px;
    beyond -= px;
  }
  return steps === 0 ? 0 : sign * steps;
}
