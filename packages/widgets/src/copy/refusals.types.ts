/**
 * What is said when the server says no: by its code, and by the field at fault where there are words
 * of its own for it (`invalid_input.promoCode`).
 */
export type RefusalsCopy = Record<RefusalReason, string>;

export type RefusalReason =
  | "link_invalid"
  | "not_begun"
  | "origin_not_allowed"
  | "rsvp_closed"
  | "rsvp_full"
  | "sold_out"
  | "not_on_sale"
  | "limit_exceeded"
  | "limit_exceeded.promoCode"
  | "hold_expired"
  | "already_completed"
  | "event_cancelled"
  | "event_ended"
  | "invalid_input"
  | "too_long"
  | "invalid_input.answer"
  | "invalid_input.partySize"
  | "invalid_input.note"
  | "invalid_input.items"
  | "invalid_input.quantity"
  | "invalid_input.promoCode"
  | "invalid_input.amount"
  | "invalid_input.dedicationName"
  | "conflict"
  | "conflict.items"
  | "conflict.link"
  | "conflict.changes"
  | "conflict.signedPrefill"
  | "conflict.signedOnly"
  | "too_many_requests"
  | "unavailable"
  | "offline"
  | "not_allowed";
