/** A year: a file never changes under its name. */
const keptSeconds = "31536000";

/**
 * Sends one file to its signed address and says how far it is, 0 to 100; `fetch` cannot tell that.
 *
 * @returns the answer's status; 0 where there was none
 */
export function putFile(
  address: string,
  file: Blob,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<number> {
  return new Promise((settle) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onPercent(Math.round((loaded / total) * 100)),
    );
    request.addEventListener("loadend", () => settle(request.status));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("PUT", address);
    const form = new FormData();
    form.append("cacheControl", keptSeconds);
    form.append("", file);
    request.send(form);
  });
}
