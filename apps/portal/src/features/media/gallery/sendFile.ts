import { galleryCopy } from "@jubilee/core/media/gallery.copy";
import type { GalleryApi } from "@jubilee/core/media/gallery.api";
import { fail, succeed } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";

/** A year: a file never changes under its name. */
const keptSeconds = "31536000";

/** Sends one file and says how far it is, 0 to 100; `fetch` cannot tell that. */
function put(
  address: string,
  file: Blob,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<boolean> {
  return new Promise((settle) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onPercent(Math.round((loaded / total) * 100)),
    );
    request.addEventListener("loadend", () => settle(request.status === 200));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("PUT", address);
    const form = new FormData();
    form.append("cacheControl", keptSeconds);
    form.append("", file);
    request.send(form);
  });
}

/** Puts a file into an event's folder; the answer is its name there. */
export async function sendFile(
  gallery: GalleryApi,
  eventId: string,
  { file, ending }: { file: Blob; ending: "jpg" | "png" },
  signal: AbortSignal,
  onPercent: (percent: number) => void = () => undefined,
): Promise<Result<string>> {
  const permit = await gallery.permit(eventId, ending);
  if (!permit.ok) return permit;
  const { path, address } = permit.value;
  const isThere = !signal.aborted && (await put(address, file, signal, onPercent));
  return isThere ? succeed(path) : fail("unavailable", galleryCopy.lost);
}
