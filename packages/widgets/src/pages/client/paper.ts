import { onPage } from "./on-page.ts";

/** Printing, which only a script can begin. */
export function offerPrint(): void {
  onPage(() => {
    for (const way of document.querySelectorAll<HTMLElement>("[data-print]")) way.hidden = false;
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-print] button")) print();
  });
}
