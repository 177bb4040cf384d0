import type { EventCard } from "../../event-kit/event/card.types.ts";
import { mayDo } from "../../event-kit/event/may.rules.ts";

const found = import.meta.glob<{ card: EventCard }>("../../features/**/*.card.ts", {
  eager: true,
});

/** Every `*.card.ts`, wherever its area keeps it, in their order. */
export const eventCards: readonly EventCard[] = Object.values(found)
  .map(({ card }): EventCard => ({
    ...card,
    isShown: (place, nowMs) =>
      mayDo(place.overview, card.asks) && (card.isShown?.(place, nowMs) ?? true),
  }))
  .toSorted((one, other) => one.order - other.order);
