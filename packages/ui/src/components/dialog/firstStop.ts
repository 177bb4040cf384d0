const stops = [
  "input:not([type=hidden])",
  "select",
  "textarea",
  "button",
  "a[href]",
  '[tabindex="0"]',
].map((one) => `${one}:not(:disabled)`);

const isSeen = (element: HTMLElement) => element.getClientRects().length > 0;

/**
 * Where the focus begins in a dialog: on the first thing that can be done in it, which is not its
 * way out; of several choices on the chosen one. Null where there is nothing but the way out.
 */
export function firstStop(content: HTMLElement | null): HTMLElement | null {
  const found = [...(content?.querySelectorAll<HTMLElement>(stops.join(", ")) ?? [])].find(
    (element) => !element.closest("[data-way-out]") && isSeen(element),
  );
  if (!(found instanceof HTMLInputElement) || found.type !== "radio") return found ?? null;
  const name = CSS.escape(found.name);
  return content?.querySelector<HTMLElement>(`input[name="${name}"]:checked`) ?? found;
}
