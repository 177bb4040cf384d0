import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import type { PublicActivity, SignUpReceipt } from "@jubilee/core/schedule/public-schedule.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useId, useState, type FormEvent } from "react";
import { href } from "../../../../app/routing/href.ts";

export interface SignUpDialogProps {
  activity: PublicActivity;
  isBusy: boolean;
  refused: PublicError | null;
  onSend: (body: {
    activityId: string;
    name: string;
    email: string;
  }) => Promise<SignUpReceipt | null>;
  onClose: () => void;
}

/** Who takes the place, for somebody who came by the link that everybody has. */
export function SignUpDialog({ activity, isBusy, refused, onSend, onClose }: SignUpDialogProps) {
  const formId = useId();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [receipt, setReceipt] = useState<SignUpReceipt | null>(null);
  const errorAt = (field: string) => (refused?.field === field ? refused.message : undefined);
  const send = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const done = await onSend({ activityId: activity.id, name, email });
    if (done) setReceipt(done);
  };
  const isPlaced = refused?.field === "name" || refused?.field === "email";
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<bdi>{activity.title}</bdi>}
      footer={
        receipt ? (
          <>
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
            {receipt.personalToken && (
              <LinkButton
                href={href("publicEvent.mySchedule", { personalToken: receipt.personalToken })}
              >
                My schedule
              </LinkButton>
            )}
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={isBusy}>
              {activity.placesLeft === 0 ? "Join the waiting list" : "Sign up"}
            </Button>
          </>
        )
      }
    >
      {receipt ? (
        <InlineMessage tone="success">
          {receipt.status === "going"
            ? "You’re in. The mail we sent has a link of your own to change it."
            : `You are number ${receipt.position ?? 1} in line. We write when a place comes free.`}
        </InlineMessage>
      ) : (
        <form id={formId} onSubmit={(submitted) => void send(submitted)} noValidate>
          <Stack gap="4">
            {activity.requiresRsvp && (
              <Text tone="muted">
                It is for those who answered the invitation with yes. Use the same name and address.
              </Text>
            )}
            <TextField
              label="Your name"
              value={name}
              onValueChange={setName}
              error={errorAt("name")}
              maxLength={120}
              autoComplete="name"
              dir="auto"
              required
            />
            <TextField
              label="Your e-mail address"
              type="email"
              inputMode="email"
              value={email}
              onValueChange={setEmail}
              error={errorAt("email")}
              maxLength={254}
              autoComplete="email"
              required
            />
            {refused && !isPlaced && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
