import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import type { Result } from "@jubilee/core/base/result.types";

const unanswered: PublicError = {
  code: "unavailable",
  message: "The server did not answer. Nothing is lost; try again in a moment.",
  field: null,
};

function isPublicError(body: unknown): body is PublicError {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}

/** Where a call of a stranger goes. */
export function embedAddress(path: string): string {
  return `/functions/v1/embed/${path}`;
}

/** A call of a stranger by their token: no account, no data client, no cookie. */
export async function callEmbed<Value>(
  path: string,
  body?: object,
  method: "GET" | "DELETE" = "GET",
): Promise<Result<Value, PublicError>> {
  const request: RequestInit = body
    ? {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }
    : { method };
  try {
    const response = await fetch(embedAddress(path), { ...request, credentials: "omit" });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, value: answer as Value };
    return { ok: false, error: isPublicError(answer) ? answer : unanswered };
  } catch {
    return { ok: false, error: unanswered };
  }
}
