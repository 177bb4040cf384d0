import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import type { WidgetErrorCode } from "../events/events.types.ts";
import { toJson } from "./json.ts";

export interface CallError {
  code: WidgetErrorCode;
  /** The server's words, where it has answered. */
  message?: string;
  /** The field at fault, when there is one. */
  field?: string | null;
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: CallError };

/** One request to the product; expected failures are values. */
export type Call = <Value>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<Outcome<Value>>;

const timeoutMs = 15_000;

export function failed(code: WidgetErrorCode): { ok: false; error: CallError } {
  return { ok: false, error: { code } };
}

/**
 * Asks, and takes an answer for one when it is an object, or a refusal with its code.
 *
 * @param told what is said of the visitor beside what is sent
 */
export function createRequest(origin: string, told?: Record<string, string>): Call {
  return async (method, path, body) => {
    let response: Response;
    try {
      response = await fetch(`${origin}/functions/v1/embed/${path}`, {
        method,
        credentials: "omit",
        referrerPolicy: "origin",
        signal: AbortSignal.timeout(timeoutMs),
        ...(body
          ? { headers: { "content-type": "application/json", ...told }, body: toJson(body) }
          : {}),
      });
    } catch {
      // No connection or a time-out: all the same to the visitor.
      return failed("offline");
    }
    // What stands before the server answers in a shape of its own: a gateway, a portal, a cache.
    const answer = await response.json().catch(() => null);
    if (response.ok && isFields(answer)) return { ok: true, value: answer as never };
    if (!response.ok && typeof answer?.code === "string") {
      const refusal = answer satisfies PublicError;
      // Who is refused stays refused: trying again is for a server that is away.
      const isRefused = refusal.code === "unavailable" && response.status < 500;
      return { ok: false, error: isRefused ? { ...refusal, code: "not_allowed" } : refusal };
    }
    return failed(response.status === 429 ? "too_many_requests" : "unavailable");
  };
}

function isFields(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && !Array.isArray(answer);
}
