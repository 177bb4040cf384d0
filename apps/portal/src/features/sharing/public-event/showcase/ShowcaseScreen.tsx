import type { SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { useAwaited } from "../page/useAwaited.ts";
import { EventFace } from "./EventFace.tsx";
import type { OpenSection } from "../../../../event-kit/guest-page/sections.rules.ts";
import { EventListPage } from "./EventListPage.tsx";

export interface ShowcaseScreenProps {
  shareToken: string;
  sections: readonly OpenSection[];
}

/** A showcase for everybody who has its link: one event's public face, or several events. */
export function ShowcaseScreen({ shareToken, sections }: ShowcaseScreenProps) {
  const shared = useEmbed<SharedShowcase>(`showcase/${encodeURIComponent(shareToken)}`);
  useAwaited(sections);
  if (shared.status === "loading") return <InvitationSkeleton widgets />;
  if (shared.status === "failed") {
    return <ClosedLink error={shared.error} onRetry={shared.reload} />;
  }
  return shared.value.layout === "event" ? (
    <EventFace face={shared.value} token={shareToken} sections={sections} />
  ) : (
    <EventListPage list={shared.value} token={shareToken} />
  );
}
