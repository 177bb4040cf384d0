import type { OpenBackend } from "../backend.types.ts";
import { quietly } from "../database/quiet-errors.ts";
import { isRecord } from "./bodies.ts";
import type { Caller } from "./callers.ts";

/** Runs one statement; `$1` parameters; rows as plain objects. */
export type Run = <Row extends object>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * Runs statements in one transaction as a caller, so that row level security decides.
 *
 * @param how `operation` is what storage policies see as `storage.operation()`; `tryOnly` undoes
 *   everything at the end, to learn whether it would be allowed
 */
export function asCaller<Value>(
  backend: OpenBackend,
  caller: Caller,
  work: (run: Run) => Promise<Value>,
  how: { operation?: string; tryOnly?: boolean } = {},
): Promise<Value> {
  const context = {
    auth: {
      uid: caller.userId ?? undefined,
      role: caller.role,
      jwt: caller.claims ?? { role: caller.role },
    },
    ...(how.operation ? { storage: { operation: how.operation } } : {}),
  };
  return backend.connection.withContext(
    context,
    (database) =>
      work(async <Row extends object>(sql: string, parameters: unknown[] = []) => {
        const result = await quietly(() => database.executeQuery<Row>(compiled(sql, parameters)));
        return result.rows;
      }),
    { forceRollback: how.tryOnly ?? false },
  );
}

/** A statement in the form lite's query builder executes. */
function compiled(sql: string, parameters: unknown[]) {
  return {
    sql,
    parameters,
    query: { kind: "RawNode" as const, sqlFragments: [sql], parameters: [] },
    queryId: { queryId: sql },
  };
}

/** The SQLSTATE of a database error, whichever driver raised it. */
export function sqlState(error: unknown): string | null {
  const code = isRecord(error) || error instanceof Error ? Reflect.get(error, "code") : null;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
