/** What the large view says by itself. */
export interface PhotoViewWords {
  close: string;
  zoom: string;
  previous: string;
  next: string;
  place: (place: number, count: number) => string;
  broken: string;
  /** The view itself could not be loaded. */
  failed: string;
  retry: string;
}

export const englishPhotoView: PhotoViewWords = {
  close: "Close",
  zoom: "Zoom",
  previous: "Previous photo",
  next: "Next photo",
  place: (place, count) => `${place} of ${count}`,
  broken: "This photo could not be shown.",
  failed: "The photo could not be opened",
  retry: "Try again",
};
