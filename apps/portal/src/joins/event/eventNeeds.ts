import type { EventNeed } from "../../event-kit/event/need.types.ts";
import { forWhoMay } from "../../event-kit/event/may.rules.ts";

const found = import.meta.glob<{ need: EventNeed }>("../../features/**/*.need.ts", { eager: true });

/** Every `*.need.ts`, wherever its area keeps it, in their order. */
export const eventNeeds: readonly EventNeed[] = Object.values(found)
  .map(({ need }) => forWhoMay(need))
  .toSorted((one, other) => one.order - other.order);
