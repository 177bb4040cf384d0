/** Resolves at a moment of the runtime's clock, at once when it has passed. */
export function waitUntil(timeMs: number): Promise<void> {
  const leftMs = timeMs - Date.now();
  return new Promise((resolve) => {
    if (leftMs <= 0) resolve();
    else setTimeout(resolve, leftMs);
  });
}
