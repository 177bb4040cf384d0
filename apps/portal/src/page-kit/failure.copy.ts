import { CallError } from "@jubilee/core/base/result.rules";

/** What a failed read says to people. */
export function failureWords(error: unknown): string {
  return error instanceof CallError
    ? error.failure.message
    : "The server did not answer. Try again in a moment.";
}
