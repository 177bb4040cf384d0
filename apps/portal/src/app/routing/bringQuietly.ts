const idle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** What is on the screen has its own parts to fetch first. */
const settledMs = 1_000;

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
 * better to do. Returns how to stop.
 */
export function bringQuietly(
  find: () => Iterable<() => Promise<unknown>> | Promise<Iterable<() => Promise<unknown>>>,
  report: (error: unknown) => void,
): () => void {
  let isWanted = !isSparing();
  const bring = async () => {
    for (const load of isWanted ? await find() : []) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, and only while it is quiet
      await idle();
      if (!isWanted) return;
      // oxlint-disable-next-line no-await-in-loop
      await load();
    }
  };
  const timer = setTimeout(() => void bring().catch(report), settledMs);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
