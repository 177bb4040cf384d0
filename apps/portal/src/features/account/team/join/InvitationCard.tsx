import { meaningOf } from "@jubilee/core/account/role-words.rules";
import { returnKey } from "@jubilee/core/account/return.rules";
import { createTeamApi } from "@jubilee/core/account/team.api";
import type { SharedInvitation } from "@jubilee/core/account/team.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { LinkButton } from "@jubilee/ui/link-button";
import { accountToast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocation } from "wouter";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { href } from "../../../../app/routing/href.ts";
import { readRightsAgain } from "../../../../app/session/followRights.ts";
import { useAuth } from "../../../../app/session/useAuth.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { AccountFrame } from "../../sign-in/AccountFrame.tsx";
import { form } from "../../sign-in/AccountPage.css.ts";
import type { Invited } from "../../sign-in/invited.rules.ts";
import { keepReturn } from "../../../../page-kit/sessions/keepReturn.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface InvitationCardProps {
  token: string;
  invitation: SharedInvitation;
}

/** An open invitation: what it means, and the one next step for whoever reads it. */
export function InvitationCard({ token, invitation }: InvitationCardProps) {
  const { accountName, invitedBy, email, role, eventNames, expiresAt } = invitation;
  const locale = useLocale();
  return (
    <AccountFrame
      title={`Plan with ${accountName}`}
      lead={`${invitedBy ?? accountName} invites you to the team as ${role.name}.`}
    >
      <DescriptionList
        items={[
          { term: "Role", detail: `${role.name}: ${meaningOf(role)}` },
          { term: "For", detail: eventNames ? eventNames.join(", ") : "All events" },
          { term: "Sent to", detail: email },
          {
            term: "Good until",
            detail: mailMoment(expiresAt, zone, locale),
          },
        ]}
      />
      <NextStep token={token} email={email} accountName={accountName} />
    </AccountFrame>
  );
}

interface NextStepProps {
  token: string;
  email: string;
  accountName: string;
}

function NextStep({ token, email, accountName }: NextStepProps) {
  const { loadPlanner, auth, storage } = usePortal();
  const { status, user } = useAuth();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const here = href("team.join", { token });
  const lead = () => keepReturn(storage, here, Date.now());
  if (status !== "signed-in" || !user)
    return (
      <div className={form}>
        <LinkButton
          size="lg"
          fullWidth
          href={`${href("login")}?next=${encodeURIComponent(here)}`}
          onClick={lead}
        >
          Sign in and join
        </LinkButton>
        <LinkButton
          size="lg"
          fullWidth
          variant="outline"
          href={href("signup")}
          onClick={(event) => {
            lead();
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            const invited: Invited = { email, accountName };
            navigate(href("signup"), { state: { invited } });
          }}
        >
          New here: sign up
        </LinkButton>
      </div>
    );
  if (user.email?.toLowerCase() !== email)
    return (
      <div className={form}>
        <Banner tone="warning" title="This invitation is for another address">
          {`It was sent to ${email}; you are signed in as ${user.email ?? "somebody without an address"}. Sign in with that address, or ask for an invitation to yours.`}
        </Banner>
        <Button size="lg" fullWidth onClick={() => void auth.signOut()}>
          Sign out
        </Button>
      </div>
    );
  const join = async () => {
    setBusy(true);
    const { client } = await loadPlanner();
    const answer = await createTeamApi(client).accept(token);
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.error.message);
      return;
    }
    storage.removeItem(returnKey);
    accountToast.success("Welcome to the team");
    readRightsAgain();
    navigate(href("dashboard"));
  };
  return (
    <div className={form}>
      {problem && <Banner tone="danger" title={problem} />}
      <Button size="lg" fullWidth loading={isBusy} onClick={() => void join()}>
        Join the team
      </Button>
    </div>
  );
}
