import { useEffect, useEffectEvent, type RefObject } from "react";

const holdMs = 500;
/** A finger is never quite still. */
const stillPx = 10;

/** Calls back with a row's place once a finger has rested on it; the press ends there. */
export function useLongPress(
  region: RefObject<HTMLElement | null>,
  isOn: boolean,
  onHold: (index: number) => void,
): void {
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    const element = region.current;
    if (!element || !isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [x, y] = [0, 0];
    let isHeld = false;
    const end = () => clearTimeout(timer);
    const begin = (event: PointerEvent) => {
      end();
      isHeld = false;
      const row =
        event.target instanceof Element && event.target.closest<HTMLElement>("[data-index]");
      if (!row || event.pointerType !== "touch") return;
      [x, y] = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        isHeld = true;
        navigator.vibrate?.(10);
        hold(Number(row.dataset["index"]));
      }, holdMs);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > stillPx) end();
    };
    /* What comes after a long press on a row is neither a press nor the browser's own menu. */
    const swallow = (event: Event) => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopPropagation();
      isHeld = event.type !== "click";
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("pointerdown", begin, { signal });
    element.addEventListener("pointermove", move, { signal });
    for (const type of ["pointerup", "pointercancel"] as const)
      element.addEventListener(type, end, { signal });
    for (const type of ["click", "contextmenu"] as const)
      element.addEventListener(type, swallow, { signal, capture: true });
    return () => {
      end();
      gone.abort();
    };
  }, [region, isOn]);
}
