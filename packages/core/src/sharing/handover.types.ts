/**
 * Going on at the phone: what a visitor has filled in or holds on a wide screen, sealed by the
 * widget with a key that only the scanned code carries. The JSON of `leave_handover`,
 * `get_handover` and `take_handover`, and of the `embed` function's `handover/:token`.
 * Source: specification decision 25 (widgets), design of the embed SDK, row E5.
 */

/** Answer to `POST /functions/v1/embed/handover/:shareToken`. */
export interface Handover {
  /** Takes it, once. */
  handoverToken: string;
  /** Instant, ISO 8601: ten minutes from when it was left. */
  expiresAt: string;
}

/** Answer to `GET /functions/v1/embed/handover/:handoverToken`. */
export interface HandoverState {
  state: "waiting" | "taken";
}

/** Answer to `POST /functions/v1/embed/handover/:handoverToken/take`. */
export interface TakenHandover {
  /** AES-GCM under the code's key, as base64url. */
  sealed: string;
}
