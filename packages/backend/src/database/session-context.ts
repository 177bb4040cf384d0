import type { App } from "@supabase/lite";
import { PgliteConnection } from "@supabase/lite/pglite";
import type { OpenBackend } from "../backend.types.ts";
import { currentCall, type LiteCall } from "./lite-call.ts";
import { quietly } from "./quiet-errors.ts";
import { type SessionStanding, standingSql } from "./session-standing.ts";

type Connection = App["connection"];
type WithContext = Connection["withContext"];
type Options = Parameters<WithContext>[2];
type Database = Connection["kysely"];

/** lite's request context, as its `withContext` is given it. */
interface RequestVariables {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
}

/** Sends a text of one or more statements in one message; the rows of the last. */
type Send = (database: Database, text: string) => Promise<Record<string, unknown>[]>;

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

/** Thrown where a session is found not to be whole; the call's `standing` says how it stands. */
class SessionNotWhole extends Error {
  /** One line in lite's log, as for every refusal. */
  readonly code = "PT401";
}

/**
 * Makes every request run as its role from the start.
 *
 * lite decides with its first request whether row level security is in use and then grants
 * everything to everyone; the state is set before it can. What it sends in up to a dozen statements
 * before a request's own (begin, role, claims, and for a function the request itself) goes in one
 * message, which also asks how the caller's session stands. Every setting is the transaction's own
 * and ends with it. No other role than the three is ever taken.
 */
export function bindSessionContext(connection: Connection, driver: OpenBackend["driver"]): void {
  Reflect.set(connection, "rlsState", "active");
  const send = senderOf(connection);
  const withoutContext = connection.withContext.bind(connection);

  const withContext: WithContext = async (context, work, options) => {
    if (options?.transaction) throw new Error("A request has a transaction of its own.");
    if (!context) return withoutContext(context, work, options);
    const call = currentCall();
    const variables: RequestVariables = context;
    const opening = openingOf(variables, options, call, driver);
    return connection.kysely.connection().execute(async (database) => {
      try {
        const [row] = await send(database, opening);
        requireWhole(call, row);
        const viewing = viewingOf(variables.auth?.jwt);
        if (viewing) await send(database, `select public.enter_viewing(${literal(viewing)}::uuid)`);
        const value = await work(database);
        await send(database, options?.forceRollback ? "rollback" : "commit");
        return value;
      } catch (error) {
        // A connection that is gone cannot take it; what it was doing is undone by that.
        await send(database, "rollback").catch(() => undefined);
        throw error;
      }
    });
  };
  connection.withContext = withContext;
}

/** Whether the guard above is still in place. */
export function isSessionContextBound(connection: Connection): boolean {
  return Reflect.get(connection, "rlsState") === "active";
}

function openingOf(
  { auth, storage }: RequestVariables,
  options: Options,
  call: LiteCall | null,
  driver: OpenBackend["driver"],
): string {
  const role = textOf(auth?.role) || "anon";
  const limit = statementLimits.get(role);
  if (!limit) throw new Error(`The role ${role} makes no requests.`);
  const claims = typeof auth?.jwt === "object" ? JSON.stringify(auth.jwt) : "";
  const settings: Record<string, string> = {
    role,
    "request.jwt.claim.sub": textOf(auth?.uid),
    "request.jwt.claim.role": role,
    "storage.operation": textOf(storage?.operation),
    "request.jwt.claims": claims,
    statement_timeout: driver === "postgres" ? limit : unlimited,
    ...rpcSettings(options?.rpc),
  };
  const columns = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${literal(value)}, true)`,
  );
  const sessionId = call?.sessionId;
  if (sessionId) columns.push(`${standingSql(literal(sessionId))} as standing`);
  return `begin; select ${columns.join(", ")}`;
}

/** What PostgREST lets a function read and answer beside its rows. */
function rpcSettings(rpc: NonNullable<Options>["rpc"]): Record<string, string> {
  if (!rpc) return {};
  return {
    "response.status": "",
    "response.headers": "",
    "request.method": rpc.method,
    "request.path": rpc.path,
    "request.headers": JSON.stringify(rpc.requestHeaders ?? {}),
    ...(rpc.readOnly ? { transaction_read_only: "on" } : {}),
  };
}

function requireWhole(call: LiteCall | null, row: Record<string, unknown> | undefined): void {
  if (!call?.sessionId) return;
  const standing: SessionStanding =
    row?.["standing"] === "whole" ? "whole" : row?.["standing"] === "half" ? "half" : "ended";
  call.standing = standing;
  if (standing !== "whole") throw new SessionNotWhole("The session is not whole.");
}

function senderOf(connection: Connection): Send {
  if (connection instanceof PgliteConnection) {
    return async (_database, text) => {
      const results = await quietly(() => connection.driver.exec(text));
      return results.at(-1)?.rows ?? [];
    };
  }
  return async (database, text) => {
    const query = { kind: "RawNode" as const, sqlFragments: [text], parameters: [] };
    const compiled = { sql: text, parameters: [], query, queryId: { queryId: text } };
    const { rows } = await quietly(() => database.executeQuery<Record<string, unknown>>(compiled));
    // Of several statements the driver gives a list of results, each a list of rows.
    const last: unknown = rows.at(-1);
    return (Array.isArray(last) ? last : rows) as Record<string, unknown>[];
  };
}

/** A text as SQL writes it, whatever `standard_conforming_strings` says. */
function literal(text: string): string {
  return `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

function viewingOf(jwt: unknown): string {
  return typeof jwt === "object" && jwt !== null ? textOf(Reflect.get(jwt, "viewing")) : "";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
