import { notices, tell } from "./notices.ts";
import { taken } from "./on-page.ts";

/**
 * Says that a form could not be sent: in it, where it has a place for that or covers the page. What
 * was said goes once the line is back or the form was taken: it is true no more.
 */
export function sayOffline(form: HTMLFormElement): void {
  const text = notices()?.dataset["offline"] ?? "";
  const place = form.querySelector<HTMLElement>("[role=alert]");
  if (!place && !form.closest("dialog, [popover]")) {
    const end = tell(text);
    addEventListener("online", end, { once: true });
    return;
  }
  const said = place ?? document.createElement("p");
  if (!place) form.prepend(said);
  said.role = "alert";
  said.tabIndex = -1;
  said.hidden = false;
  said.textContent = text;
  said.focus();
  const over = new AbortController();
  const end = () => {
    over.abort();
    if (said.textContent !== text) return;
    const hadFocus = said === document.activeElement;
    if (place) {
      place.hidden = true;
      place.textContent = "";
    } else said.remove();
    if (hadFocus) form.querySelector<HTMLElement>("button:not([type=button])")?.focus();
  };
  addEventListener("online", end, { signal: over.signal });
  form.addEventListener(taken, end, { signal: over.signal });
}
