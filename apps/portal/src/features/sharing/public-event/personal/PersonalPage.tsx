import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { lazy, Suspense } from "react";
import { useSearchParams } from "wouter";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { Invitation } from "../page/Invitation.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PartyReply } from "./PartyReply.tsx";

const ProfileWish = lazy(async () => ({
  default: (await import("./ProfileWish.tsx")).ProfileWish,
}));

const PartySeats = lazy(async () => ({ default: (await import("./PartySeats.tsx")).PartySeats }));
const MailWish = lazy(async () => ({ default: (await import("./MailWish.tsx")).MailWish }));

const BoughtTickets = lazy(async () => ({
  default: (await import("./BoughtTickets.tsx")).BoughtTickets,
}));

/** The event's page by somebody's own link: it knows who they are and what they answered. */
export default function PersonalPage() {
  const [query] = useSearchParams();
  const { personalToken } = useRouteParams("publicEvent.personal");
  const invitation = useEmbed<PersonalInvitation>(`personal/${encodeURIComponent(personalToken)}`);
  if (invitation.status === "loading") return <InvitationSkeleton widgets />;
  if (invitation.status === "failed") {
    return <ClosedLink error={invitation.error} onRetry={invitation.reload} />;
  }
  const { value } = invitation;
  const asksAboutMails = query.get("mails") === "stop" || !value.wantsMail;
  // An event whose links were all ended has no page of its own: the address is the site's then.
  const last = URL.parse(value.pageUrl)?.pathname.split("/").at(-1);
  const shareToken = last ? decodeURIComponent(last) : null;
  return (
    <Invitation
      shared={value}
      token={shareToken ?? personalToken}
      shareToken={shareToken}
      personalToken={personalToken}
      visitor={value.guest}
      bought={
        value.orders.length > 0 && (
          <Suspense fallback={null}>
            <BoughtTickets orders={value.orders} />
          </Suspense>
        )
      }
      greeting={`Dear ${value.guest.name},`}
      reply={
        <>
          {asksAboutMails && (
            <Suspense fallback={null}>
              <MailWish token={personalToken} wantsMail={value.wantsMail} />
            </Suspense>
          )}
          {value.party.seats.length > 0 && (
            <Suspense fallback={null}>
              <PartySeats seats={value.party.seats} />
            </Suspense>
          )}
          {value.rsvp.state !== "off" && <PartyReply invitation={value} token={personalToken} />}
          <Suspense fallback={null}>
            <ProfileWish token={personalToken} />
          </Suspense>
        </>
      }
    />
  );
}
