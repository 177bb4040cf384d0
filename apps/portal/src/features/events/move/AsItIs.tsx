import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import { eventMovesCopy } from "@jubilee/core/events/event-moves.copy";
import { groupThings, thingName } from "@jubilee/core/events/event-moves.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ownKeys } from "../keys.ts";
import { name, nowRow, was, wasWhy } from "./Move.css.ts";
import { moveRequest } from "./moveRequest.ts";
import { spanText, yearOf } from "./move-words.rules.ts";
import { ThingGroupList } from "./ThingGroupList.tsx";

/** What hangs on the event's date, each with its time today: nothing is chosen yet. */
export function AsItIs({ event }: { event: EventRecord }) {
  const locale = useLocale();
  const changes = useApi(createEventChangesApi);
  const request = moveRequest(event, {}, { rule: null });
  const { data, error, refetch } = useRead(ownKeys.change(event.id, request), () =>
    changes.preview(event.id, request),
  );
  if (error) return <LoadFailed what="What hangs on the date" error={error} onRetry={refetch} />;
  const own = data?.dates.find(({ isEdited }) => isEdited);
  if (!own)
    return (
      <div aria-busy="true">
        <Skeleton shape="panel" height={420} />
      </div>
    );
  const at = { year: yearOf(own), eventZone: event.timeZone, locale };
  const groups = groupThings(own.things);
  if (groups.length === 0)
    return (
      <EmptyState drawing="calendar" title="Nothing hangs on the date yet">
        No task, programme, booking or mail has a time of its own.
      </EmptyState>
    );
  return groups.map(({ part, title, things }) => (
    <ThingGroupList
      key={part}
      title={title}
      note={`${things.length}`}
      things={things}
      renderRow={(thing) => (
        <li key={thing.id + thing.kind} className={nowRow}>
          <span className={name} dir="auto">
            {thingName(thing)}
          </span>
          <span className={was}>{spanText(thing.before, { ...at, whole: thing.whole })}</span>
          <span className={wasWhy}>
            {thing.why ? eventMovesCopy.whys[thing.why] : "moves with it"}
          </span>
        </li>
      )}
    />
  ));
}
