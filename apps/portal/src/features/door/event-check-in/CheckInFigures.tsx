import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { CheckInDesk } from "@jubilee/core/door/check-in.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Card } from "@jubilee/ui/card";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { IdCard } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";

interface CheckInFiguresProps {
  desk: CheckInDesk;
  eventTypeId: string;
  add: ReactNode;
}

/** How many are in, over all entrances and by ticket. */
export function CheckInFigures({ desk, eventTypeId, add }: CheckInFiguresProps) {
  const { guests, capacity } = desk;
  const hasGuests = desk.gates.some(({ admitsGuests }) => admitsGuests);
  const tickets = desk.types.reduce((sum, type) => sum + type.tickets, 0);
  const expected = tickets + (hasGuests ? guests.expected : 0);
  const inside =
    desk.types.reduce((sum, { entered }) => sum + entered, 0) + (hasGuests ? guests.entered : 0);
  const sumOf = (pick: "doubleEntries" | "duplicates" | "refused") =>
    desk.gates.reduce((sum, gate) => sum + gate[pick], 0);
  const sold = desk.types.filter(({ tickets }) => tickets > 0);
  const isQuiet =
    inside === 0 && sumOf("doubleEntries") + sumOf("duplicates") + sumOf("refused") === 0;
  return (
    <Card
      title="At the gates"
      action={
        <Inline gap="2" wrap>
          <MayDo eventId={desk.eventId} asks="check_in.scan">
            <LinkButton
              variant="outline"
              href={href("checkIn.badges", { eventId: desk.eventId })}
              icon={<IdCard />}
            >
              Badges
            </LinkButton>
          </MayDo>
          {add}
        </Inline>
      }
    >
      {isQuiet ? (
        <StatGroup look="divided">
          <StatTile label="Expected" value={expected} detail="Nobody is in yet" mark="neutral" />
          {hasGuests && sold.length > 0 && (
            <StatTile label={peopleAtStart(eventTypeId)} value={guests.expected} />
          )}
          {(hasGuests || sold.length > 1 ? sold : []).map(({ id, name, tickets: count }) => (
            <StatTile key={id} label={name} value={count} />
          ))}
        </StatGroup>
      ) : (
        <StatGroup look="divided">
          <StatTile
            label="In"
            value={inside}
            detail={hasGuests ? `of ${expected} expected` : `of ${counted(expected, "ticket")}`}
            mark="success"
          />
          <StatTile label="Double entries" value={sumOf("doubleEntries")} mark="danger" />
          <StatTile label="Duplicates" value={sumOf("duplicates")} mark="warning" />
          <StatTile label="Refused" value={sumOf("refused")} mark="neutral" />
        </StatGroup>
      )}
      {hasGuests && capacity !== null && inside >= capacity && (
        <InlineMessage tone="warning">
          {`The house is full: ${inside} are in, and there is room for ${capacity}.`}
        </InlineMessage>
      )}
      {!isQuiet && sold.length + (hasGuests ? 1 : 0) > 1 && (
        <StatGroup look="divided">
          {hasGuests && (
            <StatTile
              label={peopleAtStart(eventTypeId)}
              value={guests.entered}
              detail={
                guests.walkIns > 0
                  ? `of ${guests.expected}, ${guests.walkIns} added at the door`
                  : `of ${guests.expected}`
              }
            />
          )}
          {sold.map(({ id, name, tickets, entered }) => (
            <StatTile key={id} label={name} value={entered} detail={`of ${tickets}`} />
          ))}
        </StatGroup>
      )}
    </Card>
  );
}
