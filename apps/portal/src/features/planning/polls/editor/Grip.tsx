import { GripVertical } from "lucide-react";
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { grip } from "./Grip.css.ts";

export interface GripProps {
  /** What is moved: "option 2". */
  name: string;
  /** Where it stands in its list, from 0, and how many stand there. */
  place: number;
  count: number;
  onMove: (to: number) => void;
}

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the list item that it stands in among its neighbours, by pointer or by the arrow keys. */
export function Grip({ name, place, count, onMove }: GripProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const last = useRef({ place, onMove });
  useLayoutEffect(() => {
    last.current = { place, onMove };
    // The item was put in another place of the document, and lost the focus on the way.
    if (wasPressed.current) button.current?.focus();
    wasPressed.current = false;
  });
  const press = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(place, count - 1);
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= count || to === place) return;
    wasPressed.current = true;
    onMove(to);
  };
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    const { pointerId } = event;
    const list = event.currentTarget.closest("li")?.parentElement;
    if (event.button !== 0 || !list) return;
    event.preventDefault();
    event.currentTarget.focus();
    const stop = new AbortController();
    const { signal } = stop;
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const to = placeAt(list, moved.clientY, last.current.place);
      if (to !== last.current.place) last.current.onMove(to);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", () => stop.abort(), { signal });
    addEventListener("pointercancel", () => stop.abort(), { signal });
  };
  return (
    <button
      ref={button}
      type="button"
      className={grip}
      aria-label={`Move ${name}, ${place + 1} of ${count}`}
      title="Drag it, or use the arrow keys"
      onKeyDown={press}
      onPointerDown={take}
    >
      <GripVertical size={18} aria-hidden="true" />
    </button>
  );
}

/** The place that a pointer has come to: past the middle of a neighbour is that neighbour's. */
function placeAt(list: HTMLElement, y: number, from: number): number {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2;
  });
  let to = from;
  while (to + 1 < middles.length && y > (middles[to + 1] ?? y)) to += 1;
  while (to > 0 && y < (middles[to - 1] ?? y)) to -= 1;
  return to;
}
