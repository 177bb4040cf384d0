import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { FindMe } from "./FindMe.tsx";
import { FormBones } from "../../../../event-kit/guest-page/FormBones.tsx";
import { Invitation } from "./Invitation.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";

/** The page of an event for everybody who has its link. */
export default function SharedEventPage() {
  const { shareToken } = useRouteParams("publicEvent.view");
  const shared = useEmbed<SharedEvent>(`event/${encodeURIComponent(shareToken)}`);
  if (shared.status === "loading") return <InvitationSkeleton widgets />;
  if (shared.status === "failed") {
    return <ClosedLink error={shared.error} onRetry={shared.reload} />;
  }
  const takesAnswers = shared.value.rsvp.state !== "off";
  return (
    <Invitation
      shared={shared.value}
      token={shareToken}
      shareToken={shareToken}
      reply={
        takesAnswers && (
          <>
            <JubileeWidget kind="rsvp" token={shareToken} bare>
              <FormBones />
            </JubileeWidget>
            <FindMe token={shareToken} />
          </>
        )
      }
    />
  );
}
