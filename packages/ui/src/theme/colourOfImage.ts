import { dominantColour } from "./dominantColour.ts";

/** Enough to tell hues apart, and quick on any photo. */
const side = 48;

/** The colour a logo or photo is remembered by, `#rrggbb`; `null` when it has none or cannot be read. */
export async function colourOfImage(image: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(image).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, side, side);
  bitmap.close();
  return dominantColour(context.getImageData(0, 0, side, side).data);
}
