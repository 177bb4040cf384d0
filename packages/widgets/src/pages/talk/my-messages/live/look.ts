import { pageAt } from "../../../client/again.ts";

/**
 * Reads the conversation as the server makes it now, and lays what is new of it over what is here:
 * lines that are the same stay, so that only new ones are read aloud. Whether there was any.
 */
export async function lookFor(talk: HTMLElement): Promise<boolean> {
  const query = new URLSearchParams(location.search);
  query.set("thread", talk.dataset["talk"] ?? "");
  for (const name of ["on", "edit", "before"]) query.delete(name);
  const path = location.pathname.split("/").slice(0, 3).join("/");
  const page = await pageAt(`${path}?${query}`).catch(() => null);
  const fresh = page?.querySelector("#said");
  const said = document.querySelector("#said");
  if (!page || !fresh || !said) return false;
  let isNew = false;
  let before: Element | null = null;
  // They move over one by one: the list is taken first.
  const lines = [...fresh.children];
  for (const line of lines) {
    const known = document.getElementById(line.id);
    const isSame = known?.getAttribute("data-heard") === line.getAttribute("data-heard");
    // The line above what was new on coming in stays where it stood.
    if (line.id === "fresh") continue;
    if (known && !isSame) known.replaceWith(line);
    else if (!known) {
      if (before) before.after(line);
      else said.append(line);
    }
    isNew ||= !known || !isSame;
    before = document.getElementById(line.id);
  }
  if (isNew) talk.querySelector("[data-empty]")?.remove();
  const now = page.querySelector<HTMLElement>("[data-talk]")?.dataset ?? {};
  talk.dataset["heard"] = now["heard"] ?? talk.dataset["heard"] ?? "0";
  talk.dataset["channel"] = now["channel"] ?? talk.dataset["channel"] ?? "";
  return isNew;
}
