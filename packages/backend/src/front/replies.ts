import type { Failure } from "./failure.ts";

/** A JSON answer that no cache keeps. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers },
  });
}

/** A refusal in the form the auth client reads (API version 2024-01-01 and before). */
export function authRefusal(failure: Failure): Response {
  return json(
    {
      code: failure.code,
      error_code: failure.code,
      message: failure.message,
      msg: failure.message,
      ...failure.extra,
    },
    failure.status,
    { "x-sb-error-code": failure.code, ...retryAfter(failure) },
  );
}

/** A refusal in the form the REST client reads. */
export function restRefusal(failure: Failure): Response {
  return json(
    { code: failure.code, message: failure.message, details: null, hint: null, ...failure.extra },
    failure.status,
    retryAfter(failure),
  );
}

/** A refusal in the form the storage client reads. */
export function storageRefusal(failure: Failure): Response {
  return json(
    {
      statusCode: String(failure.status),
      error: failure.code,
      message: failure.message,
      ...failure.extra,
    },
    failure.status,
    retryAfter(failure),
  );
}

function retryAfter(failure: Failure): Record<string, string> {
  const seconds = failure.extra["retry_after_seconds"];
  return typeof seconds === "number" ? { "retry-after": String(seconds) } : {};
}
