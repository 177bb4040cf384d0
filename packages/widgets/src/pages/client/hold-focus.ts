const stops =
  "a[href], button:enabled, input:enabled:not([type=hidden], [tabindex='-1']), select, textarea, summary";

let tab: KeyboardEvent | null = null;
const note = (event: KeyboardEvent) => (tab = event.key === "Tab" ? event : null);
addEventListener("keydown", note, true);
// Whoever presses beside a sheet closes it.
addEventListener("pointerdown", () => (tab = null), true);

/* While a sheet covers the page, the Tab key stays in it: what lies behind cannot be seen. */
addEventListener("focusin", ({ target }) => {
  const sheet = document.querySelector("[popover=auto]:popover-open");
  if (!tab || !sheet || sheet.contains(target as Element)) return;
  const inside = [...sheet.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
    stop.checkVisibility(),
  );
  inside.at(tab.shiftKey ? -1 : 0)?.focus();
});
