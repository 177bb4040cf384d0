import type { CallFailure, Result } from "./result.types.ts";

/** A call that went well. */
export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** A call that failed in an expected way. `message` is shown to people. */
export function fail(
  code: CallFailure["code"],
  message: string,
  field: string | null = null,
): { ok: false; error: CallFailure } {
  return { ok: false, error: { code, message, field } };
}

/** What PostgREST and the token functions say when a call fails. */
export interface DatabaseRefusal {
  code?: string | null;
  message?: string | null;
  details?: string | null;
  hint?: string | null;
}

const sentences: Record<CallFailure["code"], string> = {
  not_found: "This does not exist any more, or it is not yours to see.",
  not_allowed: "You are not allowed to do this.",
  plan_required: "Your plan does not include this.",
  invalid_input: "Something in the form is not right. Check the fields and try again.",
  conflict: "Somebody else changed this in the meantime. Reload and try again.",
  too_many_requests: "Too many tries. Wait a minute and try again.",
  signed_out: "Your session has ended. Sign in again to go on.",
  offline: "There is no connection. Nothing was lost; try again when you are online.",
  unavailable: "The server did not answer. Try again in a moment.",
};

const failureCodes: readonly CallFailure["code"][] = [
  "plan_required",
  "not_allowed",
  "not_found",
  "invalid_input",
  "conflict",
  "too_many_requests",
  "signed_out",
  "unavailable",
];

const codesByState: Record<string, CallFailure["code"]> = {
  PGRST116: "not_found",
  PGRST301: "signed_out",
  PGRST303: "signed_out",
  PT400: "invalid_input",
  PT401: "signed_out",
  PT402: "plan_required",
  PT403: "not_allowed",
  PT404: "not_found",
  PT409: "conflict",
  PT410: "not_found",
  PT422: "invalid_input",
  PT429: "too_many_requests",
  "23505": "conflict",
  "23503": "conflict",
  "23514": "invalid_input",
  "23502": "invalid_input",
  "22P02": "invalid_input",
  "22001": "invalid_input",
  "22021": "invalid_input",
  "22P05": "invalid_input",
  "42501": "not_allowed",
  "25006": "not_allowed",
  P0001: "invalid_input",
};

/** NUL or half of a character: `22021` in a text, `22P05` in JSON. */
const unstorable =
  "The text has a character in it that cannot be kept, such as NUL. Delete it and try again.";

/** `25006` is a write in a read-only transaction: an administrator looks at somebody's account. */
const sentencesByState: Record<string, string> = {
  "22021": unstorable,
  "22P05": unstorable,
  "25006": "You are only looking at this account. Nothing in it can be changed.",
};

/**
 * Translates a refusal of the database into the product's words. Sentences raised by our own
 * functions (`PT4xx`, `P0001`) are kept; anything else never shows SQL or HTTP words.
 */
export function failureFrom(refusal: DatabaseRefusal): CallFailure {
  const state = refusal.code ?? "";
  const isOurs = state.startsWith("PT4") || state === "P0001";
  const code =
    codeOfHint(refusal.hint) ??
    codesByState[state] ??
    (isOffline(refusal.message) ? "offline" : "unavailable");
  const message =
    isOurs && refusal.message ? refusal.message : (sentencesByState[state] ?? sentences[code]);
  const field = isOurs && /^[A-Za-z_]+$/.test(refusal.details ?? "") ? refusal.details : null;
  return { code, message, field: field ?? null };
}

function codeOfHint(hint: string | null | undefined): CallFailure["code"] | undefined {
  return failureCodes.find((code) => code === hint);
}

function isOffline(message: string | null | undefined): boolean {
  return /failed to fetch|network ?error|load failed/i.test(message ?? "");
}

/** A PostgREST answer as a `Result`; no error but no data either counts as `not_found`. */
export function resultOf<Value>(answer: {
  data: Value | null;
  error: DatabaseRefusal | null;
}): Result<Value> {
  if (answer.error) return { ok: false, error: failureFrom(answer.error) };
  if (answer.data === null) return fail("not_found", sentences.not_found);
  return succeed(answer.data);
}

/** The answer of a call that gives nothing back: it went well when nothing was refused. */
export function doneOf({ error }: { error: DatabaseRefusal | null }): Result<true> {
  return error ? { ok: false, error: failureFrom(error) } : succeed(true);
}

/** A failed call for layers that speak in exceptions, such as a query cache. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.name = "CallError";
    this.failure = failure;
  }
}

/** The value of a call. @throws CallError when the call failed. */
export async function valueOf<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call;
  if (result.ok) return result.value;
  throw new CallError(result.error);
}
