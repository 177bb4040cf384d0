import type { OpenBackend } from "../backend.types.ts";

/** Work that one server at a time does for all on a database. */
export interface Chores {
  /**
   * Does it, unless another server is at it or it was begun less than `everyMs` ago.
   *
   * @returns whether this server did it
   */
  once(name: string, everyMs: number, work: () => Promise<unknown>): Promise<boolean>;
}

/** Chores of the servers on a database. What a server that died was at is anybody's. */
export function createChores(backend: Pick<OpenBackend, "query">, processId: string): Chores {
  return {
    async once(name, everyMs, work) {
      const [row] = await backend.query<{ isMine: boolean }>(
        `select private.begin_chore($1, $2::uuid, $3::text::bigint * interval '1 millisecond') as "isMine"`,
        [name, processId, String(everyMs)],
      );
      if (!row?.isMine) return false;
      try {
        await work();
      } finally {
        await backend.query("select private.end_chore($1, $2::uuid)", [name, processId]);
      }
      return true;
    },
  };
}
