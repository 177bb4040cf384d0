import { CallError } from "@jubilee/core/base/result.rules";
import type { CallFailure } from "@jubilee/core/base/result.types";

const articlesByFailure: Readonly<Record<CallFailure["code"], string>> = {
  not_found: "not-allowed",
  not_allowed: "not-allowed",
  plan_required: "premium-feature",
  invalid_input: "form-not-right",
  conflict: "changed-meanwhile",
  too_many_requests: "too-many-tries",
  signed_out: "session-ended",
  offline: "no-connection",
  unavailable: "no-connection",
};

/**
 * The slug of the article about an error message, by whatever failed: a call's answer, what a read
 * threw, or a refusal of the authentication service, whose codes are its own.
 */
export function articleAbout(failure: unknown): string {
  const told = failure instanceof CallError ? failure.failure : failure;
  if (typeof told !== "object" || told === null || !("code" in told)) return "no-connection";
  const known = Object.entries(articlesByFailure).find(([code]) => code === told.code);
  return known?.[1] ?? "signing-in";
}

/** The articles that failures link to; a test holds that each exists. */
export const articlesOfFailures: readonly string[] = Object.values(articlesByFailure);
