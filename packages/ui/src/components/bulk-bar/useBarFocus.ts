import { useEffect, useRef, type RefObject } from "react";

const chosenTick = "[data-row-tick]:checked";

const stops =
  ":is(a[href], button, input, select, textarea, [tabindex='0']):not(:disabled, [tabindex='-1'])";

function stopAfter(element: HTMLElement): HTMLElement | undefined {
  const seen = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one.getClientRects().length > 0,
  );
  return seen[seen.indexOf(element) + 1];
}

/**
 * The bar stands behind the list and belongs to each chosen row: Tab goes from a chosen row's tick
 * into it, Shift and Tab back, and Tab at its end on in the list; the page stays where it is. When it goes away with the focus
 * in it, the focus returns to the tick it came from.
 */
export function useBarFocus(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const own = bar.current;
    const press = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      if (key !== "Tab" || !(target instanceof HTMLElement) || event.defaultPrevented) return;
      const inside = [
        ...(bar.current?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? []),
      ];
      const isFromRow = target.matches(chosenTick) && !shiftKey;
      if (isFromRow) cameFrom.current = target;
      const at = isFromRow ? -1 : inside.findIndex((one) => one === target);
      if (!isFromRow && at < 0) return;
      const next = inside[at + (shiftKey ? -1 : 1)];
      if (next) {
        /* The bar is in sight already, where the page keeps room for it: it would scroll for nothing. */
        next.focus({ preventScroll: true });
        event.preventDefault();
        return;
      }
      if (!cameFrom.current?.isConnected) return;
      event.preventDefault();
      (shiftKey ? cameFrom.current : stopAfter(cameFrom.current))?.focus();
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      const { activeElement, body } = document;
      if (activeElement !== body && !own?.contains(activeElement)) return;
      const tick = cameFrom.current?.isConnected
        ? cameFrom.current
        : document.querySelector<HTMLElement>("[data-row-tick]");
      tick?.focus({ preventScroll: tick !== cameFrom.current });
    };
  }, [bar, shown]);
}
