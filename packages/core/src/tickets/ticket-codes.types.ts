/** What a ticket's code says about it. Ids are UUIDs in their usual form. */
export interface TicketCodeFacts {
  ticketId: string;
  eventId: string;
  ticketTypeId: string;
}

/** A code taken apart, not yet verified. */
export interface ReadTicketCode extends TicketCodeFacts {
  /** The bytes the signature is over. */
  signed: Uint8Array<ArrayBuffer>;
  /** 64 bytes of Ed25519. */
  signature: Uint8Array<ArrayBuffer>;
}

/**
 * `unreadable`: no ticket code at all; `other_event`: a code of another event, whose key is not
 * here; `forged`: the signature is not the event's.
 */
export type TicketCodeCheck =
  | { ok: true; facts: TicketCodeFacts }
  | { ok: false; problem: "unreadable" | "other_event" | "forged"; facts: TicketCodeFacts | null };
