const stops =
  "a[href], button:enabled, input:enabled:not([type=hidden], [tabindex='-1']), select, textarea, summary";

/** What the Tab key reaches first in a sheet, or last where it goes back. */
export const firstIn = (sheet: Element, isBack: boolean): HTMLElement | undefined =>
  [...sheet.querySelectorAll<HTMLElement>(stops)]
    .filter((stop) => stop.checkVisibility())
    .at(isBack ? -1 : 0);

let tab: KeyboardEvent | null = null;
const note = (event: KeyboardEvent) => (tab = event.key === "Tab" ? event : null);
addEventListener("keydown", note, true);
// Whoever presses beside a sheet closes it.
addEventListener("pointerdown", () => (tab = null), true);

/* While a sheet covers the page, the Tab key stays in it: what lies behind cannot be seen. */
addEventListener("focusin", ({ target }) => {
  const sheet = document.querySelector("[popover=auto]:popover-open");
  if (tab && sheet && !sheet.contains(target as Element)) firstIn(sheet, tab.shiftKey)?.focus();
});
