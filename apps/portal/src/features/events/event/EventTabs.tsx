import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { TabLinks } from "@jubilee/ui/tabs";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { gutter } from "../../../app/frame/gutter.css.ts";
import type { OpenTab } from "./openTabs.ts";

export interface EventTabsProps {
  path: string;
  tabs: readonly OpenTab[];
  current: OpenTab;
  overview: EventOverview | undefined;
}

/** The ways to look at an event. Each is an address of its own. */
export function EventTabs({ path, tabs, current, overview }: EventTabsProps) {
  return (
    <TabLinks
      label="Event"
      gutter={gutter}
      links={tabs.map(({ key, label, count }) => ({
        href: `${path}${tabQuery(key)}`,
        label,
        current: key === current.key,
        ...(overview && count ? { count: count(overview) } : {}),
      }))}
    />
  );
}
