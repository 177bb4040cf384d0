import { statusAt } from "@jubilee/core/sharing/showcase.rules";
import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";
import type { ShowcaseCopy } from "../../../copy/copy.types.ts";

/** Few enough that it is worth saying. */
const fewPlaces = 20;

/** The one thing to know of an event first; `isOut` says that nobody can come any more. */
export interface Standing {
  words: string;
  isOut: boolean;
}

/** Cancelled, over, full, few places left; null when there is nothing to say. */
export function standingOf(
  event: ShowcaseEvent,
  copy: Pick<ShowcaseCopy, "cancelled" | "ended" | "full" | "left">,
  now: number,
): Standing | null {
  const status = statusAt(event, now);
  if (status !== "published") return { words: copy[status], isOut: true };
  const { placesLeft } = event;
  if (placesLeft === 0) return { words: copy.full, isOut: true };
  if (placesLeft === null || placesLeft > fewPlaces) return null;
  return { words: copy.left(placesLeft), isOut: false };
}
