import { Card } from "../components/card/Card.tsx";
import { Chip } from "../components/chip/Chip.tsx";
import { EventCover } from "../components/event-cover/EventCover.tsx";
import { EventDate } from "../components/event-date/EventDate.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { PersonRow } from "../components/person-row/PersonRow.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { sampleGuests } from "./sampleGuests.ts";

/** An event's cover and leaf, and guests with the names that real lists have. */
export function KitPeople() {
  return (
    <Stack gap="5">
      <Card padding="none" clip>
        <EventCover typeId="school-type-1" eventId="lincoln-1996" shape="band" />
      </Card>
      <Inline gap="4">
        <EventDate start="2027-06-12T22:30:00Z" zone="America/New_York" locale="en" />
        <Stack gap="1" grow>
          <Heading level={3}>Hartwell Class of 1997</Heading>
          <Text tone="muted">The Boathouse, Lake Merrow</Text>
        </Stack>
      </Inline>
      <Stack gap="3">
        {sampleGuests.slice(0, 4).map(({ id, name, email, answer }) => (
          <PersonRow
            key={id}
            name={name}
            detail={email}
            end={answer === "yes" && <Chip tone="success">Coming</Chip>}
          />
        ))}
      </Stack>
    </Stack>
  );
}
