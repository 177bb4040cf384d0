import { peopleAtStart, peopleWords } from "@jubilee/core/events/event-types.rules";
import type { ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";
import { bar, days as daysStyle, which } from "./Grid.css.ts";

export type ScheduleView = "rooms" | "list";

const views: { value: ScheduleView; label: string }[] = [
  { value: "rooms", label: "Rooms" },
  { value: "list", label: "List" },
];

export interface ScheduleBarProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
  desk: ScheduleDesk | undefined;
  days: readonly string[];
  day: string;
  onDay: (day: string) => void;
  view: ScheduleView;
  onView: (view: ScheduleView) => void;
  onVersions: () => void;
}

/** Which event, which day, how it is shown, and what guests see of it. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { event, events, choose, desk, days, day, onDay, view, onView, onVersions } = props;
  const locale = useLocale();
  const dayName = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  const changes = desk?.changes.length ?? 0;
  return (
    <>
      <div className={bar}>
        <div className={which}>
          <EventField events={events} value={event.id} onChange={choose} hideLabel />
        </div>
        {days.length > 0 && (
          <SegmentedControl label="View" segments={views} value={view} onValueChange={onView} />
        )}
      </div>
      {desk && days.length > 0 && (
        <div className={bar}>
          <fieldset className={daysStyle} aria-label="Day">
            {days.map((one) => (
              <FilterPill key={one} opens={false} value={one === day} onClick={() => onDay(one)}>
                {dayName.format(Date.parse(one))}
              </FilterPill>
            ))}
          </fieldset>
          <Text tone="muted">
            {desk.version ? (
              <Button variant="ghost" size="sm" onClick={onVersions}>
                {`Version ${desk.version.number}`}
              </Button>
            ) : (
              <span>{`${peopleAtStart(event.eventTypeId)} see nothing yet. `}</span>
            )}
            {desk.version && (
              <span>
                {changes === 0
                  ? `is what ${peopleWords(event.eventTypeId).many} see`
                  : `${changes} changed since`}
              </span>
            )}
          </Text>
        </div>
      )}
    </>
  );
}
