import type { EventRecord } from "@jubilee/core/events/events.types";

export interface CreateActivityProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
}
