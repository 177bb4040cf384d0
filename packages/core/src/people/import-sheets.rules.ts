import type { WorkbookSheet } from "../base/workbooks.types.ts";
import type { CsvTable } from "./imports.types.ts";

/** Its headings stand in the first row with two filled cells: above may be a title. */
function headingRow({ rows }: WorkbookSheet): number {
  const at = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== "").length > 1);
  return Math.max(0, at);
}

/** A sheet of a spreadsheet file as the table an import works on. */
export function sheetTable(sheet: WorkbookSheet): CsvTable {
  const at = headingRow(sheet);
  return {
    header: sheet.rows[at]?.cells.map((cell) => cell.trim()) ?? [],
    records: sheet.rows.slice(at + 1).map(({ number, cells }) => ({ line: number, cells })),
    source: { kind: "sheet", name: sheet.name },
  };
}
