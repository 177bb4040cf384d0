import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import type { EventTab, EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { mayDo } from "../../../event-kit/event/may.rules.ts";
import { laterPart, type LaterPart } from "../../../app/frame/laterPart.ts";

/** A tab that can be drawn. */
export interface OpenTab extends Omit<EventTab, "screen"> {
  screen: LaterPart<EventTabProps, TabModule>;
}

/** The tabs in their order, each with its screen to come. */
export function openTabs(tabs: readonly EventTab[]): readonly OpenTab[] {
  return tabs
    .map((tab) => ({
      ...tab,
      isShown: (event: EventRecord, overview: EventOverview | undefined) =>
        mayDo(overview, tab.asks) && (tab.isShown?.(event, overview) ?? true),
      screen: laterPart<EventTabProps, TabModule>(tab.screen),
    }))
    .toSorted((one, other) => one.order - other.order);
}

/** Words that people type for a tab, and its key. */
const otherNames: Readonly<Record<string, string>> = {
  photos: "gallery",
  pictures: "gallery",
  answers: "rsvps",
  schedule: "activities",
};

/** The tab that an address names by its `?tab=`; undefined where there is none of that name. */
export function namedTab(tabs: readonly OpenTab[], value: string): OpenTab | undefined {
  return tabs.find(({ key }) => key === value) ?? tabs.find(({ key }) => key === otherNames[value]);
}

/** The tab of an address; what is unknown opens the overview. */
export function tabOf(tabs: readonly OpenTab[], value: string | null): OpenTab {
  const found = namedTab(tabs, value ?? "overview") ?? namedTab(tabs, "overview");
  if (!found) throw new Error("An event has no overview. It is a tab like the others.");
  return found;
}
