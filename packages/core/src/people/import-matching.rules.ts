import { matchColumns } from "./import-columns.rules.ts";
import { dateQuestions } from "./import-dates.rules.ts";
import type { ColumnMatch, CsvTable, DateOrder, DateQuestion, PresetId } from "./imports.types.ts";
import { arrangeTable } from "./import-presets.rules.ts";

/** A file as its preset reads it, with what its dates leave open and what they prove. */
export interface MatchedTable {
  table: CsvTable;
  columns: ColumnMatch[];
  questions: DateQuestion[];
  dateOrders: Record<number, DateOrder>;
}

/** Arranges a file's lines and matches its columns, as the preset says. */
export function matchTable(file: CsvTable, preset: PresetId): MatchedTable {
  const table = arrangeTable(file, preset);
  const columns = matchColumns(table, preset);
  const questions = dateQuestions(table, columns);
  const proven = questions.flatMap(({ column, evidence }) =>
    evidence ? [[column, evidence] as const] : [],
  );
  return { table, columns, questions, dateOrders: Object.fromEntries(proven) };
}
