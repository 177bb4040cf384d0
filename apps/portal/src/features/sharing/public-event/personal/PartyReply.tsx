import {
  partyHeading,
  passesOf,
  placesToBring,
  someoneComes,
} from "@jubilee/core/answers/party.rules";
import type { PersonDraft } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextArea } from "@jubilee/ui/text-area";
import { lazy, Suspense } from "react";
import { panel } from "../../../../event-kit/party/Party.css.ts";
import { PartyState } from "./PartyState.tsx";
import { PersonAnswer } from "../../../../event-kit/party/PersonAnswer.tsx";
import { QuestionField } from "../../../../event-kit/party/QuestionField.tsx";
import { useParty } from "./useParty.ts";

const CompanionFields = lazy(async () => ({
  default: (await import("../../../../event-kit/party/CompanionFields.tsx")).CompanionFields,
}));
const DoorPass = lazy(async () => ({ default: (await import("./DoorPass.tsx")).DoorPass }));

export interface PartyReplyProps {
  invitation: PersonalInvitation;
  token: string;
}

/** Answers for everybody of one link; the same link changes them until it closes, then asks. */
export function PartyReply({ invitation, token }: PartyReplyProps) {
  const { party, draft, problems, isBusy, refused, isSent, isBack, change, send } = useParty(
    invitation.party,
    token,
  );
  const { meals, questions, members, activities } = party;
  const changeMember = (id: string, part: Partial<PersonDraft>) =>
    change({ members: draft.members.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const passes = passesOf(party);
  const hasAnswered = members.some(({ state }) => state !== null);
  const sendLabel = hasAnswered ? "Change our answer" : "Send our answer";
  const ownLabel = hasAnswered ? "Change my answer" : "Send my answer";
  return (
    <form
      className={panel}
      aria-label="Your answer"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
      noValidate
    >
      <Heading level={2} size="event">
        {partyHeading(party)}
      </Heading>
      <PartyState
        party={party}
        event={invitation.event}
        isFull={invitation.rsvp.state === "full"}
        takesWaiting={invitation.rsvp.state === "waitlist"}
      />
      {passes.length > 0 && (
        <Suspense fallback={null}>
          <DoorPass passes={passes} />
        </Suspense>
      )}
      {(party.canAnswer || party.canAsk) && (
        <>
          {draft.members.map((one, index) => (
            <PersonAnswer
              key={one.id}
              draft={one}
              meals={meals}
              activities={activities}
              timeZone={invitation.event.timeZone}
              isAlone={draft.members.length === 1}
              waitlistPosition={members[index]?.waitlistPosition ?? null}
              problem={problems[one.id]}
              onChange={(part) => changeMember(one.id, part)}
            />
          ))}
          {someoneComes(draft) && (
            <>
              <Suspense fallback={null}>
                <CompanionFields
                  companions={draft.companions}
                  meals={meals}
                  placesLeft={placesToBring(party, draft)}
                  hasActivities={activities.length > 0}
                  onChange={(companions) => change({ companions })}
                />
              </Suspense>
              {questions.map((question) => (
                <QuestionField
                  key={question.id}
                  question={question}
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
            label="A word to the hosts"
            optional
            value={draft.note}
            onValueChange={(note) => change({ note })}
            maxLength={2000}
            dir="auto"
          />
          {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
          {isBack && (
            <InlineMessage>This is what you typed before. It is not sent yet.</InlineMessage>
          )}
          {isSent && party.canAnswer && (
            <InlineMessage tone="success">
              Your answer is in. This link changes it as long as replies are open.
            </InlineMessage>
          )}
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            {!party.canAnswer
              ? "Ask for this change"
              : draft.members.length > 1
                ? sendLabel
                : ownLabel}
          </Button>
        </>
      )}
    </form>
  );
}
