import { planNames } from "@jubilee/core/account/access.rules";
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
      links={tabs.map(({ key, label, count, behind }) => {
        const lacks = overview && behind?.(overview);
        return {
          href: `${path}${tabQuery(key)}`,
          label,
          current: key === current.key,
          ...(lacks ? { locked: `comes with ${planNames[lacks.needs]}` } : {}),
          ...(overview && count && !lacks ? { count: count(overview) } : {}),
        };
      })}
    />
  );
}
