import { onPage } from "./on-page.ts";

/** What can be pressed or typed into; a label is pressed for its field. */
const pressable =
  "a[href], button, input, select, textarea, summary, label, [role=button], [tabindex='0']";
/** As far from it as a finger may miss, in pixels. */
const marginPx = 6;

/** What is painted at a place, also inside components. */
function paintedAt(x: number, y: number, root: DocumentOrShadowRoot = document): Element[] {
  return root
    .elementsFromPoint(x, y)
    .flatMap((one) =>
      one.shadowRoot && one.shadowRoot !== root ? [one, ...paintedAt(x, y, one.shadowRoot)] : [one],
    );
}

/** Whether something that can be pressed lies under what floats. */
function liesOverSomething(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const across = [left - marginPx, (left + right) / 2, right + marginPx];
  const down = [top - marginPx, (top + bottom) / 2, bottom + marginPx];
  return across.some((x) =>
    down.some((y) =>
      paintedAt(x, y).some((one) => {
        const found = one.closest(pressable);
        return found !== null && !floating.contains(found);
      }),
    ),
  );
}

/**
 * What floats is there where nothing that can be pressed lies under it, at rest as well as while
 * one scrolls; it gives way to whatever comes to its place.
 */
export function floatClear(floating: HTMLElement, isWanted: () => boolean): void {
  let isAsked = false;
  const look = () => {
    isAsked = false;
    floating.hidden = !isWanted();
    if (!floating.hidden) floating.toggleAttribute("data-aside", liesOverSomething(floating));
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  addEventListener("scroll", ask, { passive: true });
  addEventListener("resize", ask);
  new ResizeObserver(ask).observe(document.body);
  onPage(ask);
}
