import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { MealDraft } from "@jubilee/core/answers/party.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { answerKeys } from "../keys.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { AskedLine } from "./AskedLine.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPartyApi } from "@jubilee/core/answers/party.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const empty: MealDraft = { name: "", description: "", forChildren: false };

/** The meals guests choose from. */
export function MealList({ event }: { event: EventRecord }) {
  const party = useApi(createPartyApi);
  const [draft, setDraft] = useState(empty);
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useWrite(answerKeys.form(event.id), "RSVP");
  const mealsRead = useRead([...answerKeys.form(event.id), "meals"], () =>
    party.listMeals(event.id),
  );
  if (!mealsRead.isSuccess)
    return <Unread of={mealsRead} what="The meals" skeleton={<SkeletonRows count={2} />} />;
  const { data } = mealsRead;
  const add = async () => {
    const name = draft.name.trim();
    if (!name) return setProblem("Name the meal");
    if (data.some((meal) => meal.name === name)) return setProblem("This meal is on the list");
    const added = await run(async () => {
      const result = await party.addMeal(event.id, draft, data.length);
      return result.ok ? { ok: true, value: true } : result;
    });
    if (added) setDraft(empty);
  };
  const remove = (id: string) =>
    void run(async () => {
      const result = await party.removeMeal(id);
      return result.ok ? { ok: true, value: true } : result;
    });
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
          busy={isBusy}
          onRemove={() => remove(id)}
        />
      ))}
      <Form label="A new meal" onSubmit={add} busy={isBusy}>
        <Stack gap="3">
          <TextField
            label="A new meal"
            value={draft.name}
            onValueChange={(name) => {
              setDraft((known) => ({ ...known, name }));
              setProblem(undefined);
            }}
            maxLength={100}
            error={problem}
          />
          <TextField
            label="What is in it"
            optional
            value={draft.description}
            onValueChange={(description) => setDraft((known) => ({ ...known, description }))}
            maxLength={300}
          />
          <Checkbox
            label="For children only"
            checked={draft.forChildren}
            onCheckedChange={(forChildren) => setDraft((known) => ({ ...known, forChildren }))}
          />
          <div>
            <Button type="submit" variant="secondary-light" loading={isBusy}>
              Add the meal
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}
