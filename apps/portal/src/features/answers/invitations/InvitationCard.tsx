import { mayOpen } from "@jubilee/core/account/access.rules";
import type { InvitationKind, InvitationProgress } from "@jubilee/core/answers/invitations.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Inline } from "@jubilee/ui/inline";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { BellRing, Send } from "lucide-react";
import { useState } from "react";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { CodesButton } from "./CodesButton.tsx";
import { PlanNote } from "../../../event-kit/data/PlanNote.tsx";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { InviteDialog } from "../../../event-kit/invitations/InviteDialog.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { createInvitationsApi } from "@jubilee/core/answers/invitations.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

/** While mails are on their way the figures follow them. */
const followMs = 3000;

/** How far the invitations are. */
export const progressRead = (client: DataClient, eventId: string): Read<InvitationProgress> => ({
  key: keys.invitations(eventId),
  call: () => createInvitationsApi(client).getProgress(eventId),
});

function mailsInWords({ queued, sent }: InvitationProgress): string {
  const out = `${counted(sent, "mail")} went out`;
  if (queued === 0) return `${out}.`;
  return `${counted(queued, "mail is", "mails are")} waiting to go out, ${out}.`;
}

/** Who is invited, opened and answered; invites the rest and reminds the silent. */
export function InvitationCard({ event, overview }: EventCardProps) {
  const [asking, setAsking] = useState<InvitationKind | null>(null);
  const invitationsRead = useReading((client) => progressRead(client, event.id), {
    refetchInterval: ({ state }) => (state.data && state.data.queued > 0 ? followMs : false),
  });
  if (!invitationsRead.isSuccess)
    return (
      <Unread
        of={invitationsRead}
        what="The invitations"
        skeleton={<Skeleton shape="panel" height={150} />}
      />
    );
  const { data } = invitationsRead;
  const maySend = mayOpen(overview.plan, "premium");
  return (
    <Card title="Invitations by e-mail">
      <Stack gap="4">
        {data.invited > 0 ? (
          <Text numeric>
            {`${data.invited} invited, ${data.opened} opened the invitation, ${data.answered} answered.`}
          </Text>
        ) : (
          <Text tone="muted">Nobody is invited by e-mail yet.</Text>
        )}
        {data.queued + data.sent > 0 && (
          <Text tone="muted" numeric aria-live="polite">
            {mailsInWords(data)}
          </Text>
        )}
        {data.failed > 0 && (
          <InlineMessage tone="warning">
            {counted(data.failed, "mail")} could not be delivered. Check the addresses under the
            guests.
          </InlineMessage>
        )}
        <PlanNote eventId={event.id} what="Invitations" />
        {maySend && event.status !== "published" && (
          <Text tone="muted">Publish the event to send invitations.</Text>
        )}
        {maySend && (
          <Inline gap="3" wrap>
            <Button
              variant="secondary"
              icon={<Send />}
              disabled={event.status !== "published"}
              onClick={() => setAsking("invitation")}
            >
              Send invitations
            </Button>
            {data.silent > 0 && (
              <Button
                variant="outline"
                icon={<BellRing />}
                disabled={event.status !== "published"}
                onClick={() => setAsking("reminder")}
              >
                Remind the silent
              </Button>
            )}
            <CodesButton event={event} />
          </Inline>
        )}
      </Stack>
      {asking && (
        <InviteDialog
          event={event}
          kind={asking}
          eventGuestIds={null}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
