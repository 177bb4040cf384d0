import { Divider } from "@jubilee/ui/divider";
import { Stack } from "@jubilee/ui/stack";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { MealList } from "./MealList.tsx";
import { QuestionList } from "./QuestionList.tsx";

/** What the personal links ask besides who comes. */
export function Asked({ event }: EventCardProps) {
  return (
    <Stack gap="5">
      <MealList event={event} />
      <Divider />
      <QuestionList event={event} />
    </Stack>
  );
}
