import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useId, useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";

export interface FindMeDialogProps {
  token: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks who somebody is. The link is mailed, and the page tells nothing. */
export function FindMeDialog({ token, isOpen, onOpenChange }: FindMeDialogProps) {
  const formId = useId();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { isBusy, refused, run, forget } = useChange();
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setAsked(false);
    forget();
  };
  const ask = async () => {
    const asked = await run(() =>
      callEmbed<object>(`rsvp/${encodeURIComponent(token)}/find`, { name, email }),
    );
    if (asked) setAsked(true);
  };
  const errorOf = (field: string) => (refused?.field === field ? refused.message : undefined);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Find my invitation"
      description="We mail your link to the address on the guest list. It answers for your household and changes an answer that is in."
      footer={
        <Button type="submit" form={formId} loading={isBusy}>
          Mail me my link
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void ask();
        }}
      >
        <Stack gap="4">
          <TextField
            label="Your name"
            value={name}
            onValueChange={change(setName)}
            autoComplete="name"
            error={errorOf("name")}
            dir="auto"
          />
          <TextField
            label="Your e-mail address"
            type="email"
            value={email}
            onValueChange={change(setEmail)}
            autoComplete="email"
            error={errorOf("email")}
          />
          {refused && !refused.field && (
            <InlineMessage tone="danger">{refused.message}</InlineMessage>
          )}
          {isAsked && (
            <InlineMessage tone="success">
              If you are on the list, the mail is on its way. Nothing came? Write to the hosts.
            </InlineMessage>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
