import { sees } from "@jubilee/core/people/profiles.rules";
import type { Audience } from "@jubilee/core/people/profiles.types";
import { onPage } from "../../client/on-page.ts";

/** The names of the form's fields where those of the profile are others. */
const inForm: Readonly<Record<string, string>> = { name: "fullName", former_name: "formerName" };

/** What one viewer sees of the profile as it stands in its form, saved or not. */
function show(form: HTMLFormElement, view: HTMLElement): void {
  const viewer = view.dataset["viewer"] as Exclude<Audience, "hidden">;
  const valueOf = (name: string): string | undefined => {
    const field = form.elements.namedItem(name);
    return field instanceof Element && "value" in field ? String(field.value) : undefined;
  };
  const isSeen = (field: string) =>
    sees(viewer, (valueOf(`sees-${field}`) ?? "hidden") as Audience);
  for (const line of view.querySelectorAll<HTMLElement>("[data-shows]")) {
    const { shows: field = "" } = line.dataset;
    const typed = valueOf(inForm[field] ?? field);
    if (typed !== undefined) line.textContent = typed;
    const row = line.closest<HTMLElement>("dl > div") ?? line;
    row.hidden = !line.textContent.trim() || !isSeen(field);
  }
  const isNamed = isSeen("name") && Boolean(valueOf("fullName")?.trim());
  const part = (name: string) => view.querySelector<HTMLElement>(`[data-${name}]`);
  part("seen")?.toggleAttribute("hidden", !isNamed);
  part("unseen")?.toggleAttribute("hidden", isNamed);
}

function showTyped(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-typed=save]");
  if (!form) return;
  const views = document.querySelectorAll<HTMLElement>("[data-viewer]");
  const showAll = () => views.forEach((view) => show(form, view));
  showAll();
  form.addEventListener("input", showAll);
}

onPage(showTyped);
