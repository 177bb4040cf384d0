import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { useSearchParams } from "wouter";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { FormBones } from "../../../../event-kit/guest-page/FormBones.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import type { OpenSection } from "../../../../event-kit/guest-page/sections.rules.ts";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { FindMe } from "./FindMe.tsx";
import { Invitation } from "./Invitation.tsx";
import { useAwaited } from "./useAwaited.ts";

export interface SharedEventScreenProps {
  shareToken: string;
  sections: readonly OpenSection[];
}

/** The page of an event for everybody who has its link. */
export function SharedEventScreen({ shareToken, sections }: SharedEventScreenProps) {
  const [query] = useSearchParams();
  const shared = useEmbed<SharedEvent>(`event/${encodeURIComponent(shareToken)}`);
  useAwaited(sections);
  if (shared.status === "loading") return <InvitationSkeleton widgets />;
  if (shared.status === "failed") {
    return <ClosedLink error={shared.error} onRetry={shared.reload} />;
  }
  return (
    <Invitation
      place={{
        shared: shared.value,
        token: shareToken,
        shareToken,
        personal: null,
        query,
        face: null,
      }}
      sections={sections}
      answer={
        <>
          <JubileeWidget kind="rsvp" token={shareToken} bare>
            <FormBones />
          </JubileeWidget>
          <FindMe token={shareToken} />
        </>
      }
    />
  );
}
