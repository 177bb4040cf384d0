import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { HostMeal, MealDraft } from "@jubilee/core/answers/party.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { answerKeys } from "../keys.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { SavePill } from "../../../page-kit/settings/SavePill.tsx";
import { AskedLine } from "./AskedLine.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPartyApi } from "@jubilee/core/answers/party.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

/** The meals of an event. */
export const mealsRead = (client: DataClient, eventId: string): Read<HostMeal[]> => ({
  key: [...answerKeys.form(eventId), "meals"],
  call: () => createPartyApi(client).listMeals(eventId),
});

const empty: MealDraft = { name: "", description: "", forChildren: false };

function nameProblem(name: string, known: readonly { name: string }[]): string | undefined {
  if (!name) return "Name the meal";
  return known.some((meal) => meal.name === name) ? "This meal is on the list" : undefined;
}

/** The meals guests choose from. */
export function MealList({ event }: { event: EventRecord }) {
  const party = useApi(createPartyApi);
  const write = useWrite(answerKeys.form(event.id), "RSVP");
  const list = useReading((client) => mealsRead(client, event.id));
  const form = useDraft(empty, {
    write,
    check: (typed) => ({ name: nameProblem(typed.name.trim(), list.data ?? []) }),
  });
  if (!list.isSuccess)
    return <Unread of={list} what="The meals" skeleton={<SkeletonRows count={2} />} />;
  const { data } = list;
  const add = (meal: MealDraft) => party.addMeal(event.id, meal, data.length);
  return (
    <Stack gap="3">
      <Text weight="strong">Meals</Text>
      {data.length === 0 && (
        <Text tone="muted">
          None: {peopleWords(event.eventTypeId).many} are not asked what they eat.
        </Text>
      )}
      {data.map(({ id, name, description, forChildren }) => (
        <AskedLine
          key={id}
          name={name}
          detail={[description, forChildren ? "for children" : null].filter(Boolean).join(", ")}
          busy={write.isBusy}
          onRemove={() => void write.run(() => party.removeMeal(id))}
        />
      ))}
      <Form label="A new meal" {...form.page(add, { done: () => form.begin(empty) })}>
        <Stack gap="3">
          <TextField label="A new meal" {...form.field("name")} maxLength={100} />
          <TextField
            label="What is in it"
            optional
            {...form.field("description")}
            maxLength={300}
          />
          <Checkbox label="For children only" {...form.checked("forChildren")} />
          <div>
            <Button type="submit" variant="secondary-light" loading={write.isBusy}>
              Add the meal
            </Button>
          </div>
        </Stack>
        <SavePill
          changes={form.isChanged ? [`A new meal: ${form.draft.name.trim() || "…"}`] : []}
          isBusy={write.isBusy}
          onUndo={() => form.begin(empty)}
        />
      </Form>
    </Stack>
  );
}
