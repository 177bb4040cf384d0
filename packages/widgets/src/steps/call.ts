import type { PublicError } from "@jubilee/core/public-event/types";
import type { WidgetErrorCode } from "../events/events.types.ts";

export interface CallError {
  code: WidgetErrorCode;
  message: string;
  field: string | null;
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: CallError };

/** One request to the product; expected failures are values. */
export type Call = <Value>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<Outcome<Value>>;

const timeoutMs = 15_000;

function offline<Value>(): Outcome<Value> {
  return { ok: false, error: { code: "offline", message: "", field: null } };
}

export function createCall(origin: string): Call {
  return async (method, path, body) => {
    try {
      const response = await fetch(`${origin}/functions/v1/embed/${path}`, {
        method,
        credentials: "omit",
        referrerPolicy: "origin",
        signal: AbortSignal.timeout(timeoutMs),
        ...(body
          ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
          : {}),
      });
      const answer = await response.json();
      return response.ok
        ? { ok: true, value: answer }
        : { ok: false, error: answer satisfies PublicError };
    } catch {
      // No connection, a time-out, or an answer that is none: all the same to the visitor.
      return offline();
    }
  };
}
