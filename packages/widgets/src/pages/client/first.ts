import { firstData, type FirstOne } from "../../element/first-data.ts";

interface Written {
  token: string;
  kinds: string[];
  data: FirstOne;
}

/** Hands the widgets of the page what stands in it, so that none of them asks for it. */
export function giveWidgetsTheirData(): void {
  const text = document.querySelector("#jubilee-first")?.textContent;
  if (!text) return;
  const { token, kinds, data } = JSON.parse(text) as Written;
  for (const kind of kinds) firstData()[`${kind}/${token}`] = data;
  const { theme } = document.documentElement.dataset;
  if (!theme) return;
  for (const element of document.querySelectorAll("[token]")) element.setAttribute("theme", theme);
}

/** What stood in a widget's place goes once that is there: nothing is found twice. */
export function clearPlaces(): void {
  for (const element of document.querySelectorAll("[token]")) {
    // A poll asks who can when before it shows anything: until then its words are the page's.
    const shows = element.localName === "jubilee-poll" ? "jubilee:step" : "jubilee:ready";
    element.addEventListener(shows, () => element.replaceChildren());
  }
}
