import type { PublicError } from "@jubilee/core/public-event/types";
import type { Result } from "@jubilee/core/result/types";

const unanswered: PublicError = {
  code: "unavailable",
  message: "The server did not answer. Nothing is lost; try again in a moment.",
  field: null,
};

function isPublicError(body: unknown): body is PublicError {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}

/** A call of a stranger by a venue's token: no account, no data client, no cookie. */
export async function callVenueLink<Value>(
  token: string,
  body?: object,
  /** First day of the two months that are shown, the first of a month; without it this month. */
  from?: string,
): Promise<Result<Value, PublicError>> {
  const query = from === undefined ? "" : `?from=${from}`;
  const request: RequestInit = body
    ? {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }
    : {};
  try {
    const response = await fetch(`/functions/v1/embed/venue/${encodeURIComponent(token)}${query}`, {
      ...request,
      credentials: "omit",
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, value: answer as Value };
    return { ok: false, error: isPublicError(answer) ? answer : unanswered };
  } catch {
    return { ok: false, error: unanswered };
  }
}
