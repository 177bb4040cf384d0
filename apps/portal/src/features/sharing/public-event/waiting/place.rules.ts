import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { counted } from "@jubilee/core/base/words.rules";

const ended: Record<Exclude<WaitlistPlace["state"], "waiting" | "offered">, [string, string]> = {
  accepted: ["You have your tickets", "They came by mail, too."],
  declined: ["You passed the offer on", "Somebody else in line is glad. You can join again."],
  expired: ["Your offer has ended", "The tickets went to the next in line. You can join again."],
  left: ["You left the waiting list", "Your address is no longer in line. You can join again."],
  removed: ["Your place was withdrawn", "Ask the organiser if you think that this is a mistake."],
};

/** Where a party stands, in a headline and a sentence. */
export function placeWords(place: WaitlistPlace): { title: string; lead: string } {
  const tickets = counted(place.quantity, "ticket");
  if (
    place.event.status !== "published" &&
    (place.state === "waiting" || place.state === "offered")
  ) {
    return { title: "The waiting list is closed", lead: "Nobody is called any more." };
  }
  if (place.state === "waiting") {
    return {
      title: `You are number ${place.position ?? 1} in line`,
      lead: `${tickets} for ${place.ticketName}${place.splitOk && place.quantity > 1 ? ", or fewer" : ""}. We write as soon as it is your turn.`,
    };
  }
  if (place.state === "offered") {
    const held = place.offer?.lines[0]?.quantity ?? place.quantity;
    return {
      title: "It is your turn",
      lead: `${held === 1 ? "1 ticket" : `${held} tickets`} for ${place.ticketName} ${held === 1 ? "is" : "are"} held for you.`,
    };
  }
  const [title, lead] = ended[place.state];
  return { title, lead };
}
