import type { GalleryApi } from "@jubilee/core/media/gallery.api";
import { pictureProblem, unreadProblem } from "@jubilee/core/media/gallery.rules";
import type { EventPhoto } from "@jubilee/core/media/gallery.types";
import { fail } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import { drawPicture, openPicture } from "../../../page-kit/files/drawPicture.ts";
import { sendFile } from "./sendFile.ts";

/** Pixels a side: a photo that fills a large screen, and one that fills a tile of a grid. */
const wholeSide = 2400;
const smallSide = 720;

/** Draws a photo anew in two sizes, sends both and keeps it; what has arrived in vain is removed. */
export async function sendPhoto(
  gallery: GalleryApi,
  eventId: string,
  file: File,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<Result<EventPhoto>> {
  const problem = pictureProblem(file);
  if (problem) return fail("invalid_input", problem);
  const picture = await openPicture(file);
  const small = picture && (await drawPicture(picture, smallSide, "jpg"));
  const whole = picture && (await drawPicture(picture, wholeSide, "jpg"));
  picture?.close();
  if (!small || !whole) return fail("invalid_input", unreadProblem(file));
  const ending = "jpg" as const;
  const thumb = await sendFile(gallery, eventId, { file: small.file, ending }, signal);
  if (!thumb.ok) return thumb;
  const sent = await sendFile(gallery, eventId, { file: whole.file, ending }, signal, onPercent);
  const { width, height } = whole;
  const kept = sent.ok
    ? await gallery.addPhoto(eventId, { path: sent.value, thumbPath: thumb.value, width, height })
    : sent;
  if (!kept.ok) await gallery.forget([thumb.value, ...(sent.ok ? [sent.value] : [])]);
  return kept;
}
