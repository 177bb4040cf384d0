import { galleryCopy } from "@jubilee/core/media/gallery.copy";
import type { GalleryApi } from "@jubilee/core/media/gallery.api";
import { putFile } from "../../../page-kit/files/putFile.ts";
import { fail, succeed } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";

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
  const isThere = !signal.aborted && (await putFile(address, file, signal, onPercent)) === 200;
  return isThere ? succeed(path) : fail("unavailable", galleryCopy.lost);
}
