import type { SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { EventFacePage } from "./EventFacePage.tsx";
import { EventListPage } from "./EventListPage.tsx";

/** A showcase for everybody who has its link: one event's public face, or several events. */
export default function ShowcasePage() {
  const { shareToken } = useRouteParams("publicEvent.showcase");
  const shared = useEmbed<SharedShowcase>(`showcase/${encodeURIComponent(shareToken)}`);
  if (shared.status === "loading") return <InvitationSkeleton widgets />;
  if (shared.status === "failed") {
    return <ClosedLink error={shared.error} onRetry={shared.reload} />;
  }
  return shared.value.layout === "event" ? (
    <EventFacePage face={shared.value} token={shareToken} />
  ) : (
    <EventListPage list={shared.value} token={shareToken} />
  );
}
