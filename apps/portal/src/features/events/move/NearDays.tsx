import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { distanceText, moveFigures } from "@jubilee/core/events/event-moves.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Heading } from "@jubilee/ui/heading";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { Leaf } from "./Leaf.tsx";
import {
  group,
  groupCount,
  groupHead,
  nearDay,
  nearDays,
  nearLeaf,
  nearWords,
} from "./Move.css.ts";
import { nearDayFacts } from "./move-words.rules.ts";
import { placeOfMove } from "./move-return.rules.ts";
import { useNearDays } from "./useNearDays.ts";

interface NearDaysProps {
  event: EventRecord;
  /** The page's own, for where one goes afterwards. */
  query: URLSearchParams;
}

/** A few days nearby on which nothing stands against it: one press shows what moves. */
export function NearDays({ event, query }: NearDaysProps) {
  const days = useNearDays(event);
  if (days?.length === 0) return null;
  return (
    <section className={group} aria-label="Free days nearby">
      <div className={groupHead}>
        <Heading level={2} size="panel">
          Free days nearby
        </Heading>
        <span className={groupCount}>The same weekday and hours</span>
      </div>
      {days ? (
        <ul className={nearDays}>
          {days.map((date) => (
            <li key={date.after.startLocal}>
              <NearDay event={event} date={date} query={query} />
            </li>
          ))}
        </ul>
      ) : (
        <div aria-busy="true">
          <Skeleton shape="panel" height={124} />
        </div>
      )}
    </section>
  );
}

function NearDay({ event, date, query }: NearDaysProps & { date: DateChange }) {
  const { before, after, things } = date;
  const patch = { start_local: after.startLocal, end_local: after.endLocal };
  return (
    <RouterAnchor className={nearDay} href={placeOfMove(event.id, patch, query)}>
      <Leaf facts={after} look={nearLeaf} says="" />
      <span className={nearWords}>
        <Text as="span" weight="strong">
          {distanceText(before.startLocal, after.startLocal)}
        </Text>
        <Text as="span" tone="muted" size={14}>
          {nearDayFacts(things)}
        </Text>
        <Text as="span" tone="muted" size={12}>
          {moveFigures(things)}
        </Text>
      </span>
    </RouterAnchor>
  );
}
