import type { App } from "@supabase/lite";
import type { OpenBackend } from "../backend.types.ts";

type Connection = App["connection"];

/** lite's request context, as its `withContext` is given it. */
interface RequestVariables {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
}

interface Executor {
  executeQuery(query: object): Promise<unknown>;
}

/**
 * How long one statement of a request may take, by role, as hosted Supabase limits it: one slow
 * query gives its connection back before it stops the others. PGlite has one connection and cannot
 * end a statement; its worker's watchdog does.
 */
const statementLimits = new Map([
  ["anon", "3s"],
  ["authenticated", "8s"],
  ["service_role", "30s"],
]);
const unlimited = "0";

const setContext = `select set_config('role', $1, true),
  set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claim.role', $1, true),
  set_config('storage.operation', $3, true),
  set_config('request.jwt.claims', $4, true),
  set_config('statement_timeout', $5, true)`;

/** From here on the transaction only reads, and as whom an administrator looks at. */
const enterViewing = "select public.enter_viewing($1::uuid)";

/**
 * Makes every request run as its role from the start.
 *
 * lite decides with its first request whether row level security is in use and then grants
 * everything to everyone; the state is set before it can. The five statements with which it
 * takes on a caller's role become one, and no other role than the three is ever taken.
 */
export function bindSessionContext(connection: Connection, driver: OpenBackend["driver"]): void {
  Reflect.set(connection, "rlsState", "active");
  Reflect.set(
    connection,
    "applyJwtSessionContext",
    async (executor: Executor, variables: RequestVariables) => {
      const { auth, storage } = variables;
      const role = auth?.role ?? "anon";
      const limit = statementLimits.get(role);
      if (!limit) throw new Error(`The role ${role} makes no requests.`);
      const claims = typeof auth?.jwt === "object" ? JSON.stringify(auth.jwt) : "";
      const run = (queryId: string, sql: string, parameters: string[]) =>
        executor.executeQuery({
          sql,
          parameters,
          query: { kind: "RawNode", sqlFragments: [sql], parameters: [] },
          queryId: { queryId },
        });
      await run("session-context", setContext, [
        role,
        textOf(auth?.uid),
        textOf(storage?.operation),
        claims,
        driver === "postgres" ? limit : unlimited,
      ]);
      const viewing = viewingOf(auth?.jwt);
      if (viewing) await run("enter-viewing", enterViewing, [viewing]);
    },
  );
}

/** Whether the guard above is still in place. */
export function isSessionContextBound(connection: Connection): boolean {
  return Reflect.get(connection, "rlsState") === "active";
}

function viewingOf(jwt: unknown): string {
  return typeof jwt === "object" && jwt !== null ? textOf(Reflect.get(jwt, "viewing")) : "";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
