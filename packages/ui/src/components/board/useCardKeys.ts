import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import type { BoardColumn } from "./board.types.ts";
import type { Standing } from "./board.rules.ts";

interface CardKeys {
  root: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn[];
  standing: Standing;
}

const vertical: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The board is one stop of the Tab key; arrows go from card to card, also to those not drawn yet. */
export function useCardKeys({ root, columns, standing }: CardKeys) {
  const [wanted, setCurrent] = useState("");
  const shows = useRef(new Map<string, (index: number) => void>());
  const latest = useRef(standing);
  useLayoutEffect(() => {
    latest.current = standing;
  }, [standing]);
  const ids = columns.flatMap(({ id }) => standing.get(id) ?? []);
  const current = ids.includes(wanted) ? wanted : (ids[0] ?? "");
  const focus = (id: string) => {
    const found = root.current?.querySelector<HTMLElement>(`[data-kept="${CSS.escape(id)}"]`);
    found?.focus();
    return found !== null && found !== undefined;
  };
  const go = (column: string | undefined, index: number) => {
    const cards = standing.get(column ?? "") ?? [];
    const id = cards[Math.min(index, cards.length - 1)];
    if (column === undefined || id === undefined || index < 0) return;
    setCurrent(id);
    if (focus(id)) return;
    shows.current.get(column)?.(cards.indexOf(id));
    requestAnimationFrame(() => requestAnimationFrame(() => focus(id)));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!(target instanceof HTMLElement) || !isPlain) return;
    const { kept } = target.dataset;
    const column = columns.find(({ id }) => standing.get(id)?.includes(kept ?? ""));
    if (kept === undefined || !column) return;
    const cards = standing.get(column.id) ?? [];
    const at = cards.indexOf(kept);
    const to = vertical[key]?.(at, cards.length - 1);
    if (to !== undefined) {
      event.preventDefault();
      if (to < cards.length) go(column.id, to);
      return;
    }
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    event.preventDefault();
    const isForward = (key === "ArrowRight") !== (getComputedStyle(target).direction === "rtl");
    // Past columns without a card.
    const beside = columns.slice(columns.indexOf(column)).slice(1);
    const before = columns.slice(0, columns.indexOf(column)).toReversed();
    const next = (isForward ? beside : before).find(
      ({ id }) => (standing.get(id) ?? []).length > 0,
    );
    go(next?.id, at);
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [root]);
  return {
    current,
    /** A card has the focus: it is the stop from now on, and in sight. */
    onFocus: useCallback((id: string) => {
      setCurrent(id);
      for (const [column, cards] of latest.current)
        if (cards.includes(id)) shows.current.get(column)?.(cards.indexOf(id));
    }, []),
    /** A column that draws only what is seen says here how it shows another card. */
    showsIn: useCallback((column: string, show: (index: number) => void) => {
      shows.current.set(column, show);
    }, []),
  };
}
