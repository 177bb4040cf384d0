/** Which pictures fit, and what has to be said about them. */
import { moved } from "../base/lists.rules.ts";
import { galleryCopy } from "./gallery.copy.ts";
import type { EventPhoto, PhotoWords, SponsorDraft, SponsorTier } from "./gallery.types.ts";

/** How many photos a gallery can have. */
export const photosAtMost = 60;

/** What is sent is drawn anew and smaller, so more may be chosen than is kept. */
const chosenMaxBytes = 25 * 1024 * 1024;

/** Types a picture can be chosen in; HEIC where the browser reads it. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"];

/** Why a file cannot be a photo or logo; null when it can be tried. */
export function pictureProblem(file: { type: string; size: number }): string | null {
  const fits = pictureTypes.includes(file.type) && file.size > 0 && file.size <= chosenMaxBytes;
  return fits ? null : galleryCopy.kind;
}

/** Why a file that was chosen could not be read. */
export function unreadProblem(file: { type: string }): string {
  return /^image\/hei[cf]/.test(file.type) ? galleryCopy.heic : galleryCopy.damaged;
}

/**
 * The size a picture is kept in: inside a square of `most` pixels, never larger than it is.
 *
 * @returns whole pixels, at least 1
 */
export function fitInside(
  { width, height }: { width: number; height: number },
  most: number,
): { width: number; height: number } {
  const share = Math.min(1, most / Math.max(width, height, 1));
  const whole = (side: number) => Math.max(1, Math.round(side * share));
  return { width: whole(width), height: whole(height) };
}

/** Whether strangers see a photo: it is described, or says nothing that needs words. */
export function isShown({ alt, decorative }: Pick<PhotoWords, "alt" | "decorative">): boolean {
  return decorative || alt.trim() !== "";
}

/** What keeps words from being saved; null when they can. */
export function wordsProblem(words: PhotoWords): string | null {
  return isShown(words) ? null : galleryCopy.alt;
}

/** The address somebody typed as https, or null for what is none; empty stays empty. */
export function sponsorAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "";
  if (/\s/.test(text)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  const isSite = url?.protocol === "https:" && url.hostname.includes(".") && !url.username;
  return isSite ? url.href : null;
}

/** What is wrong with a sponsor, by field; empty when nothing is. */
export function sponsorProblems(
  draft: Pick<SponsorDraft, "name" | "tier" | "url">,
): Partial<Record<"name" | "tier" | "url", string>> {
  return {
    ...(draft.name.trim() === "" && { name: galleryCopy.name }),
    ...(draft.tier.trim() === "" && { tier: galleryCopy.tier }),
    ...(sponsorAddress(draft.url) === null && { url: galleryCopy.url }),
  };
}

/** Levels with one sponsor at another place of its level; `by` is -1 or 1. */
export function sponsorsMoved(
  tiers: readonly SponsorTier[],
  sponsorId: string,
  by: number,
): SponsorTier[] {
  return tiers.map((tier) => {
    const at = tier.sponsors.findIndex(({ id }) => id === sponsorId);
    return at < 0 ? tier : { ...tier, sponsors: moved(tier.sponsors, at, at + by) };
  });
}

/** How many photos nobody sees yet, since nobody has said what is on them. */
export function withoutWords(photos: readonly EventPhoto[]): number {
  return photos.filter((photo) => !isShown(photo)).length;
}
