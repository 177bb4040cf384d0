import type { PersonDraft } from "@jubilee/core/answers/party.types";
import { AnswerField, PartsField, QuestionFields, TableFields, WhyNot } from "./fields.tsx";
import type { PassPart } from "./pass.types.ts";
import { Sheet } from "./Sheet.tsx";
import { lacksAnswers } from "./standing.rules.ts";

/** The answer of one person, what they eat and what they come to. */
export function PersonSheet({ part, person }: { part: PassPart; person: PersonDraft }) {
  const { own: copy, shared } = part;
  const outcome =
    part.outcome?.form === "person" && part.outcome.typed["person"] === person.id
      ? part.outcome
      : null;
  const typed = outcome?.typed ?? {};
  const meant = typedOver(person, typed);
  return (
    <Sheet
      part={part}
      id={`person-${person.id}`}
      form="person"
      title={<bdi>{person.name}</bdi>}
      isOpen={outcome?.refused !== undefined}
      save={copy.save}
    >
      <WhyNot part={part} outcome={outcome} />
      <input type="hidden" name="person" value={person.id} />
      <AnswerField
        part={part}
        name="answer"
        legend={person.name}
        isNamed={false}
        value={meant.answer}
      />
      {lacksAnswers(shared.party) && <QuestionFields part={part} typed={typed} />}
      <TableFields part={part} person={meant} />
      <PartsField part={part} person={meant} />
    </Sheet>
  );
}

/** What was typed and refused is typed no second time. */
function typedOver(person: PersonDraft, typed: Readonly<Record<string, string>>): PersonDraft {
  if (Object.keys(typed).length === 0) return person;
  const parts = Object.keys(typed).flatMap((name) =>
    name.startsWith("part-") ? [name.slice("part-".length)] : [],
  );
  return {
    ...person,
    answer: (typed["answer"] as PersonDraft["answer"] | undefined) ?? person.answer,
    meal: typed["meal"] ?? person.meal,
    dietary: typed["dietary"] ?? person.dietary,
    activities: typed["parts"] ? parts : person.activities,
  };
}
