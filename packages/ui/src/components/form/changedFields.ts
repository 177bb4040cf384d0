/** What a control holds now, as one text. */
function heldBy(control: Element): string {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked ? `${control.value} ` : "";
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].map(({ value }) => value).join();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value;
  return "";
}

/** The words of an element that are its name: what is hidden or beside it, such as “optional”, is not. */
function wordsOf(element: Element | null | undefined): string {
  const [first] = [...(element?.childNodes ?? [])].flatMap(({ textContent }) => {
    const words = textContent?.trim() ?? "";
    return words === "" ? [] : [words];
  });
  return first ?? "";
}

function nameOf(control: Element): string {
  const named = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const isRadio = control instanceof HTMLInputElement && control.type === "radio";
  const group = isRadio ? control.closest("fieldset, [role=radiogroup]") : null;
  if (group) {
    const ids = group.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const legend = group.querySelector("legend") ?? document.getElementById(ids[0] ?? "");
    return wordsOf(legend) || (group.getAttribute("aria-label") ?? "");
  }
  const own = control instanceof HTMLElement && "labels" in control ? control.labels : null;
  const label = own instanceof NodeList ? own[0] : undefined;
  return (
    wordsOf(label instanceof Element ? label : null) ||
    wordsOf(document.getElementById(named[0] ?? "")) ||
    (control.getAttribute("aria-label") ?? "")
  );
}

/** What the fields of a form hold, by the field's name as it is read. */
export function fieldsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const control of form.elements) {
    const name = nameOf(control);
    if (name !== "") fields.set(name, `${fields.get(name) ?? ""}${heldBy(control)}\n`);
  }
  return fields;
}

/** The names of fields that hold something else than before, in the order of the page. One that nobody saw before is none of them. */
export function changedFields(
  form: HTMLFormElement,
  before: ReadonlyMap<string, string>,
): readonly string[] {
  return [...fieldsOf(form)].flatMap(([name, held]) =>
    (before.get(name) ?? held) === held ? [] : [name],
  );
}
