import { createDraft } from "../../client/draft.ts";

/**
 * What is chosen and typed in the gift's form before its widget is there is laid where the widget
 * looks first.
 */
export function carryGift(): void {
  const element = document.querySelector("jubilee-donation");
  const form = element?.querySelector("form");
  if (!element || !form) return;
  const draft = createDraft(`donation/${element.getAttribute("token") ?? ""}`);
  const keep = () => {
    const fields = new FormData(form);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    const [other, amount] = [text("other"), text("amount")];
    draft.write({
      ...draft.read(),
      ...(other ? { other, picked: null } : { picked: Number(amount) }),
      frequency: text("frequency"),
      fundId: text("fundId"),
      coversFee: fields.has("coversFee"),
      dedicates: fields.has("dedicates"),
      dedicationKind: text("dedicationKind"),
      dedicationName: text("dedicationName"),
      wallName: text("name"),
      email: text("email"),
    });
  };
  const isTouched = [...form.elements].some((field) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
      : field instanceof HTMLSelectElement && field.selectedIndex > 0,
  );
  if (isTouched) keep();
  form.addEventListener("input", keep);
  element.addEventListener("jubilee:ready", () => {
    const { activeElement } = document;
    const field = form.contains(activeElement) ? activeElement?.getAttribute("name") : null;
    // Whoever was typing goes on in the same field.
    const name = field === "name" ? "wallName" : field;
    if (name) element.shadowRoot?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  });
}
