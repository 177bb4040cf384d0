import type { Prefill } from "../widget.types.ts";

/** Reads `name=Ada&email=ada@example.org&partySize=2`. */
export function readPrefill(text: string | null): Prefill {
  const values = new URLSearchParams(text ?? "");
  const prefill: Prefill = {};
  for (const field of ["name", "email", "note", "signed"] as const) {
    const value = values.get(field);
    if (value) prefill[field] = value;
  }
  const answer = values.get("answer");
  if (answer === "yes" || answer === "no" || answer === "maybe") prefill.answer = answer;
  const size = Number(values.get("partySize"));
  if (Number.isInteger(size) && size > 0) prefill.partySize = size;
  return prefill;
}
