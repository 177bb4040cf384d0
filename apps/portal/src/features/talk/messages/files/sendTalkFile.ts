import { fail, succeed } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import { fileBytesAtMost, isDrawn, typeOf } from "@jubilee/core/talk/files.rules";
import type { ThreadsApi } from "@jubilee/core/talk/threads.api";
import { drawPicture, openPicture } from "../../../../page-kit/files/drawPicture.ts";
import { putFile } from "../../../../page-kit/files/putFile.ts";
import { fileCopy, fileTroubles } from "./file.copy.ts";

/** Pixels a side: a picture that fills a large screen. */
const pictureSide = 2400;

/** What goes up: the file, or the picture drawn anew. */
export interface ReadyFile {
  blob: Blob;
  width?: number;
  height?: number;
}

/** Draws a picture anew, without what was hidden in it; what has transparent places stays what it is. */
export async function readyFile(file: File): Promise<Result<ReadyFile>> {
  const type = typeOf(file);
  if (!isDrawn({ type })) {
    return succeed({ blob: type === file.type ? file : new Blob([file], { type }) });
  }
  const picture = await openPicture(file);
  if (!picture) return fail("invalid_input", fileCopy.unread(file.name));
  const isKept = type === "image/png" || type === "image/webp";
  const drawn = await drawPicture(picture, pictureSide, isKept ? "png" : "jpg");
  picture.close();
  if (!drawn) return fail("invalid_input", fileCopy.unread(file.name));
  if (drawn.file.size > fileBytesAtMost) return fail("invalid_input", fileTroubles.size(file.name));
  const { width, height } = drawn;
  return succeed({ blob: drawn.file, width, height });
}

interface Sending extends ReadyFile {
  threadId: string;
  id: string;
  name: string;
}

/** Sends a file up and keeps it for one's next message. `offline` is what passes by itself. */
export async function sendTalkFile(
  api: ThreadsApi,
  { threadId, id, name, blob, width, height }: Sending,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<Result<unknown>> {
  const permit = await api.permitFile(threadId, id);
  if (!permit.ok) return permit;
  if (signal.aborted) return fail("unavailable", fileCopy.lost(name));
  const status = await putFile(permit.value, blob, signal, onPercent);
  if (status === 413) return fail("invalid_input", fileTroubles.size(name));
  if (status === 415) return fail("invalid_input", fileCopy.other(name));
  if (status === 0) return fail("offline", fileCopy.lost(name));
  // Sent once more after a lost answer it is there already.
  if (status !== 200 && status !== 409) return fail("unavailable", fileCopy.lost(name));
  return api.keepFile(threadId, {
    id,
    name,
    ...(width !== undefined && height !== undefined ? { width, height } : {}),
  });
}
