import { placesToBring, someoneComes } from "@jubilee/core/answers/party.rules";
import type { PartyDraft, PersonDraft, PublicParty } from "@jubilee/core/answers/party.types";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { CompanionFields } from "../../../event-kit/party/CompanionFields.tsx";
import { PersonAnswer } from "../../../event-kit/party/PersonAnswer.tsx";
import { QuestionField } from "../../../event-kit/party/QuestionField.tsx";

export interface AnswerFieldsProps {
  party: PublicParty;
  draft: PartyDraft;
  problems: Record<string, string>;
  timeZone: string;
  onChange: (part: Partial<PartyDraft>) => void;
}

/** The guests' own form in the host's hands: who comes, what they eat, whom they bring. */
export function AnswerFields({ party, draft, problems, timeZone, onChange }: AnswerFieldsProps) {
  const { members, companions, answers, note } = draft;
  const changeMember = (id: string, part: Partial<PersonDraft>) =>
    onChange({ members: members.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <Stack gap="5">
      {members.map((one, index) => (
        <PersonAnswer
          key={one.id}
          draft={one}
          meals={party.meals}
          activities={party.activities}
          timeZone={timeZone}
          isAlone={false}
          waitlistPosition={party.members[index]?.waitlistPosition ?? null}
          problem={problems[one.id]}
          onChange={(part) => changeMember(one.id, part)}
        />
      ))}
      {someoneComes(draft) && (
        <>
          <CompanionFields
            isHost
            companions={companions}
            meals={party.meals}
            placesLeft={placesToBring(party, draft)}
            hasActivities={party.activities.length > 0}
            onChange={(next) => onChange({ companions: next })}
          />
          {party.questions.map((question) => (
            <QuestionField
              key={question.id}
              question={{ ...question, required: false }}
              value={answers[question.id] ?? ""}
              error={problems[question.id]}
              onChange={(value) => onChange({ answers: { ...answers, [question.id]: value } })}
            />
          ))}
        </>
      )}
      <TextArea
        label="Note"
        optional
        value={note}
        onValueChange={(next) => onChange({ note: next })}
        maxLength={2000}
        dir="auto"
      />
    </Stack>
  );
}
