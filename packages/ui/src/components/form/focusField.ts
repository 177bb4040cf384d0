const controls = "input:not([type=hidden]), select, textarea, button, [tabindex='0']";

/** Brings a field into view and gives it the focus; in a group the chosen or the first control. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const target = field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>(":checked") ?? field.querySelector<HTMLElement>(controls));
  field.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
