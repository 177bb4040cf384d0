import type { EventCard } from "../../event-kit/event/card.types.ts";

const found = import.meta.glob<{ card: EventCard }>("../../features/**/*.card.ts", {
  eager: true,
});

/** Every `*.card.ts`, wherever its area keeps it, in their order. */
export const eventCards: readonly EventCard[] = Object.values(found)
  .map(({ card }) => card)
  .toSorted((one, other) => one.order - other.order);
