export interface CoverOptions {
  /** One of the built-in event types' ids, such as `school-type-1`. */
  typeId: string;
  /** The event's id: the same seed always gives the same drawing. */
  seed: string;
  /** Drawn at this size in pixels, not cropped from another. */
  width: number;
  height: number;
  /** Spoken name; without it the drawing is decoration. */
  label?: string;
  /** `variables` leaves --k0 to --k7 to a style; `day` and `night` write the colours in. */
  inks?: "variables" | "day" | "night";
  /** Starts every id of this drawing, so that two on one page cannot cut each other. */
  idPrefix?: string;
}
