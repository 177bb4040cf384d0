import { lookAgain } from "../../client/again.ts";

const everyMs = 1_200;
const looks = 12;

const isTold = (page: Document) => page.querySelector("[data-watch]") === null;
const awaited = () => document.querySelector<HTMLElement>("[data-watch]")?.dataset["watch"];

/** Looks again until the payment that the page waits for has arrived; after that it says that none has. */
async function awaitPayment(): Promise<void> {
  for (let look = 0; look < looks && awaited() !== undefined; look += 1) {
    // One look after the other.
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    // Without a line it is looked again.
    if (!document.hidden) await lookAgain(isTold).catch(() => false);
  }
  const later = awaited();
  if (later !== undefined) location.replace(later);
}

void awaitPayment();
