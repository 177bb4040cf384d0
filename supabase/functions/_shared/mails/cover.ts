import { eventPalette } from "./event-palette.ts";
import type { MailCover, MailPalette, MailSubject } from "./mails.types.ts";
import { housePalette } from "./palette.ts";

/** The size of the strip over a mail, in the pixels of a page. */
export const coverStrip = { width: 600, height: 180 } as const;

export const coverFolder = "/mail-cover/";

/**
 * What stands over a mail. The drawing lies at an address that says what is drawn and nothing else:
 * the same for everybody who gets the mail, so it tells nobody who opened it.
 */
export function coverOf(about: MailSubject | null, siteUrl: string): MailCover | null {
  if (about === null) return null;
  const { coverUrl, eventTypeId, coverSeed } = about;
  if (coverUrl !== null && URL.canParse(coverUrl, siteUrl)) {
    return { photo: new URL(coverUrl, siteUrl).href };
  }
  const drawn = (time: "day" | "night") =>
    `${siteUrl}${coverFolder}${encodeURIComponent(eventTypeId)}/${time}.png?of=${encodeURIComponent(coverSeed)}`;
  return { day: drawn("day"), night: drawn("night") };
}

/** The colours of a mail: its event's, or the product's. */
export function paletteOf(about: MailSubject | null): MailPalette {
  if (about === null) return housePalette;
  return eventPalette(about.eventTypeId, about.coverSeed, about.coverColour ?? null);
}
