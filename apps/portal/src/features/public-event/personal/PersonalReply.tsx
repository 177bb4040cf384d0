import type {
  PersonalInvitation,
  PublicError,
  RsvpAnswer,
  RsvpReceipt,
} from "@jubilee/core/public-event/types";
import { formatInstant } from "@jubilee/core/time/rules";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { NumberField } from "@jubilee/ui/number-field";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { TextArea } from "@jubilee/ui/text-area";
import { useState, type FormEvent } from "react";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { callEmbed } from "../data/embed.ts";
import { panel } from "./PersonalReply.css.ts";

const answers: { value: RsvpAnswer; label: string }[] = [
  { value: "yes", label: "Yes" },
  { value: "maybe", label: "Maybe" },
  { value: "no", label: "No" },
];

const sentWords: Record<RsvpReceipt["state"], string> = {
  yes: "See you there",
  maybe: "We keep our fingers crossed",
  no: "A pity, and thank you for telling us",
  waitlisted: "You are on the waiting list",
};

export interface PersonalReplyProps {
  invitation: PersonalInvitation;
  token: string;
}

/** Answers for the one whom the link belongs to; the same link changes the answer until it closes. */
export function PersonalReply({ invitation, token }: PersonalReplyProps) {
  const { rsvp, event } = invitation;
  const locale = useLocale();
  const [receipt, setReceipt] = useState(invitation.receipt);
  const [answer, setAnswer] = useState<RsvpAnswer>(
    receipt && receipt.state !== "waitlisted" ? receipt.state : "yes",
  );
  const [partySize, setPartySize] = useState(Math.max(1, receipt?.partySize ?? 1));
  const [note, setNote] = useState(receipt?.note ?? "");
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<PublicError | null>(null);
  const [isSent, setSent] = useState(false);
  const canAnswer = receipt ? receipt.canEdit : rsvp.state !== "closed" && rsvp.state !== "full";

  const send = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    setBusy(true);
    setError(null);
    const result = await callEmbed<RsvpReceipt>(`rsvp/${encodeURIComponent(token)}`, {
      answer,
      partySize,
      note: note.trim() || null,
      idempotencyKey,
    });
    setBusy(false);
    if (!result.ok) {
      setError(result.error);
      return;
    }
    setReceipt(result.value);
    setKey(crypto.randomUUID());
    setSent(true);
  };

  return (
    <form className={panel} onSubmit={(submitted) => void send(submitted)} noValidate>
      <Heading level={2} size="event">
        {receipt ? sentWords[receipt.state] : "Will you be there?"}
      </Heading>
      {receipt?.waitlistPosition && (
        <Text>
          You are number {receipt.waitlistPosition} in line. We write when a place is free.
        </Text>
      )}
      {rsvp.deadline && canAnswer && (
        <Text tone="muted">
          Please answer by {formatInstant(rsvp.deadline, event.timeZone, locale)}. No account
          needed.
        </Text>
      )}
      {!canAnswer && (
        <InlineMessage tone="muted">
          {rsvp.state === "full"
            ? "Every place is taken. Write to the hosts if something changes."
            : "Replies are closed. Write to the hosts if something changes."}
        </InlineMessage>
      )}
      {canAnswer && (
        <>
          <SegmentedControl
            label="Will you be there?"
            segments={answers}
            value={answer}
            onValueChange={(value) => {
              setAnswer(value);
              setSent(false);
            }}
            fullWidth
          />
          {answer !== "no" && rsvp.maxPartySize > 1 && (
            <NumberField
              label="How many are you?"
              help="With you."
              value={partySize}
              onValueChange={(value) => setPartySize(value ?? 1)}
              min={1}
              max={rsvp.maxPartySize}
            />
          )}
          <TextArea
            label="A word to the hosts"
            optional
            value={note}
            onValueChange={setNote}
            maxLength={2000}
            dir="auto"
          />
          {error && <InlineMessage tone="danger">{error.message}</InlineMessage>}
          {isSent && !error && (
            <InlineMessage tone="success">
              Your answer is in. This link changes it as long as replies are open.
            </InlineMessage>
          )}
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            {receipt ? "Change my answer" : "Send my answer"}
          </Button>
        </>
      )}
    </form>
  );
}
