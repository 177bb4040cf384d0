import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Card } from "@jubilee/ui/card";
import { Divider } from "@jubilee/ui/divider";
import { Stack } from "@jubilee/ui/stack";
import { MealList } from "./MealList.tsx";
import { QuestionList } from "./QuestionList.tsx";

/** What the personal links ask besides who comes. */
export function AskedCard({ event }: { event: EventRecord }) {
  return (
    <Card title={`What ${peopleWords(event.eventTypeId).many} are asked`}>
      <Stack gap="5">
        <MealList event={event} />
        <Divider />
        <QuestionList event={event} />
      </Stack>
    </Card>
  );
}
