import { sayOffline } from "./no-line.ts";
import { replaced, taken } from "./on-page.ts";
import { documentOf, renew } from "./renew.ts";

/** Where a form is sent: on a static host, which takes none, to the function that stands for it. */
export function addressOf(action: string): string {
  const { pages } = document.documentElement.dataset;
  return pages ? pages + encodeURIComponent(action.slice(location.origin.length)) : action;
}

/** What of a form is sent; files go another way. */
export function bodyOf(form: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button))
    if (typeof value === "string") body.set(name, value);
  return body;
}

/** Sends a form as the browser would, and shows what the page that answers has in the form's place. */
export async function send(
  form: HTMLFormElement,
  button: HTMLElement | null,
  after: (said: string | null) => void,
): Promise<void> {
  const sheet = form.closest<HTMLElement>("[popover]");
  const request = { method: "POST", body: bodyOf(form, button), credentials: "omit" } as const;
  const response = await fetch(addressOf(form.action), request).catch(() => null);
  if (!response) return notSent(form, button);
  if (response.redirected) return location.assign(response.url);
  const answer = documentOf(await response.text());
  if (response.ok) form.dispatchEvent(new Event(taken));
  const leads = answer.querySelector<HTMLAnchorElement>("a[data-leads]");
  if (leads) return location.assign(leads.getAttribute("href") ?? "");
  const fresh = sheet && answer.getElementById(sheet.id);
  if (response.ok && sheet?.hasAttribute("data-closes")) sheet.hidePopover();
  else if (sheet && fresh) {
    sheet.replaceChildren(...fresh.childNodes);
    sheet.dispatchEvent(new Event(replaced, { bubbles: true }));
    sheet.querySelector<HTMLElement>("[aria-invalid], output, [role=alert]")?.focus();
    return;
  }
  if (!renew(answer, after))
    throw new Error("The page that answered has nothing in the form's place.");
}

/** Kept for later where the form wants that; else said. */
async function notSent(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if (!form.matches("[data-keep]")) return sayOffline(form);
  const { keepUnsent } = await import("./unsent.ts");
  keepUnsent(form, button);
}
