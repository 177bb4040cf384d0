/** Why a typed amount is not one. */
export type AmountProblem =
  | "empty"
  | "not_a_number"
  | "ambiguous"
  | "negative"
  | "too_many_decimals"
  | "too_large";

/** A typed amount in minor units, or why it is none. */
export type ParsedAmount =
  | { ok: true; amountMinor: number }
  | { ok: false; problem: AmountProblem; message: string };
