import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import type { WaitingWords } from "./words/words.types.ts";

/** Where a party stands, as a headline and a sentence. */
export function placeSaid(place: WaitlistPlace, own: WaitingWords): readonly [string, string] {
  const { state, quantity, ticketName, splitOk, position, offer, event } = place;
  const isOpen = state === "waiting" || state === "offered";
  if (!isOpen) return own.ended[state];
  if (event.status !== "published") return own.closed;
  if (state === "waiting") {
    const wants = own.wants(quantity, ticketName, splitOk && quantity > 1);
    return [own.inLine(position ?? 1), wants];
  }
  return [own.offered, own.held(offer?.lines[0]?.quantity ?? quantity, ticketName)];
}
