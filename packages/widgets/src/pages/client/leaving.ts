import { onPage } from "./on-page.ts";

/**
 * Forms that lead to another site, as a payment page, are sent by the browser. A static host takes
 * none: there the page sends them.
 */
export function sendLeaving(): void {
  if (!document.documentElement.dataset["pages"]) return;
  onPage(() => {
    for (const form of document.querySelectorAll<HTMLElement>("[data-leaves]"))
      form.dataset["send"] = form.dataset["leaves"];
  });
}
