import { formatValue } from "hucre";
import { readXlsx, type Cell, type CellValue, type Sheet } from "hucre/xlsx";
import { fail, succeed } from "./result.rules.ts";
import type { Result } from "./result.types.ts";
import { unpackedSize } from "./workbook-archive.rules.ts";
import { isOldWorkbook } from "./workbook-marks.rules.ts";
import type { WorkbookRow, WorkbookSheet } from "./workbooks.types.ts";

/** What a workbook may hold. Bytes unpacked; rows and columns of each sheet. */
export const workbookLimits = { bytes: 200 * 1024 * 1024, rows: 100_000, columns: 250 };

const refuse = (message: string) => fail("invalid_input", message, "file");

const firstDayOfDates = Date.UTC(1900, 11, 31);

/** Dates read one way only, whatever the spreadsheet's country: `2026-07-08`, `2026-07-08 15:03`. */
function dateText(date: Date): string {
  const [day = "", time = ""] = date.toISOString().split("T");
  const minutes = time.slice(0, 5);
  if (date.getTime() < firstDayOfDates) return minutes;
  return minutes === "00:00" ? day : `${day} ${minutes}`;
}

/** Spreadsheets calculate with fifteen digits: 0.1 + 0.2 is 0.3 to their reader. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(15)));

function cellText(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : dateText(value);
  const format = cell?.style?.numFmt;
  return format && format !== "General" && format !== "@"
    ? formatValue(value, format)
    : plainNumber(value);
}

function rowsOf({ rows, cells }: Sheet): WorkbookRow[] {
  return rows.flatMap((values, row) => {
    const texts = values.map((value, column) => cellText(value, cells?.get(`${row},${column}`)));
    const width = texts.findLastIndex((text) => text.trim() !== "") + 1;
    return width === 0 ? [] : [{ number: row + 1, cells: texts.slice(0, width) }];
  });
}

function tooLarge({ name, rows }: WorkbookSheet): string | null {
  const count = new Intl.NumberFormat("en");
  if (rows.length > workbookLimits.rows)
    return `The sheet “${name}” has more than ${count.format(workbookLimits.rows)} rows. Split it and import the parts.`;
  const widest = rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
  return widest > workbookLimits.columns
    ? `The sheet “${name}” has ${count.format(widest)} columns. Take out all but ${workbookLimits.columns}.`
    : null;
}

/**
 * Reads an XLSX file: its visible sheets that hold something, numbers as the spreadsheet shows
 * them, dates as ISO. Formulas give their last value; nothing in the file is run or fetched.
 * Errors: `invalid_input`, in words, for files that are locked, older, broken, empty, or that
 * unpack to more than `workbookLimits`.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<WorkbookSheet[]>> {
  if (isOldWorkbook(bytes))
    return refuse(
      "This spreadsheet is locked with a password or older than 2007. Save it as .xlsx without a password, or as CSV.",
    );
  const size = await unpackedSize(bytes, workbookLimits.bytes);
  const broken =
    "This file is no whole Excel spreadsheet. Open it in your spreadsheet program and save it again as .xlsx or CSV.";
  if (size === null) return refuse(broken);
  if (size > workbookLimits.bytes)
    return refuse("This file unpacks to more than 200 MB. Save it as CSV, or split it.");
  let read: Sheet[];
  try {
    const workbook = await readXlsx(bytes, {
      readStyles: true,
      maxRows: workbookLimits.rows + 1,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    read = workbook.sheets;
  } catch {
    // The reader refuses what it cannot make sense of; which part it was helps nobody.
    return refuse(broken);
  }
  const sheets = read
    .map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) return refuse("Every sheet of this file is empty.");
  const problem = sheets.map(tooLarge).find((text) => text !== null);
  return problem ? refuse(problem) : succeed(sheets);
}
