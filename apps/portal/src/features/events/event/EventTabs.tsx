import { TabLinks } from "@jubilee/ui/tabs";
import { gutter } from "../../../shell/Shell.css.ts";
import { eventTabs, tabQuery, type EventTab } from "../../../event-kit/event/tabs.rules.ts";

export interface EventTabsProps {
  path: string;
  current: EventTab;
  counts: Partial<Record<EventTab, number>>;
}

/** The ways to look at an event. Each is an address of its own. */
export function EventTabs({ path, current, counts }: EventTabsProps) {
  return (
    <TabLinks
      label="Event"
      gutter={gutter}
      links={eventTabs.map(({ key, label }) => ({
        href: `${path}${tabQuery(key)}`,
        label,
        current: key === current,
        ...(counts[key] === undefined ? {} : { count: counts[key] }),
      }))}
    />
  );
}
