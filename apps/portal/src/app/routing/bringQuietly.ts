const idle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** What is on the screen has its own parts to fetch first. */
const settledMs = 1_000;

/** So long after a press, a key or a turn of the wheel the page is theirs who made it. */
const handsMs = 1_000;
const hands = ["pointerdown", "keydown", "wheel"] as const;

/** Notices hands on the page: what comes ahead is unpacked by the thread that has to answer them. */
function watchHands() {
  let lastMs = Number.NEGATIVE_INFINITY;
  const note = () => {
    lastMs = Date.now();
  };
  for (const name of hands) addEventListener(name, note, { capture: true, passive: true });
  return {
    /** Waits until they have rested for a while. */
    async rest(): Promise<void> {
      for (let left = 1; left > 0;) {
        left = lastMs + handsMs - Date.now();
        // oxlint-disable-next-line no-await-in-loop -- they may come back meanwhile
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
    end(): void {
      for (const name of hands) removeEventListener(name, note, { capture: true });
    },
  };
}

/**
 * Whether the line is needed for what is pressed: somebody has asked their browser to be sparing, or
 * it is as slow as a telephone's far from a mast. Browsers that do not say how fast they are count
 * as fast.
 */
function isSparing(): boolean {
  const { saveData, effectiveType } = Object(Reflect.get(navigator, "connection")) as {
    saveData?: boolean;
    effectiveType?: string;
  };
  return saveData === true || (effectiveType !== undefined && effectiveType !== "4g");
}

/**
 * Brings code that may be wanted next, one part after the other, while the browser has nothing
 * better to do and nobody is at work on the page. Returns how to stop.
 */
export function bringQuietly(
  find: () => Iterable<() => Promise<unknown>> | Promise<Iterable<() => Promise<unknown>>>,
  report: (error: unknown) => void,
): () => void {
  let isWanted = !isSparing();
  const watch = watchHands();
  const bring = async () => {
    for (const load of isWanted ? await find() : []) {
      // oxlint-disable no-await-in-loop -- one at a time, and only while it is quiet
      await watch.rest();
      await idle();
      if (!isWanted) return;
      await load();
      // oxlint-enable no-await-in-loop
    }
  };
  const timer = setTimeout(
    () =>
      void bring()
        .catch(report)
        .finally(() => watch.end()),
    settledMs,
  );
  return () => {
    isWanted = false;
    clearTimeout(timer);
    watch.end();
  };
}
