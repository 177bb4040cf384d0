/** How rows are chosen by press, key or finger. */
export interface RowChoice {
  selected: ReadonlySet<string>;
  /** Chooses a row or lets it go; a range begins there. */
  toggle: (id: string) => void;
  /** Chooses all rows from where the range began. */
  extend: (id: string) => void;
}
