/** A call that can fail in expected ways. Expected failures are values; `throw` is for programmer errors. */
export type Result<Value, Failure = CallFailure> =
  | { ok: true; value: Value }
  | { ok: false; error: Failure };

/** Why a call to the backend failed, in the product's own words. */
export interface CallFailure {
  code:
    | "not_found"
    | "not_allowed"
    | "plan_required"
    | "invalid_input"
    | "conflict"
    | "too_many_requests"
    | "signed_out"
    | "offline"
    | "unavailable";
  /** Shown to people: says what is wrong and what to do. */
  message: string;
  field: string | null;
}
