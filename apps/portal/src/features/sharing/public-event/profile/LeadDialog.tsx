import type { LeadDraft, LeadKind, MissingMember } from "@jubilee/core/people/members.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useId, useState } from "react";
import { useKeptDraft } from "../../../../page-kit/draft/useKeptDraft.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import { trap } from "./Profile.css.ts";

interface LeadDialogProps {
  token: string;
  member: MissingMember;
  onClose: () => void;
}

const kinds: readonly { value: LeadKind; label: string }[] = [
  { value: "contact", label: "I know how to reach them" },
  { value: "died", label: "I am sorry: they have died" },
  { value: "other", label: "I know something else" },
];

/** What somebody knows of a missing person, for the hosts alone. */
export function LeadDialog({ token, member, onClose }: LeadDialogProps) {
  const formId = useId();
  const { draft, type, sent } = useKeptDraft<LeadDraft>({
    name: `lead:${token}:${member.id}`,
    first: () => ({
      memberId: member.id,
      kind: "contact",
      message: "",
      contact: "",
      fromName: "",
      fromEmail: "",
      idempotencyKey: crypto.randomUUID(),
    }),
  });
  const [website, setWebsite] = useState("");
  const [isSent, setSent] = useState(false);
  const { isBusy, refused, run, forget } = useChange();
  const change = (next: Partial<LeadDraft>) => {
    type({ ...draft, ...next });
    forget();
  };
  const errorOf = (field: string) => (refused?.field === field ? refused.message : undefined);
  const send = async () => {
    const path = `directory/${encodeURIComponent(token)}`;
    if (!(await run(() => callEmbed<object>(path, { ...draft, website })))) return;
    setSent(true);
    sent();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isSent ? "Thank you" : `About ${member.name}`}
      description={isSent ? undefined : "Only the hosts read this. Nothing of it is shown here."}
      footer={
        isSent ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <Button type="submit" form={formId} loading={isBusy}>
            Tell the hosts
          </Button>
        )
      }
    >
      {isSent ? (
        <InlineMessage tone="success">
          The hosts have your message, and write to you if they want to know more.
        </InlineMessage>
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void send();
          }}
        >
          <Stack gap="4">
            <RadioGroup
              label="What you know"
              options={kinds}
              value={draft.kind}
              onValueChange={(kind) => change({ kind })}
            />
            {draft.kind === "contact" && (
              <TextField
                label="Their e-mail address or phone number"
                optional
                value={draft.contact}
                onValueChange={(contact) => change({ contact })}
                error={errorOf("contact")}
                maxLength={300}
              />
            )}
            <TextArea
              label="In your words"
              value={draft.message}
              onValueChange={(message) => change({ message })}
              error={errorOf("message")}
              maxLength={2000}
              dir="auto"
            />
            <TextField
              label="Your name"
              autoComplete="name"
              value={draft.fromName}
              onValueChange={(fromName) => change({ fromName })}
              error={errorOf("fromName")}
              dir="auto"
            />
            <TextField
              label="Your e-mail address"
              type="email"
              autoComplete="email"
              value={draft.fromEmail}
              onValueChange={(fromEmail) => change({ fromEmail })}
              error={errorOf("fromEmail")}
            />
            <span className={trap} aria-hidden="true">
              <input
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={website}
                onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
              />
            </span>
            {refused &&
              !["contact", "message", "fromName", "fromEmail"].includes(refused.field ?? "") && (
                <InlineMessage tone="danger">{refused.message}</InlineMessage>
              )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
