/** An expected refusal on its way to the client; never shows SQL or a stack. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Record<string, unknown>;

  /**
   * @param status HTTP status, 4xx or 501
   * @param code machine-readable, in the words of the service that is imitated
   * @param message one sentence for people
   * @param extra further fields of the answer's body
   */
  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The honest answer to what the embedded backend does not do. */
export function notSupported(name: string): Failure {
  return new Failure(
    501,
    "not_supported",
    `${name} is not supported by the embedded backend; it works with a Supabase project.`,
    { feature: name },
  );
}

/** The answer when a limit is reached. */
export function tooMany(code: string, message: string, retryAfterMs: number): Failure {
  return new Failure(429, code, message, { retry_after_seconds: Math.ceil(retryAfterMs / 1000) });
}
