import { onPage } from "./on-page.ts";

/** As long as a timer can wait, in milliseconds. */
const longestMs = 2 ** 31 - 1;

const renewIt = (): void => {
  void import("./anew.ts").then(({ lookUntilAnew }) => lookUntilAnew()).catch(() => undefined);
};

/** A widget says that what its page shows around it has changed; or a moment comes that changes it (`data-until`). */
export function showNews(): void {
  document.addEventListener("jubilee-news", renewIt);
  onPage(() => {
    const until = document.querySelector<HTMLElement>("[data-until]")?.dataset["until"];
    const left = until === undefined ? Infinity : Date.parse(until) - Date.now();
    if (left < longestMs) setTimeout(renewIt, Math.max(0, left) + 250);
  });
}
