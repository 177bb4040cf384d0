import type { CoverLook } from "@jubilee/core/events/events.types";
import { colourOfPixels, themeOfColour, widgetVariables } from "@jubilee/ui/covers";

/** So many pixels a side are enough to see a colour. */
const side = 64;

/** What an event wears from a photo; null when it has hardly any colour, or cannot be read here. */
export async function lookOfPhoto(photo: Blob): Promise<CoverLook | null> {
  const picture = await createImageBitmap(photo, { resizeWidth: side, resizeHeight: side }).catch(
    () => null,
  );
  const drawing = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const paper = drawing.getContext("2d", { willReadFrequently: true });
  if (!picture || !paper) return null;
  paper.drawImage(picture, 0, 0, side, side);
  picture.close();
  const accent = colourOfPixels(paper.getImageData(0, 0, side, side).data);
  return accent === null ? null : { accent, colours: widgetVariables(themeOfColour(accent)) };
}

/** The same of a photo that was put up before. */
export async function lookOfCover(coverUrl: string): Promise<CoverLook | null> {
  const answer = await fetch(coverUrl).catch(() => null);
  return answer?.ok ? lookOfPhoto(await answer.blob()) : null;
}
