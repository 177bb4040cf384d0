interface Policy {
  createHTML: (text: string) => string;
}
interface Trusting {
  createPolicy: (name: string, rules: Policy) => Policy;
}

let policy: Policy | null = null;

/** A page of our own server, as a document; pages with Trusted Types take no plain text. */
export function documentOf(text: string): Document {
  const factory: Trusting | undefined = Reflect.get(globalThis, "trustedTypes");
  const rules = { createHTML: (own: string) => own };
  policy ??= factory?.createPolicy("jubilee-pages", rules) ?? rules;
  // Its styles are in this page already, and on a static host none may stand in a document.
  const bare = text.replace(/<style>.*?<\/style>/s, "");
  return new DOMParser().parseFromString(policy.createHTML(bare), "text/html");
}

/** What a form that stands on the page itself was answered: its first wrong field, or that it was taken. */
const answered =
  "[data-anew] :is([aria-invalid], [role=alert][tabindex]:not([hidden]), output[tabindex])";

/**
 * Takes from the page as the server has just made it all that can change (`data-anew`), and tells
 * what it says of it (`data-said`); whether there is any such part. Where its link opens nothing any
 * more (a page that is `data-gone`), what is said of that takes the page's place.
 *
 * @param after told what the page says of it, before the focus is set
 */
export function renew(fresh: Document, after: (said: string | null) => void): boolean {
  const parts = [...document.querySelectorAll("[data-anew]")];
  const { activeElement } = document;
  const { id } = activeElement ?? {};
  const opener = activeElement?.getAttribute("popovertarget");
  const hadFocus = parts.some((part) => part.contains(activeElement));
  const said = fresh.querySelector("[data-said]");
  // What takes the focus, since nothing that was pressed is there again, stays to be read.
  const stays = said?.hasAttribute("tabindex") === true && !(id && fresh.getElementById(id));
  if (!stays) said?.remove();
  for (const part of parts) {
    const next = fresh.getElementById(part.id);
    if (next) part.replaceWith(next);
  }
  const gone = fresh.querySelector("#content[data-gone]");
  if (gone) document.querySelector("main")?.replaceWith(gone);
  document.title = fresh.title;
  after(stays ? null : (said?.textContent ?? null));
  const again =
    (opener && document.querySelector<HTMLElement>(`[popovertarget="${opener}"]`)) ||
    (id && document.getElementById(id));
  const place = again || document.querySelector<HTMLElement>(answered);
  if (hadFocus || gone) (place || document.querySelector<HTMLElement>("h1"))?.focus();
  return parts.length > 0 || gone !== null;
}
