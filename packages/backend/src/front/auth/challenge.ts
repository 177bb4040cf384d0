import { createHash } from "node:crypto";
import { Failure } from "../failure.ts";
import type { CodeChallenge } from "./codes.ts";
import { optionalText } from "./input.ts";

/** The proof-key half of a request (RFC 7636), or null when the client does not use it. */
export function codeChallengeOf(body: Record<string, unknown>): CodeChallenge | null {
  const challenge = optionalText(body, "code_challenge");
  if (!challenge) return null;
  const method = (optionalText(body, "code_challenge_method") ?? "plain").toLowerCase();
  if (!/^[\w.~-]{43,128}$/.test(challenge) || (method !== "s256" && method !== "plain")) {
    throw new Failure(400, "validation_failed", "code_challenge is not valid", {
      field: "code_challenge",
    });
  }
  return { challenge, method };
}

/** Whether a verifier belongs to a challenge. */
export function isVerifier(verifier: string, challenge: CodeChallenge): boolean {
  const derived =
    challenge.method === "plain"
      ? verifier
      : createHash("sha256").update(verifier).digest("base64url");
  return derived === challenge.challenge;
}
