import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ImportedGuest, ImportUndoPreview, PastImport, RefusedLine } from "./imports.types.ts";

/** What became of the lines of one call. Refused lines say why; the others went in. */
export interface ImportedChunk {
  added: number;
  updated: number;
  unchanged: number;
  refused: RefusedLine[];
}

/** What taking an import back did: people taken off, people as before, people who stay. */
export interface ImportUndone {
  removed: number;
  restored: number;
  kept: number;
}

export interface ImportsApi {
  /** Opens an import that can be undone as a whole; gives its id. Lines that never go in are noted with it. */
  start: (
    eventId: string,
    fileName: string,
    rejected: readonly RefusedLine[],
  ) => Promise<Result<string>>;
  /** At most 500 guests a call; sending the same ones again changes nothing. */
  send: (batchId: string, guests: ImportedGuest[]) => Promise<Result<ImportedChunk>>;
  finish: (batchId: string) => Promise<Result<void>>;
  /**
   * Takes back what the import added and changed, in parts of 2,000 lines; `told` hears how many
   * lines are left. What fails half way goes on from there when it is called again.
   */
  undo: (batchId: string, told?: (left: number) => void) => Promise<Result<ImportUndone>>;
  /** What undoing would do, without doing it. */
  previewUndo: (batchId: string) => Promise<Result<ImportUndoPreview>>;
  /** Which keys of lines the event has imported before. */
  knownKeys: (eventId: string, keys: readonly string[]) => Promise<Result<string[]>>;
  /** The imports of an event, the newest first. */
  past: (eventId: string) => Promise<Result<PastImport[]>>;
}

const undoneAtOnce = 2000;
const keysAtOnce = 2000;

/** Calls of the guest import. Rows are guests, units are rows; failures are values. */
export function createImportsApi(client: SupabaseClient): ImportsApi {
  return {
    start: async (eventId, fileName, rejected) =>
      resultOf<string>(
        await client.rpc("start_guest_import", {
          event_id_param: eventId,
          file_name: fileName,
          mapping: {},
          rejected: rejected.map(({ line, reason }) => ({ line, reason })),
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
    async undo(batchId, told) {
      for (;;) {
        const undone = resultOf<ImportUndone & { left: number }>(
          await client.rpc("undo_guest_import", { batch_id: batchId, at_most: undoneAtOnce }),
        );
        if (!undone.ok) return undone;
        const { left, ...done } = undone.value;
        if (left === 0) return succeed(done);
        told?.(left);
      }
    },
    previewUndo: async (batchId) =>
      resultOf<ImportUndoPreview>(await client.rpc("preview_import_undo", { batch_id: batchId })),
    async knownKeys(eventId, keys) {
      const known: string[] = [];
      for (let from = 0; from < keys.length; from += keysAtOnce) {
        const part = resultOf<string[]>(
          await client.rpc("known_import_keys", {
            event_id_param: eventId,
            keys: keys.slice(from, from + keysAtOnce),
          }),
        );
        if (!part.ok) return part;
        known.push(...part.value);
      }
      return succeed(known);
    },
    past: async (eventId) =>
      resultOf<PastImport[]>(await client.rpc("list_guest_imports", { event_id_param: eventId })),
  };
}
