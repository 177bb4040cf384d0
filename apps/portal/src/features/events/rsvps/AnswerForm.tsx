import type { EventRecord } from "@jubilee/core/events/types";
import {
  draftOfParty,
  hostProblems,
  placesToBring,
  someoneComes,
  submissionOf,
} from "@jubilee/core/party/rules";
import type { PartyDraft, PersonDraft, PublicParty } from "@jubilee/core/party/types";
import type { RsvpLine } from "@jubilee/core/rsvp/types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { CompanionFields } from "../../../event-kit/party/CompanionFields.tsx";
import { PersonAnswer } from "../../../event-kit/party/PersonAnswer.tsx";
import { QuestionField } from "../../../event-kit/party/QuestionField.tsx";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";

export interface AnswerFormProps {
  event: EventRecord;
  line: RsvpLine;
  party: PublicParty;
  onClose: () => void;
}

/** The guests' own form in the host's hands: who comes, what they eat, whom they bring. */
export function AnswerForm({ event, line, party, onClose }: AnswerFormProps) {
  const api = useApis().party;
  const { isBusy, run } = useSubmit("RSVP", keys.event(event.id));
  const [first] = useState(() => draftOfParty(party));
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const change = (part: Partial<PartyDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setProblems({});
  };
  const changeMember = (id: string, part: Partial<PersonDraft>) =>
    change({ members: draft.members.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const save = async () => {
    const missing = hostProblems(party, draft);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const saved = await run(() => api.record(line.eventGuestId, submissionOf(draft)));
    if (!saved) return;
    toast.success(`${line.name}’s answer is written down`);
    onClose();
  };
  return (
    <FormDialog
      title={line.name}
      description={
        party.members.length > 1
          ? "An answer that came by telephone, letter or in person, for the household. Who has not said anything stays open."
          : "An answer that came by telephone, letter or in person."
      }
      submitLabel="Write it down"
      busy={isBusy}
      unsaved={draft !== first}
      summary={false}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="5">
        {draft.members.map((one, index) => (
          <PersonAnswer
            key={one.id}
            draft={one}
            meals={party.meals}
            activities={party.activities}
            timeZone={event.timeZone}
            isAlone={draft.members.length === 1}
            waitlistPosition={party.members[index]?.waitlistPosition ?? null}
            problem={problems[one.id]}
            onChange={(part) => changeMember(one.id, part)}
          />
        ))}
        {someoneComes(draft) && (
          <>
            <CompanionFields
              companions={draft.companions}
              meals={party.meals}
              placesLeft={placesToBring(party, draft)}
              onChange={(companions) => change({ companions })}
            />
            {party.questions.map((question) => (
              <QuestionField
                key={question.id}
                question={{ ...question, required: false }}
                value={draft.answers[question.id] ?? ""}
                error={problems[question.id]}
                onChange={(value) =>
                  change({ answers: { ...draft.answers, [question.id]: value } })
                }
              />
            ))}
          </>
        )}
        <TextArea
          label="Note"
          optional
          value={draft.note}
          onValueChange={(note) => change({ note })}
          maxLength={2000}
          dir="auto"
        />
      </Stack>
    </FormDialog>
  );
}
