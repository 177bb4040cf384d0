/** Figures of a row by the ids of their columns; money in the currency's smallest unit. */
export type Figures = Readonly<Record<string, number | null>>;

export interface FigureRow {
  id: string;
  label: string;
  /** Under the label: a supplier, a due day. */
  note?: string;
  figures: Figures;
  /** Nothing of it can be changed here: its figures come from elsewhere. */
  isFixed?: boolean;
}

/** Rows that are summed together. */
export interface FigureGroup {
  id: string;
  label: string;
  rows: readonly FigureRow[];
}

interface AnyColumn {
  id: string;
  header: string;
}

/** Typed and kept. Money and counts are summed, unless that would say nothing. */
export interface EnteredColumn extends AnyColumn {
  kind: "money" | "number";
  isEditable?: boolean;
  isSummed?: boolean;
}

/** What is left of one column after another: planned less spent. */
export interface DifferenceColumn extends AnyColumn {
  kind: "difference";
  of: string;
  less: string;
}

export type FigureColumn = EnteredColumn | DifferenceColumn;

/** One figure that was typed, pasted or emptied, with what was there before, so that it can be undone. */
export interface FigureChange {
  rowId: string;
  columnId: string;
  value: number | null;
  before: number | null;
}

/** A place in the table. */
export interface FigureCell {
  rowId: string;
  columnId: string;
}
