import { createDraft } from "../../client/draft.ts";
import { countLetters } from "./letters.ts";
import { onPage, replaced, taken } from "./on-page.ts";

const isField = (
  field: Element,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;

/** What somebody types or chooses. */
const isShown = (field: Element): boolean => isField(field) && field.type !== "hidden";

/** The same, and the name of its sending, where that is to stay the same. */
const isKept = (field: Element): boolean => isShown(field) || field.hasAttribute("data-kept");

function held(form: HTMLFormElement, which: (field: Element) => boolean): Record<string, string> {
  const fields = [...form.elements].filter(which);
  const names = new Set(fields.map((field) => field.getAttribute("name")));
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && names.has(name)) values[name] = value;
  return values;
}

/** What stands in its fields before anybody types: this script may come after the first letters. */
function stoodIn(form: HTMLFormElement): string {
  const blank = form.cloneNode(true) as HTMLFormElement;
  blank.reset();
  return JSON.stringify(held(blank, isShown));
}

function fill(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const field of form.elements) {
    if (!isField(field) || !isKept(field) || !field.name) continue;
    const value = values[field.name];
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
      field.checked = field.value === value;
    } else if (typeof value === "string") field.value = value;
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
  const back = form.querySelector<HTMLElement>("[data-back]");
  if (back) back.hidden = false;
}

/**
 * What is typed into a form and not sent outlives a reload in this tab, for this very link, until
 * the form is taken. What has changed elsewhere meanwhile counts, not what was typed over the old:
 * the form says what that was (`data-over`), else it is what stood in its fields.
 */
export function keepForm(form: HTMLFormElement): void {
  const draft = draftOf(form);
  const stood = stoodIn(form);
  const over = (form.dataset["over"] ??= stood);
  const { over: then, values } = draft.read();
  if (then === over && typeof values === "object" && values !== null) {
    const isUntouched = JSON.stringify(held(form, isShown)) === stood;
    if (isUntouched) fill(form, values as Record<string, unknown>);
  } else if (then !== undefined) draft.write({});
  keepOn(form, over);
  // What was typed before this script came is kept, too.
  const now = held(form, isShown);
  if (JSON.stringify(now) !== stood) draft.write({ over, values: held(form, isKept) });
}

const draftOf = ({ dataset }: HTMLFormElement) =>
  createDraft(`form${location.pathname}/${dataset["typed"]}`);

function keepOn(form: HTMLFormElement, over: unknown): void {
  const draft = draftOf(form);
  form.addEventListener("input", () => draft.write({ over, values: held(form, isKept) }));
  form.addEventListener(taken, () => draft.write({}));
}

/** A sheet that stood open over the page when that was loaded anew is open again. */
function keepOpen(): void {
  const draft = createDraft(`sheet${location.pathname}`);
  const { open } = draft.read();
  const sheet = typeof open === "string" ? document.getElementById(open) : null;
  if (sheet?.popover && sheet.querySelector(wanted)) sheet.showPopover();
  const keep = ({ target, newState }: ToggleEvent) => {
    const { id } = target as Element;
    if (newState === "open") draft.write({ open: id });
    else if (draft.read()["open"] === id) draft.write({});
  };
  // It is told to the sheet alone.
  document.addEventListener("toggle", (event) => keep(event), true);
}

const wanted = "form[data-typed]";

/** Counts what is typed, and keeps it for every form of the page that wants it (`data-typed`). */
export function keepTyped(): void {
  countLetters();
  onPage(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>(wanted)) keepForm(form);
  });
  keepOpen();
  // A form that was refused says what was typed itself.
  document.addEventListener(replaced, ({ target }) => {
    const form = (target as Element).querySelector<HTMLFormElement>(wanted);
    if (form) keepOn(form, form.dataset["over"] ?? draftOf(form).read()["over"]);
  });
}
