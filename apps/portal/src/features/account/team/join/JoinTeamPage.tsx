import type { SharedInvitation } from "@jubilee/core/account/team.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { LoadingScreen } from "@jubilee/ui/loading-screen";
import { useRoute } from "../../../../app/routing/useRoute.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { AccountFrame } from "../../sign-in/AccountFrame.tsx";
import { ClosedInvitation } from "./ClosedInvitation.tsx";
import { InvitationCard } from "./InvitationCard.tsx";

/** Where an invitation's link leads: who asks, to what, and the way in, signed in or not. */
export default function JoinTeamPage() {
  const token = useRoute()?.params["token"] ?? "";
  const invitation = useEmbed<SharedInvitation>(`team/${encodeURIComponent(token)}`);
  if (invitation.status === "loading") return <LoadingScreen />;
  if (invitation.status === "failed") {
    const isGone = invitation.error.code === "link_invalid";
    return (
      <AccountFrame title="Invitation to a team">
        {isGone ? (
          <EmptyState drawing="lost" title="This link opens nothing">
            Perhaps a newer one was sent to you: the last mail has the one that works.
          </EmptyState>
        ) : (
          <ErrorState title="The invitation could not be loaded" onRetry={invitation.reload}>
            {invitation.error.message}
          </ErrorState>
        )}
      </AccountFrame>
    );
  }
  const { value } = invitation;
  if (value.state === "open") return <InvitationCard token={token} invitation={value} />;
  return <ClosedInvitation state={value.state} invitation={value} />;
}
