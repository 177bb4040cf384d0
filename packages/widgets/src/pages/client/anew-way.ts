import { onPage } from "./on-page.ts";

/** As long as a timer can wait, in milliseconds. */
const longestMs = 2 ** 31 - 1;

/** What widgets tell after which a page says something else around them. */
export const news = [
  "jubilee-news",
  "jubilee:rsvp-submitted",
  "jubilee:rsvp-updated",
  "jubilee:order-completed",
];

const renewIt = (): void => {
  if (!document.querySelector("[data-anew]")) return;
  void import("./anew.ts").then(({ lookUntilAnew }) => lookUntilAnew()).catch(() => undefined);
};

/** A widget says that what its page shows around it has changed; or a moment comes that changes it (`data-until`). */
export function showNews(): void {
  for (const name of news) document.addEventListener(name, renewIt);
  onPage(() => {
    const until = document.querySelector<HTMLElement>("[data-until]")?.dataset["until"];
    const left = until === undefined ? Infinity : Date.parse(until) - Date.now();
    if (left < longestMs) setTimeout(renewIt, Math.max(0, left) + 250);
  });
}
