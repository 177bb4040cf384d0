import type { Handler, OpenBackend } from "../../backend.types.ts";
import type { Callers } from "../callers.ts";
import { notSupported } from "../failure.ts";
import { storageRefusal } from "../replies.ts";
/** Answers everything under `/storage/v1`. */
export function createStorage(_backend: OpenBackend, _callers: Callers): Handler {
  return (request) => Promise.resolve(storageRefusal(notSupported(request.url)));
}
