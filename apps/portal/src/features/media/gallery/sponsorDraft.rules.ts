import type { PublicSponsor, SponsorDraft } from "@jubilee/core/media/gallery.types";

/** What a new sponsor begins with. */
export const emptySponsor: SponsorDraft = { name: "", tier: "", url: "", logo: null };

const folder = "/photos/";

/** A kept sponsor as its form holds it. */
export function draftOf({ name, url, logo }: PublicSponsor, tier: string): SponsorDraft {
  if (!logo) return { name, tier, url: url ?? "", logo: null };
  const { width, height } = logo;
  const path = logo.url.slice(logo.url.lastIndexOf(folder) + folder.length);
  return { name, tier, url: url ?? "", logo: { path, width, height } };
}
