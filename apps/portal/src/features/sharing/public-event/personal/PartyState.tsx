import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { useTellMoment } from "../../../../event-kit/useTellMoment.ts";

const lateWords = {
  waiting: "Your change is with the hosts. They decide, since replies are closed.",
  accepted: "The hosts took your late change.",
  declined: "The hosts could not take your late change any more.",
};

export interface PartyStateProps {
  party: PublicParty;
  event: PublicEvent;
  isFull: boolean;
  /** Every place is taken, and one can wait for one. */
  takesWaiting: boolean;
}

const waitingRule = (isAlone: boolean) =>
  isAlone
    ? "A place that comes free goes to the first in line whom it is enough for. A mail tells you."
    : "You wait together: places that come free go to the first party in line whom they are enough for, and nobody of it is left behind. A mail tells you.";

/** Until when one can answer, what waiting means, or why one cannot answer any more. */
export function PartyState({ party, event, isFull, takesWaiting }: PartyStateProps) {
  const tell = useTellMoment();
  const { canAnswer, canAsk, closes, late, members } = party;
  const isAlone = members.length + party.companions.length === 1;
  const isWaiting = members.some(({ state }) => state === "waitlisted");
  if (canAnswer) {
    const hasAnswered = members.every(({ state }) => state !== null);
    const isNew = members.every(({ state }) => state === null);
    return (
      <>
        {isFull && isNew && (
          <InlineMessage tone="muted">Every place is taken at the moment.</InlineMessage>
        )}
        {(isWaiting || (takesWaiting && isNew)) && (
          <InlineMessage tone="info">
            {isWaiting ? "" : "Every place is taken, and you can wait for one. "}
            {waitingRule(isAlone)}
          </InlineMessage>
        )}
        {closes && (
          <Text tone="muted">
            {hasAnswered
              ? tell("You can change it until", closes, event.timeZone)
              : `${tell("Please answer by", closes, event.timeZone)} No account needed.`}
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      <InlineMessage tone="muted">
        {canAsk
          ? "Replies are closed. You can still ask the hosts for a change."
          : "Replies are closed. Write to the hosts if something changes."}
      </InlineMessage>
      {late && (
        <InlineMessage tone={late.status === "accepted" ? "success" : "info"}>
          {lateWords[late.status]}
        </InlineMessage>
      )}
    </>
  );
}
