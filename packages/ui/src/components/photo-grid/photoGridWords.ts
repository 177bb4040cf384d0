/** What a grid of photos says by itself. */
export interface PhotoGridWords {
  /** A photo that nobody has described. */
  untold: (place: number, count: number) => string;
  choose: (alt: string) => string;
  broken: string;
}

export const englishPhotoGrid: PhotoGridWords = {
  untold: (place, count) => `Photo ${place} of ${count}, not described yet`,
  choose: (alt) => `Choose ${alt}`,
  broken: "This photo could not be shown.",
};
