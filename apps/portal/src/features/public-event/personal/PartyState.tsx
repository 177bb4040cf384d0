import type { PublicParty } from "@jubilee/core/party/types";
import type { PublicEvent } from "@jubilee/core/public-event/types";
import { formatInstant } from "@jubilee/core/time/rules";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../event-kit/useLocale.ts";

const lateWords = {
  waiting: "Your change is with the hosts. They decide, since replies are closed.",
  accepted: "The hosts took your late change.",
  declined: "The hosts could not take your late change any more.",
};

export interface PartyStateProps {
  party: PublicParty;
  event: PublicEvent;
  isFull: boolean;
}

/** Until when one can answer, or why not any more. */
export function PartyState({ party, event, isFull }: PartyStateProps) {
  const locale = useLocale();
  const { canAnswer, canAsk, closes, late } = party;
  if (canAnswer) {
    const isNew = party.members.every(({ state }) => state === null);
    return (
      <>
        {isFull && isNew && (
          <InlineMessage tone="muted">Every place is taken at the moment.</InlineMessage>
        )}
        {closes && (
          <Text tone="muted">
            Please answer by {formatInstant(closes, event.timeZone, locale)}. No account needed.
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
