import type { ReactNode } from "react";

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The head is heard and not seen: a column of buttons. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** In the first column: a control before what opens the row, such as what ticks it off. */
  before?: (row: Row) => ReactNode;
  /** Makes the column sortable; what is empty goes last. Where the server sorts, its value is not read. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Numbers stand at the end. */
  align?: "start" | "end";
  widthPx?: number;
  /** Hidden where the table has no room for it: below some 480, 680 or 840 px of its own width. */
  from?: "tablet" | "desktop" | "wide";
}

export interface DataSort {
  id: string;
  descending: boolean;
}

export interface DataSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What the row's checkbox is called: the person's name. */
  labelOf: (row: Row) => string;
}

export interface DataGroup {
  id: string;
  label: ReactNode;
  /** Stands under all others: those without a group of their own. */
  last?: boolean;
}

/**
 * What a press on a row does: it opens details beside (`id` says whose), or it leads on, and then the
 * row is a link like any other. Where some rows lead on and others stand for several, those without
 * an address unfold (`open`) what they stand for, and `isUnfolded` says whether it is shown.
 */
export type DataOpening<Row> =
  | { open: (row: Row) => void; id?: string | null; href?: never; isUnfolded?: never }
  | { href: (row: Row) => string; open?: never; id?: never; isUnfolded?: never }
  | {
      href: (row: Row) => string | undefined;
      open: (row: Row) => void;
      isUnfolded: (row: Row) => boolean | undefined;
      id?: never;
    };

/**
 * The order to begin with; or the server sorts: the rows stay as given, and a column's head asks
 * for another order.
 */
export type DataSorting =
  | { initial: DataSort }
  | { sort: DataSort | null; onSort: (sort: DataSort | null) => void };

/** How high the rows are: `compact` has one line in each. Phones keep lines that a finger hits. */
export type DataDensity = "usual" | "compact";

/** What a swipe to the side uncovers on a phone: the usual act, which is offered elsewhere too. */
export interface DataSwipe<Row> {
  /** One short word. */
  label: string;
  icon: ReactNode;
  /** Its spoken name, which begins with the label: "Write to Ada". */
  nameOf: (row: Row) => string;
  /** Which rows have it; left out: all of them. */
  isFor?: (row: Row) => boolean;
  act: (row: Row) => void;
}

/** How a reader has arranged the table. */
export interface DataArrangement<Row> {
  density?: DataDensity;
  /** Columns that are not shown. */
  hidden?: ReadonlySet<string>;
  /** Ids in the order the reader wants them; the first column, which names the row, stays first. */
  order?: readonly string[] | undefined;
  /** Rows of one group stand together under its label: households. */
  groupOf?: ((row: Row) => DataGroup) | undefined;
}

export interface DataTableProps<Row> {
  /** What is listed: its spoken name. */
  label: string;
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: ReadonlyArray<Row>;
  rowId: (row: Row) => string;
  selection?: DataSelection<Row>;
  opening?: DataOpening<Row> | undefined;
  /** Rows that changed a moment ago: their ground shines up once. */
  glowing?: ReadonlySet<string>;
  sorting?: DataSorting;
  arrangement?: DataArrangement<Row>;
  /** One line below 768 px; without it the first two columns are shown. */
  phoneLine?: (row: Row) => ReactNode;
  swipe?: DataSwipe<Row> | undefined;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
}

/** What is drawn one under the other. */
export type DataItem<Row> =
  | { kind: "group"; id: string; label: ReactNode }
  | { kind: "row"; id: string; row: Row };
