const firstWaitMs = 5_000;
const longestWaitMs = 60_000;
/** Some eight minutes: whoever left the page open that long presses, or comes back on line. */
const tries = 10;

/**
 * Asks again by itself what could not be reached, each time after a longer while, and at once when
 * the device is on line again. A page that nobody looks at waits.
 *
 * @returns ends it
 */
export function askAgain(ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;
  let left = tries;
  const wait = () => {
    if (left === 0) return;
    timer = setTimeout(look, waitMs);
    waitMs = Math.min(longestWaitMs, waitMs * 2);
  };
  const look = () => {
    if (document.hidden) return wait();
    left -= 1;
    void ask();
    wait();
  };
  const isBack = () => void ask();
  wait();
  addEventListener("online", isBack);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", isBack);
  };
}
