import type { SharedInvitation } from "@jubilee/core/account/team.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { LoadingScreen } from "@jubilee/ui/loading-screen";
import { href } from "../../../../app/routing/href.ts";
import { useRoute } from "../../../../app/routing/useRoute.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { AccountFrame } from "../../sign-in/AccountFrame.tsx";
import { InvitationCard } from "./InvitationCard.tsx";

const closed = {
  accepted: {
    title: "This invitation was accepted",
    text: "The link works once. Sign in, and you find the account beside your own.",
  },
  revoked: {
    title: "This invitation was taken back",
    text: "Ask whoever invited you, if you think that was a mistake.",
  },
  expired: {
    title: "This invitation has run out",
    text: "A link is good for seven days. Ask for a new one: it takes one press.",
  },
  closed: {
    title: "This account has no team at the moment",
    text: "Its plan has changed since you were invited. Its owner can say more.",
  },
} as const satisfies Record<
  Exclude<SharedInvitation["state"], "open">,
  { title: string; text: string }
>;

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
  const { title, text } = closed[value.state];
  return (
    <AccountFrame title={title} lead={text}>
      <LinkButton href={href("login")} size="lg" fullWidth variant="outline">
        Sign in
      </LinkButton>
    </AccountFrame>
  );
}
