import { fitInside } from "@jubilee/core/media/gallery.rules";

/** A picture drawn anew in a size of ours: what was hidden in the file, such as its place, is gone. */
export interface DrawnPicture {
  file: Blob;
  width: number;
  height: number;
}

const types = { jpg: "image/jpeg", png: "image/png" } as const;
const quality = 0.86;

/** Opens a picture the right way up; null for what this browser cannot read. */
export function openPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
}

/** Draws it no larger than `most` pixels a side; a jpg has paper where the picture has nothing. */
export async function drawPicture(
  picture: ImageBitmap,
  most: number,
  ending: keyof typeof types,
): Promise<DrawnPicture | null> {
  const size = fitInside(picture, most);
  const canvas = Object.assign(document.createElement("canvas"), size);
  const paper = canvas.getContext("2d");
  if (!paper) return null;
  if (ending === "jpg") {
    paper.fillStyle = "white";
    paper.fillRect(0, 0, size.width, size.height);
  }
  paper.imageSmoothingQuality = "high";
  paper.drawImage(picture, 0, 0, size.width, size.height);
  const file = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, types[ending], quality),
  );
  return file && { file, ...size };
}
