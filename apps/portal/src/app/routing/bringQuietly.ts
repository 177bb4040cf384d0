const idle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** What is on the screen has its own parts to fetch first. */
const settledMs = 1_000;

/** Whether somebody has asked their browser to be sparing. */
function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return Object(connection).saveData === true;
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
