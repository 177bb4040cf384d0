import type { EventCheck } from "../../event-kit/event/check.types.ts";
import { forWhoMay } from "../../event-kit/event/may.rules.ts";

const found = import.meta.glob<{ check: EventCheck }>("../../features/**/*.check.ts", {
  eager: true,
});

/** Every `*.check.ts`, wherever its area keeps it, in their order. */
export const eventChecks: readonly EventCheck[] = Object.values(found)
  .map(({ check }) => forWhoMay(check))
  .toSorted((one, other) => one.order - other.order);
