import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { CheckInDesk } from "@jubilee/core/door/check-in.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Card } from "@jubilee/ui/card";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Progress } from "@jubilee/ui/progress";
import { IdCard } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { aside, figure, headline, part, partCount, partList } from "./CheckIn.css.ts";

interface CheckInFiguresProps {
  desk: CheckInDesk;
  eventTypeId: string;
  add: ReactNode;
}

/** How many are in, over all entrances and by ticket, and what went wrong where something did. */
export function CheckInFigures({ desk, eventTypeId, add }: CheckInFiguresProps) {
  const { guests, capacity } = desk;
  const hasGuests = desk.gates.some(({ admitsGuests }) => admitsGuests);
  const tickets = desk.types.reduce((sum, type) => sum + type.tickets, 0);
  const expected = tickets + (hasGuests ? guests.expected : 0);
  const inside =
    desk.types.reduce((sum, { entered }) => sum + entered, 0) + (hasGuests ? guests.entered : 0);
  const sumOf = (pick: "doubleEntries" | "duplicates" | "refused") =>
    desk.gates.reduce((sum, gate) => sum + gate[pick], 0);
  const parts = [
    ...(hasGuests
      ? [{ name: peopleAtStart(eventTypeId), inside: guests.entered, of: guests.expected }]
      : []),
    ...desk.types
      .filter(({ tickets: sold }) => sold > 0)
      .map(({ name, entered, tickets: sold }) => ({ name, inside: entered, of: sold })),
  ];
  const wrong = [
    [sumOf("doubleEntries"), "double entries"],
    [sumOf("duplicates"), "duplicates"],
    [sumOf("refused"), "refused"],
    [hasGuests ? guests.walkIns : 0, "added at the door"],
  ] as const;
  const told = wrong.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
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
      <p className={headline} aria-live="polite">
        <strong className={figure}>{inside}</strong>
        <span>{hasGuests ? `of ${expected} in` : `of ${counted(expected, "ticket")} in`}</span>
        {told.length > 0 && <span className={aside}>{told.join(", ")}</span>}
      </p>
      <Progress
        label={`${inside} of ${expected} in`}
        hideLabel
        tone="success"
        value={inside}
        max={expected}
      />
      {hasGuests && capacity !== null && inside >= capacity && (
        <InlineMessage tone="warning">
          {`The house is full: ${inside} are in, and there is room for ${capacity}.`}
        </InlineMessage>
      )}
      {parts.length > 1 && (
        <dl className={partList}>
          {parts.map(({ name, inside: entered, of }) => (
            <div key={name} className={part}>
              <dt dir="auto">{name}</dt>
              <dd className={partCount}>{`${entered} of ${of}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
