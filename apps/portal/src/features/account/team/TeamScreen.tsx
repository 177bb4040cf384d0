import type { Team } from "@jubilee/core/account/team.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { SeePlans } from "../../../page-kit/SeePlans.tsx";
import { InviteDialog } from "./invite/InviteDialog.tsx";
import { AccountSection } from "./owner/AccountSection.tsx";
import { OfferBanner } from "./owner/OfferBanner.tsx";
import { adminPlaces } from "./places.rules.ts";
import { RolesSection } from "./roles/RolesSection.tsx";
import { bannerPlace, head, list, places } from "./Team.css.ts";
import { InvitationRow } from "./people/InvitationRow.tsx";
import { MemberRow } from "./people/MemberRow.tsx";

/** The list of people with the way in, and under it what each role may do. */
export function TeamScreen({ team }: { team: Team }) {
  const [isInviting, setInviting] = useState(false);
  const taken = adminPlaces(team);
  const mayInvite = team.mayManage && team.hasTeam;
  return (
    <>
      <PageHeader
        title="Team and roles"
        actions={
          <div className={head}>
            <span className={places}>{`${taken} of 10 places for admins`}</span>
            {mayInvite && (
              <Button icon={<UserPlus />} onClick={() => setInviting(true)}>
                Invite
              </Button>
            )}
          </div>
        }
      />
      {!team.hasTeam && (
        <div className={bannerPlace}>
          <Banner
            tone="info"
            title="A team comes with Business"
            action={<SeePlans>Compare the plans</SeePlans>}
          >
            {team.members.length > 1
              ? "Whoever is in the list keeps reading; only the owner changes things."
              : "Up to ten admins, and as many helpers as you need, each with what their work asks for."}
          </Banner>
        </div>
      )}
      {[...(team.offer ? [team.offer] : []), ...team.otherOffers].map((offer) => (
        <div key={offer.id} className={bannerPlace}>
          <OfferBanner team={team} offer={offer} />
        </div>
      ))}
      <ul className={list}>
        {team.members.map((member) => (
          <MemberRow key={member.id} team={team} member={member} />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} team={team} invitation={invitation} />
        ))}
      </ul>
      <AccountSection team={team} />
      <RolesSection team={team} />
      {isInviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
    </>
  );
}
