import type { PublicError } from "@jubilee/core/sharing/public-event.types";

/** Codes beyond `PublicError`: what signed-in callers can be refused for. */
export type RefusalCode =
  | PublicError["code"]
  | "not_found"
  | "not_allowed"
  | "plan_required"
  | "conflict"
  | "signed_out";

/** An expected refusal: becomes a 4xx answer with a message for people. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly field: string | null;

  constructor(code: RefusalCode, message: string, field: string | null = null, status?: number) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.field = field;
    this.status = status ?? statusOf(code);
  }
}

/** A refusal raised by a database function (`PTxyz`, hint = code, detail = field). */
export class SqlRefusal extends Refusal {
  override readonly name = "SqlRefusal";
}

/** The fields of a database error that say what was refused. */
export interface DatabaseError {
  code?: string | undefined;
  message?: string | undefined;
  hint?: string | null | undefined;
  detail?: string | null | undefined;
}

/** Turns a database error into a refusal, or null when it is a fault of ours. */
export function refusalOf(error: DatabaseError): SqlRefusal | null {
  const status = /^PT(4\d\d)$/.exec(error.code ?? "")?.[1];
  const message = error.message ?? "This is not possible.";
  if (status) {
    const code = isCode(error.hint) ? error.hint : codeOf(Number(status));
    const field = error.detail === "" ? null : (error.detail ?? null);
    return new SqlRefusal(code, message, field, Number(status));
  }
  if (error.code === "42501") return new SqlRefusal("not_allowed", "You may not do this.");
  return null;
}

/** Every code a refusal can have, with its HTTP status. */
export const statuses: Record<RefusalCode, number> = {
  link_invalid: 404,
  not_begun: 404,
  rsvp_closed: 409,
  rsvp_full: 409,
  sold_out: 409,
  not_on_sale: 409,
  limit_exceeded: 422,
  hold_expired: 409,
  already_completed: 409,
  event_cancelled: 409,
  event_ended: 409,
  invalid_input: 422,
  too_many_requests: 429,
  origin_not_allowed: 403,
  unavailable: 503,
  not_found: 404,
  not_allowed: 403,
  plan_required: 403,
  conflict: 409,
  signed_out: 401,
};

function statusOf(code: RefusalCode): number {
  return statuses[code];
}

function isCode(text: string | null | undefined): text is RefusalCode {
  return text !== null && text !== undefined && Object.hasOwn(statuses, text);
}

function codeOf(status: number): RefusalCode {
  if (status === 401) return "signed_out";
  if (status === 403) return "not_allowed";
  if (status === 404) return "not_found";
  if (status === 409) return "conflict";
  return status === 429 ? "too_many_requests" : "invalid_input";
}
