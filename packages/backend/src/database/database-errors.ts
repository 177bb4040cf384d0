import { inspect } from "node:util";
import type { App } from "@supabase/lite";
import { type DatabaseError, describe, isDatabaseError, printAs } from "./quiet-errors.ts";

type Connection = App["connection"];

/** Answered well by lite itself: status, code, hint and details as PostgREST gives them. */
const answeredByLite = /^(42501|42P01|25006|42883|42P17|23502|PT\d{3}|PGRST)$|^(42|22|21|55|53)/;

/** A rule of ours, a right, a key, a check or a value: whoever asked is answered, and nothing is wrong here. */
const refusing = /^(PT4\d\d|P0001|42501|25006)$|^2[23]/;
const refusals = new WeakSet<object>();

/** Whether what a library wants to log is how the database refused somebody. */
export function isKeptRefusal(said: unknown): boolean {
  return typeof said === "object" && said !== null && refusals.has(said);
}

/** PostgREST's status of a SQLSTATE that lite would answer with 500 or without its hint. */
export function statusOf(sqlState: string): number {
  if (sqlState === "23505" || sqlState === "23503") return 409;
  if (sqlState === "P0001" || sqlState.startsWith("23")) return 400;
  if (sqlState.startsWith("08")) return 503;
  if (sqlState.startsWith("28")) return 403;
  if (sqlState === "57014") return 504;
  if (/^(P0|40|54|57|58|XX|F0|HV|0L|0P)/.test(sqlState)) return 500;
  return 400;
}

/** The sentence with which a function of ours has refused; null for any other error. */
export function databaseRefusal(error: unknown): string | null {
  return isDatabaseError(error) && error.code.startsWith("PT") ? error.message : null;
}

/** In the form PostgREST's own `RAISE SQLSTATE 'PGRST'` takes, which lite passes on whole. */
class PassedOn extends Error {
  readonly code = "PGRST";
  readonly detail: string;

  constructor(error: DatabaseError) {
    const { code, message, detail = null, hint = null } = error;
    super(JSON.stringify({ code, message, details: detail, hint }), { cause: error });
    this.detail = JSON.stringify({ status: statusOf(code), headers: {} });
  }
}

/**
 * Keeps message, details and hint of every refusal; without this lite answers a business rule
 * (P0001), an exclusion (23P01) or a check (23514) with 500 and the code `SUP`. lite writes each
 * refusal to the log with the statement's parameters: here it logs one line without them and without
 * the message, which quotes what was sent; and of a refusal nothing (`isKeptRefusal`).
 */
export function keepDatabaseErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = normalize(error);
    if (!isDatabaseError(normalized)) {
      if (normalized instanceof Error) printAs(normalized, `lite: ${normalized.name}`);
      return normalized;
    }
    const kept = answeredByLite.test(normalized.code) ? normalized : new PassedOn(normalized);
    if (refusing.test(normalized.code)) refusals.add(kept);
    Object.defineProperty(kept, inspect.custom, {
      value: () => `database: ${describe(normalized)}`,
    });
    return kept;
  };
}
