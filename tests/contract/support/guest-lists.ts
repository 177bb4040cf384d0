import { parseCsv } from "@jubilee/core/base/csv.rules";
import { matchColumns } from "@jubilee/core/people/import-columns.rules";
import { checkRecord } from "@jubilee/core/people/import-records.rules";
import type { ImportedChunk } from "@jubilee/core/people/imports.types";
import type { Planner } from "./planner.ts";

/** Brings a list in as the import's page does: reads the file, checks its lines and sends what is ready. */
export async function importList(
  planner: Planner,
  eventId: string,
  text: string,
): Promise<ImportedChunk> {
  const table = parseCsv(new TextEncoder().encode(text));
  const plan = {
    preset: "generic",
    columns: matchColumns(table),
    dateOrders: {},
    includeCancelled: false,
  } as const;
  const guests = table.records.map((record) => {
    const read = checkRecord(record, plan);
    if (read.kind !== "ready") throw new Error(`Line ${record.line} does not go in`);
    return read.guest;
  });
  const batch = await planner.ask<string>(
    "start_guest_import($2::uuid, $3)",
    eventId,
    "The list.csv",
  );
  const chunk = await planner.ask<ImportedChunk>(
    "import_guest_rows($2::uuid, $3::text::jsonb)",
    batch,
    JSON.stringify(guests),
  );
  await planner.ask("finish_guest_import($2::uuid)", batch);
  return chunk;
}
