import type { GalleryCopy } from "../copy.types.ts";

export const gallery: GalleryCopy = {
  photos: "Photos",
  photo: (place, count) => `Photo ${place} of ${count}`,
  place: (place, count) => `${place} of ${count}`,
  previous: "Photo before",
  next: "Next photo",
  sponsors: "Made possible by",
};
