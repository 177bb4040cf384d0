import { qrSquares } from "./qrSquares.ts";

/** The light border that scanners need, in squares. */
const quiet = 4;
/** Printed two inches wide it is still sharp. */
const atLeastPx = 1024;

/** A code as a picture to keep: dark on white with its border, sharp on paper. Null where a browser draws none. */
export async function qrPicture(value: string): Promise<Blob | null> {
  const { path, size } = qrSquares(value);
  const wide = size + 2 * quiet;
  const squarePx = Math.ceil(atLeastPx / wide);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = wide * squarePx;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(squarePx, 0, 0, squarePx, quiet * squarePx, quiet * squarePx);
  pen.fillStyle = "black";
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen fills a path, no array
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
