import type { ContactReceipt } from "./support.types.ts";
/** What the functions of this area answer. */
export interface Answers {
  submit_support_request: ContactReceipt;
}
