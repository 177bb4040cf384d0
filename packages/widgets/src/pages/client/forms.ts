import { sayOffline } from "./no-line.ts";
import { tellRenewed } from "./on-page.ts";

/**
 * The page's own forms are sent in place; what sends them comes with the first one. Without a line
 * nothing is sent: the browser would put its own page in the place of this one. What may be sent later
 * (`data-keep`) is kept.
 */
export function takeForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const isOffline = form.method === "post" && !navigator.onLine;
    if (isOffline || form.matches("[data-send]")) event.preventDefault();
    if (isOffline && form.matches("[data-keep]")) {
      // It came with the page, which has forms that are kept.
      const kept = import("./unsent.ts");
      void kept.then(({ keepUnsent }) => keepUnsent(form, event.submitter));
      return;
    }
    if (isOffline) return sayOffline(form);
    if (!form.matches("[data-send]") || form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    const free = () => (form.ariaBusy = null);
    const asBrowser = () => {
      free();
      form.removeAttribute("data-send");
      form.requestSubmit(event.submitter);
    };
    import("./send.ts")
      .then(({ send }) => send(form, event.submitter, tellRenewed))
      .then(free, asBrowser);
  });
}
