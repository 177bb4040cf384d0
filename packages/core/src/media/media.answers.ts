import type { SharedGallery, SponsorTier } from "./gallery.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  arrange_sponsors: SponsorTier[];
  get_shared_gallery: SharedGallery;
  list_sponsors: SponsorTier[];
  remove_sponsor: SponsorTier[];
  save_sponsor: SponsorTier[];
}
