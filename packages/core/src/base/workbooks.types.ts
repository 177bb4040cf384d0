/** Spreadsheet files as people save them: visible sheets with the texts of their cells. */

export interface WorkbookRow {
  /** The row's number as the spreadsheet shows it, from 1. */
  number: number;
  /** The cells' texts from column A on; nothing after the last filled one. */
  cells: string[];
}

export interface WorkbookSheet {
  name: string;
  /** Rows with at least one filled cell. */
  rows: WorkbookRow[];
}
