/** Whose calendar and clock something is told by. */
export interface Reader {
  /** BCP 47, such as `en-GB` or `ar`. */
  locale: string;
  timeZone: string;
  /** `YYYY-MM-DD` in that zone. */
  today: string;
}
