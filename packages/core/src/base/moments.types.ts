/** One moment that binds somebody, such as a deadline, for a reader who may be elsewhere. */
export interface MomentText {
  /** On the event's clock. */
  event: string;
  /** The event's zone by its name, with its distance from UTC: `Eastern Standard Time, UTC−5`. */
  zone: string;
  /** On the reader's clock; null where both show the same. */
  viewer: string | null;
  viewerPlace: string | null;
}
