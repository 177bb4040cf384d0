import { notices, tell } from "./notices.ts";

/** Says that a form could not be sent: in it, where it has a place for that or covers the page. */
export function sayOffline(form: HTMLFormElement): void {
  const text = notices()?.dataset["offline"] ?? "";
  const place = form.querySelector<HTMLElement>("[role=alert]");
  if (!place && !form.closest("dialog")) return tell(text);
  const said = place ?? document.createElement("p");
  if (!place) form.prepend(said);
  said.role = "alert";
  said.tabIndex = -1;
  said.hidden = false;
  said.textContent = text;
  said.focus();
}
