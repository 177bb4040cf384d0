import { openTabs } from "../../features/events/event/openTabs.ts";
import type { EventTab } from "../../event-kit/event/tab.types.ts";

/** Every `*.tab.ts`, wherever its area keeps it. */
const found = import.meta.glob<{ tab: EventTab }>("../../{features,joins}/**/*.tab.ts", {
  eager: true,
});

/** The tabs of an event's page, in their order. */
export const eventTabs = openTabs(Object.values(found).map(({ tab }) => tab));
