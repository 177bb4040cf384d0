import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  ImportedGuest,
  ImportUndoPreview,
  PastImport,
  RefusedLine,
  ImportedChunk,
  ImportUndone,
} from "./imports.types.ts";

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
   * Takes back what the import added and changed, in parts of 200 lines; `told` hears how many
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

const undoneAtOnce = 200;
const keysAtOnce = 2000;

/** Calls of the guest import. Rows are guests, units are rows; failures are values. */
export function createImportsApi(client: DatabaseClient): ImportsApi {
  return {
    start: (eventId, fileName, rejected) =>
      call(client, "start_guest_import", {
        event_id_param: eventId,
        file_name: fileName,
        mapping: {},
        rejected: rejected.map(({ line, reason }) => ({ line, reason })),
      }),
    send: (batchId, guests) =>
      call(client, "import_guest_rows", { batch_id: batchId, rows: guests }),
    finish: async (batchId) => {
      const finished = await call(client, "finish_guest_import", { batch_id: batchId });
      return finished.ok ? succeed(undefined) : finished;
    },
    async undo(batchId, told) {
      for (;;) {
        const undone = await call(client, "undo_guest_import", {
          batch_id: batchId,
          at_most: undoneAtOnce,
        });
        if (!undone.ok) return undone;
        const { left, ...done } = undone.value;
        if (left === 0) return succeed(done);
        told?.(left);
      }
    },
    previewUndo: (batchId) => call(client, "preview_import_undo", { batch_id: batchId }),
    async knownKeys(eventId, keys) {
      const known: string[] = [];
      for (let from = 0; from < keys.length; from += keysAtOnce) {
        const part = await call(client, "known_import_keys", {
          event_id_param: eventId,
          keys: keys.slice(from, from + keysAtOnce),
        });
        if (!part.ok) return part;
        known.push(...part.value);
      }
      return succeed(known);
    },
    past: (eventId) => call(client, "list_guest_imports", { event_id_param: eventId }),
  };
}
