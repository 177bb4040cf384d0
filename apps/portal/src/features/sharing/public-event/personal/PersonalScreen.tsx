import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { useSearchParams } from "wouter";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import type { OpenSection } from "../../../../event-kit/guest-page/sections.rules.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { Invitation } from "../page/Invitation.tsx";
import { useAwaited } from "../page/useAwaited.ts";
import { PartyReply } from "./PartyReply.tsx";

export interface PersonalScreenProps {
  personalToken: string;
  sections: readonly OpenSection[];
}

/** The event's page by somebody's own link: it knows who they are and what they answered. */
export function PersonalScreen({ personalToken, sections }: PersonalScreenProps) {
  const [query] = useSearchParams();
  const invitation = useEmbed<PersonalInvitation>(`personal/${encodeURIComponent(personalToken)}`);
  useAwaited(sections);
  if (invitation.status === "loading") return <InvitationSkeleton widgets />;
  if (invitation.status === "failed") {
    return <ClosedLink error={invitation.error} onRetry={invitation.reload} />;
  }
  const { value } = invitation;
  // An event whose links were all ended has no page of its own: the address is the site's then.
  const last = URL.parse(value.pageUrl)?.pathname.split("/").at(-1);
  const shareToken = last ? decodeURIComponent(last) : null;
  return (
    <Invitation
      place={{
        shared: value,
        token: shareToken ?? personalToken,
        shareToken,
        personal: { token: personalToken, invitation: value },
        query,
        face: null,
      }}
      sections={sections}
      greeting={`Dear ${value.guest.name},`}
      answer={<PartyReply invitation={value} token={personalToken} />}
    />
  );
}
