import type { RichPicture } from "@jubilee/core/base/rich-text.types";
import type { Result } from "@jubilee/core/base/result.types";
import { fail, succeed } from "@jubilee/core/base/result.rules";

/** Twice the room that a mail has, for dense screens. */
const widestPx = 1200;

/** A picture as mails carry it: no wider than they show it, without what the camera noted. */
async function drawn(file: File): Promise<{ file: File; width: number; height: number } | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!bitmap) return null;
  const scale = Math.min(1, widestPx / bitmap.width);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const type = file.type === "image/png" ? "image/png" : "image/jpeg";
  const blob = await canvas.convertToBlob({ type, quality: 0.86 });
  return { file: new File([blob], file.name, { type }), width, height };
}

/** Takes a picture up for a mail, and says where it lies. */
export async function mailPicture(
  file: File,
  upload: (file: File) => Promise<Result<string>>,
): Promise<Result<RichPicture>> {
  const picture = await drawn(file);
  if (!picture) return fail("invalid_input", "This file is no picture. Choose a JPEG or a PNG.");
  const lies = await upload(picture.file);
  if (!lies.ok) return lies;
  const { width, height } = picture;
  return succeed({ src: lies.value, alt: "", width, height });
}
