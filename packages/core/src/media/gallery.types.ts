/**
 * An event's photos and sponsors: the JSON of `get_shared_gallery`, `list_sponsors` and `save_sponsor`,
 * and the rows of `photos`. Sizes are pixels; addresses are paths on the product's own origin.
 * Source: specification area F27 (gallery and sponsors of an event's page).
 */

/** A picture as everybody may see it. */
export interface PublicPhoto {
  id: string;
  /** The whole picture, at most 2400 pixels a side. */
  url: string;
  /** The same, small enough for a grid. */
  thumbUrl: string;
  /** Empty for a picture that says nothing the words around it do not say. */
  alt: string;
  caption: string | null;
  width: number;
  height: number;
}

/** A logo as it is shown. */
export interface SponsorLogo {
  url: string;
  width: number;
  height: number;
}

export interface PublicSponsor {
  id: string;
  name: string;
  /** Their website, https alone. */
  url: string | null;
  /** Null: the name stands for itself. */
  logo: SponsorLogo | null;
}

/** A level of sponsors; the highest stands first. */
export interface SponsorTier {
  id: string;
  name: string;
  sponsors: PublicSponsor[];
}

/** Answer to `GET /functions/v1/embed/gallery/:token` (share token or personal token). */
export interface SharedGallery {
  photos: PublicPhoto[];
  sponsors: SponsorTier[];
}

/** How many there are to ask for; told with the event, left out where there is nothing. */
export interface GalleryCounts {
  photos: number;
  sponsors: number;
}

/** What is said about a picture. */
export interface PhotoWords {
  alt: string;
  decorative: boolean;
  caption: string;
}

/** A picture as its planner holds it. */
export interface EventPhoto extends PhotoWords {
  id: string;
  storagePath: string;
  thumbPath: string;
  width: number;
  height: number;
  position: number;
}

/** A file in the bucket that is not kept as a photo or logo yet. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

/** What is typed about a sponsor. */
export interface SponsorDraft {
  name: string;
  /** The level's name; a new one is made. */
  tier: string;
  /** Empty: no link. */
  url: string;
  logo: StoredPicture | null;
  position?: number;
}

/** Where one file may be sent, once. */
export interface UploadPermit {
  path: string;
  /** Takes the file by `PUT`. */
  address: string;
}
