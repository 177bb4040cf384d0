import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf, succeed } from "../result/result.rules.ts";
import type { Result } from "../result/result.types.ts";
import type { ImportedGuest } from "./imports.types.ts";

/** What became of the lines of one call. Refused lines say why; the others went in. */
export interface ImportedChunk {
  added: number;
  updated: number;
  unchanged: number;
  refused: { line: number; reason: string }[];
}

export interface ImportsApi {
  /** Opens an import that can be undone as a whole; gives its id. */
  start: (eventId: string, fileName: string) => Promise<Result<string>>;
  /** At most 500 guests a call; sending the same ones again changes nothing. */
  send: (batchId: string, guests: ImportedGuest[]) => Promise<Result<ImportedChunk>>;
  finish: (batchId: string) => Promise<Result<void>>;
  /** Takes back what the import added and changed; gives how many guests it removed. */
  undo: (batchId: string) => Promise<Result<number>>;
}

/** Calls of the guest import. Rows are guests, units are rows; failures are values. */
export function createImportsApi(client: SupabaseClient): ImportsApi {
  return {
    start: async (eventId, fileName) =>
      resultOf<string>(
        await client.rpc("start_guest_import", {
          event_id_param: eventId,
          file_name: fileName,
          mapping: {},
        }),
      ),
    send: async (batchId, guests) =>
      resultOf<ImportedChunk>(
        await client.rpc("import_guest_rows", { batch_id: batchId, rows: guests }),
      ),
    finish: async (batchId) => {
      const finished = resultOf(await client.rpc("finish_guest_import", { batch_id: batchId }));
      return finished.ok ? succeed(undefined) : finished;
    },
    undo: async (batchId) => {
      const undone = resultOf<{ removed: number }>(
        await client.rpc("undo_guest_import", { batch_id: batchId }),
      );
      return undone.ok ? succeed(undone.value.removed) : undone;
    },
  };
}
