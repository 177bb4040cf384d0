import type { Deps } from "../_shared/deps.types.ts";

/** One call of a stranger, its address already taken apart. */
export interface EmbedCall {
  request: Request;
  deps: Deps;
  token: string;
  /** The first word of the address: `event`, `order` … */
  kind: string;
}

/** What answers a call. */
export type Answer = (call: EmbedCall) => Promise<Response>;

/**
 * What strangers can ask of an area, by method and address: `GET venue` is asked for as
 * `venue/:token`, `POST rsvp/find` as `rsvp/:token/find`.
 */
export type PublicCalls = Readonly<Record<`${"GET" | "POST" | "DELETE"} ${string}`, Answer>>;
