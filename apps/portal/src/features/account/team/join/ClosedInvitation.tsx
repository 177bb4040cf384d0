import type { SharedInvitation } from "@jubilee/core/account/team.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../../app/routing/href.ts";
import { useRights } from "../../../../app/session/useRights.ts";
import { AccountFrame } from "../../sign-in/AccountFrame.tsx";

const closed = {
  accepted: {
    title: "This invitation was accepted",
    text: "The link works once. Whoever took it finds the account beside their own.",
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

interface ClosedInvitationProps {
  state: keyof typeof closed;
  invitation: Pick<SharedInvitation, "accountId" | "accountName">;
}

/** An invitation that no longer lets anybody in; whoever it let in is shown the way on. */
export function ClosedInvitation({ state, invitation }: ClosedInvitationProps) {
  const rights = useRights();
  const isMember = rights?.some(({ accountId }) => accountId === invitation.accountId);
  if (state === "accepted" && isMember)
    return (
      <AccountFrame
        title="You are in this team"
        lead={`You plan with ${invitation.accountName}: its account stands beside your own.`}
      >
        <LinkButton href={href("dashboard")} size="lg" fullWidth>
          Open the dashboard
        </LinkButton>
      </AccountFrame>
    );
  const { title, text } = closed[state];
  return (
    <AccountFrame title={title} lead={text}>
      <LinkButton
        href={rights ? href("dashboard") : href("login")}
        size="lg"
        fullWidth
        variant="outline"
      >
        {rights ? "Open the dashboard" : "Sign in"}
      </LinkButton>
    </AccountFrame>
  );
}
