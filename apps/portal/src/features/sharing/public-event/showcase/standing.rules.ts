import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";

/** The one thing to know of an event first. */
export interface Standing {
  words: string;
  tone: "danger" | "neutral" | "warning";
  /** Nobody can come any more. */
  isOut: boolean;
}

/** Few enough that it is worth saying. */
const fewPlaces = 20;

/** Cancelled, over, full, few places left; null when there is nothing to say. */
export function standingOf({
  status,
  placesLeft,
}: Pick<ShowcaseEvent, "status" | "placesLeft">): Standing | null {
  if (status === "cancelled") return { words: "Cancelled", tone: "danger", isOut: true };
  if (status === "ended") return { words: "Over", tone: "neutral", isOut: true };
  if (placesLeft === 0) return { words: "No places left", tone: "neutral", isOut: true };
  if (placesLeft === null || placesLeft > fewPlaces) return null;
  const words = placesLeft === 1 ? "1 place left" : `${placesLeft} places left`;
  return { words, tone: "warning", isOut: false };
}
