import type { EventTabKey } from "./tab.types.ts";

/** The query of a tab's own address. */
export function tabQuery(tab: EventTabKey): string {
  return tab === "overview" ? "" : `?tab=${tab}`;
}
