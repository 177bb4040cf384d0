import type { EventRecord } from "@jubilee/core/events/events.types";
import { describeInvitations, describeLeftOut } from "@jubilee/core/answers/invitations.rules";
import type { InvitationKind } from "@jubilee/core/answers/invitations.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { keys } from "../data/keys.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { createInvitationsApi } from "@jubilee/core/answers/invitations.api";
import { useWrite } from "../../page-kit/data/useWrite.ts";
import { useDraft } from "../../page-kit/form/useDraft.ts";

const MailToOne = lazy(async () => {
  const { MailToOne } = await import("./MailToOne.tsx");
  return { default: MailToOne };
});

const titles: Record<InvitationKind, string> = {
  invitation: "Send invitations",
  reminder: "Remind those who have not answered",
};

export interface InviteDialogProps {
  event: EventRecord;
  kind: InvitationKind;
  /** The chosen guests; null for everybody whom the kind is for. */
  eventGuestIds: string[] | null;
  onClose: () => void;
  onSent?: () => void;
}

/** Says who gets a mail and who does not, takes a word of the host, shows a mail, and sends. */
export function InviteDialog(props: InviteDialogProps) {
  const { event, kind, eventGuestIds, onClose, onSent } = props;
  const invitations = useApi(createInvitationsApi);
  const [isLooking, setLooking] = useState(false);
  const form = useDraft({ message: "" }, { write: useWrite(keys.event(event.id), "RSVP") });
  const { data: counts, error } = useRead(
    [...keys.invitations(event.id), kind, eventGuestIds],
    () => invitations.preview(event.id, { kind, eventGuestIds, message: "" }),
    { staleTime: 0 },
  );
  const tell = ({ ready }: { ready: number }) => {
    toast.success(counted(ready, "mail is on its way", "mails are on their way"));
    onSent?.();
  };
  const ready = counts?.ready ?? 0;
  return (
    <FormDialog
      size={isLooking ? "l" : "m"}
      title={titles[kind]}
      description={counts ? describeInvitations(kind, counts) : "Counting who gets a mail …"}
      submitLabel={ready > 0 ? `Send ${ready}` : "Send"}
      waiting={ready === 0}
      {...form.dialog(
        ({ message }) => invitations.send(event.id, { kind, eventGuestIds, message }),
        { done: tell, onClose },
      )}
    >
      {error && <InlineMessage tone="danger">{error.message}</InlineMessage>}
      {!counts && !error && <Skeleton shape="panel" height={40} />}
      {counts &&
        describeLeftOut(counts).map((line) => (
          <Text key={line} tone="muted">
            {line}
          </Text>
        ))}
      <TextArea
        label="A word of yours"
        optional
        help="Stands above the facts in every mail."
        {...form.field("message")}
        maxLength={2000}
        dir="auto"
      />
      {ready > 0 && !isLooking && (
        <Inline>
          <Button variant="outline" icon={<Eye />} onClick={() => setLooking(true)}>
            Look at one of the mails
          </Button>
        </Inline>
      )}
      {isLooking && (
        <Suspense fallback={<Skeleton shape="panel" height={320} />}>
          <MailToOne event={event} order={{ kind, eventGuestIds, message: form.draft.message }} />
        </Suspense>
      )}
    </FormDialog>
  );
}
