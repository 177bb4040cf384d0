import { Refusal } from "../_shared/refusal.ts";

/** What is sent by no form of ours. */
export const unclear = (field: string): Refusal =>
  new Refusal("invalid_input", "This is not readable.", field);
