import { randomKey } from "../../../client/idempotency.ts";
import { onPage } from "../../client/on-page.ts";
import { keepForm } from "../../client/typed.ts";

/** The sheet as the server has made it: for nobody yet. */
let blank: Node | null = null;

const sheetIn = () => document.querySelector<HTMLElement>("#lead[popover]");

/** Lays the form out for one person, with what this tab has kept of it. */
function layOut(sheet: HTMLElement, about: string, title: string): void {
  const fresh = blank?.cloneNode(true);
  if (fresh) sheet.replaceChildren(...fresh.childNodes);
  const form = sheet.querySelector("form");
  const heading = sheet.querySelector("h2");
  if (!form || !heading) return;
  heading.textContent = title;
  const set = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  set("memberId", about);
  set("idempotencyKey", randomKey());
  form.dataset["typed"] = about;
  keepForm(form);
}

/** The form opens over the page for whoever is pressed; without this script its address shows it. */
function openSheet(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>("a[data-about]");
  const sheet = sheetIn();
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || !sheet || isElsewhere) return;
  event.preventDefault();
  const { about = "", title = "" } = link.dataset;
  const form = sheet.querySelector<HTMLFormElement>("form");
  if (form?.dataset["typed"] !== about) layOut(sheet, about, title);
  sheet.showPopover();
}

onPage(() => {
  blank = sheetIn()?.cloneNode(true) ?? null;
});
document.addEventListener("click", openSheet);
