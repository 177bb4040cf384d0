/** Which part of a long list the server is asked for. */
export interface ListRequest {
  /** What is searched for. */
  text?: string;
  /** One of the list's own filters; left out: all. */
  filter?: string;
  /** One of the list's own columns; left out: the usual order. */
  sort?: string;
  descending?: boolean;
  /** 0-based place of the first row. */
  from?: number;
  /** Rows at most. */
  size?: number;
}

/** A part of a long list, and where the next one begins: null after the last. */
export interface CursorPage<Row, Cursor> {
  rows: Row[];
  next: Cursor | null;
}

/** A part of a long list, sorted and cut by the server. */
export interface ListPage<Row> {
  /** How many rows there are in all. */
  total: number;
  rows: Row[];
  /** True when the list goes on beyond what was counted. */
  isMore?: boolean;
}
