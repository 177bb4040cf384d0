import { tell } from "../../../client/notices.ts";
import { lookAgain } from "../../../client/again.ts";
import { onPage } from "../../../client/on-page.ts";

const quickMs = 1_500;
const slowMs = 5_000;
/** A payment is told within seconds; after so many looks it takes longer. */
const quickLooks = 40;

const waits = (page: Document): boolean => page.querySelector("[data-watch]") !== null;

const shown = (): Promise<void> =>
  new Promise((go) => {
    if (!document.hidden) return go();
    document.addEventListener("visibilitychange", () => go(), { once: true });
  });

/** Looks again until the payment that the page waits for is told, and shows what came of it. */
export function awaitPayment(): void {
  let isWatching = false;
  const look = async (): Promise<boolean> => {
    const isTold = await lookAgain((page) => !waits(page));
    if (isTold) tell(document.querySelector("h1")?.textContent ?? "");
    return isTold;
  };
  const watch = async () => {
    for (let looks = 0; isWatching; looks += 1) {
      const pause = looks < quickLooks ? quickMs : slowMs;
      await new Promise((go) => setTimeout(go, pause));
      await shown();
      // Without a line it is looked again.
      if (await look().catch(() => false)) isWatching = false;
    }
  };
  onPage(() => {
    if (isWatching || !waits(document)) return;
    isWatching = true;
    void watch();
  });
}
