import { Link } from "wouter";
import { count, tab, tabs } from "./EventPage.css.ts";
import { eventTabs, tabQuery, type EventTab } from "./tabs.rules.ts";

export interface EventTabsProps {
  path: string;
  current: EventTab;
  counts: Partial<Record<EventTab, number>>;
}

/** The ways to look at an event. Each is an address of its own. */
export function EventTabs({ path, current, counts }: EventTabsProps) {
  return (
    <nav className={tabs} aria-label="Event">
      {eventTabs.map(({ key, label }) => (
        <Link
          key={key}
          href={`${path}${tabQuery(key)}`}
          className={tab}
          aria-current={key === current ? "page" : undefined}
        >
          {label}
          {counts[key] !== undefined && <span className={count}>{counts[key]}</span>}
        </Link>
      ))}
    </nav>
  );
}
