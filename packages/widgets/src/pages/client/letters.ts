/** From here on it is said how many letters there are: the last tenth, or the last hundred. */
const isNear = (letters: number, most: number): boolean =>
  letters > most - Math.min(most / 10, 100);

type Counted = HTMLInputElement | HTMLTextAreaElement;

const isCounted = (field: EventTarget | null): field is Counted =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.dataset["most"] !== undefined;

function counterOf(field: Counted): HTMLElement {
  const next = field.nextElementSibling;
  if (next instanceof HTMLElement && next.dataset["letters"] !== undefined) return next;
  const counter = document.createElement("small");
  counter.dataset["letters"] = "";
  // What is wrong is said by the field itself; figures that change with each letter only disturb.
  counter.setAttribute("aria-hidden", "true");
  field.after(counter);
  return counter;
}

function count(field: Counted): void {
  const most = Number(field.dataset["most"]);
  const letters = field.value.trim().length;
  const isOver = letters > most;
  field.setCustomValidity(isOver ? (field.dataset["tooLong"] ?? "") : "");
  if (isOver) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  if (!isNear(letters, most)) {
    const next = field.nextElementSibling;
    if (next instanceof HTMLElement && next.dataset["letters"] !== undefined) next.remove();
    return;
  }
  const counter = counterOf(field);
  const figures = new Intl.NumberFormat(document.documentElement.lang);
  counter.textContent = `${figures.format(letters)} / ${figures.format(most)}`;
  counter.dataset["letters"] = isOver ? "over" : "";
}

/**
 * Counts letters near the end of what a field may have (`data-most`). What is pasted beyond stays
 * there, and its form is not sent until it is shorter.
 */
export function countLetters(): void {
  document.addEventListener("input", ({ target }) => {
    if (isCounted(target)) count(target);
    // Filled in by what was kept, all fields of a form at once.
    else if (target instanceof HTMLFormElement)
      [...target.elements].filter(isCounted).forEach(count);
  });
}
