import type { EventSettingKey } from "./setting.types.ts";
import type { EventTabKey } from "./tab.types.ts";

/** The query of a tab's own address. */
export function tabQuery(tab: EventTabKey): string {
  return tab === "overview" ? "" : `?tab=${tab}`;
}

/** The query of a part of an event's settings. */
export function settingQuery(part: EventSettingKey): string {
  return `${tabQuery("settings")}&part=${part}`;
}
