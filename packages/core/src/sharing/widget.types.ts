/** How high a widget's first screen is, in CSS pixels. */
export interface WidgetHeight {
  /** In a column of 360 to 390 px. */
  phone: number;
  /** From 460 px on. */
  wide: number;
}

/**
 * What an area says of a widget: `<area>/<kind>.widget.ts` exports it by its kind. What the kind
 * consists of stands in the folders of its name in `packages/widgets/src`.
 */
export interface WidgetFacts {
  /**
   * The room that it needs: measured with a full form (four tickets, four amounts, a purpose, a
   * dedication). Skeletons, snippets and frames go by it; a test holds it to the truth.
   */
  height: WidgetHeight;
  /** A payment page is opened from it; a frame of the others may not. */
  takesPayments?: true;
  /** The link that stands where no script runs; `{name}` is the event's or campaign's. */
  words: string;
  /** The same where it is known when: `{when}`. */
  wordsWithTime?: string;
}
