import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import type { MessageItem } from "./conversation.types.ts";

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(last, from + 1),
  ArrowUp: (from) => Math.max(0, from - 1),
  PageDown: (from, last) => Math.min(last, from + 10),
  PageUp: (from) => Math.max(0, from - 10),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One stop for Tab in the whole conversation, arrows from message to message, also to those that
 * are not drawn yet; the one with the focus stays drawn, wherever the reader scrolls.
 */
export function useMessageStops(items: readonly MessageItem[]) {
  const [current, setCurrent] = useState<string>();
  const held = useRef<string | undefined>(undefined);
  const withHeld = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      const at = held.current ? items.findIndex(({ message }) => message.id === held.current) : -1;
      if (at < 0 || seen.includes(at)) return seen;
      return at < (seen[0] ?? 0) ? [at, ...seen] : [...seen, at];
    },
    [items],
  );
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>("[data-message]")?.dataset["message"];
    if (!id) return;
    held.current = id;
    setCurrent(id);
  };
  const onBlur = () => {
    held.current = undefined;
  };
  const keysWith = (show: (index: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    const move = moves[key];
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!move || modified || !(target instanceof HTMLElement)) return;
    const id = target.dataset["message"];
    const from = items.findIndex(({ message }) => message.id === id);
    if (from < 0) return;
    event.preventDefault();
    const to = move(from, items.length - 1);
    const wanted = items[to]?.message.id ?? "";
    show(to);
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        currentTarget
          .querySelector<HTMLElement>(`[data-message="${CSS.escape(wanted)}"]`)
          ?.focus({ preventScroll: true }),
      ),
    );
  };
  return { current, withHeld, onFocus, onBlur, keysWith };
}
