import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { SharedVenueScreen } from "./SharedVenueScreen.tsx";
import { alone } from "./SharedVenue.css.ts";
import { venueLink } from "./venueLink.ts";

/** A venue for everybody who has its link. */
export default function SharedVenuePage() {
  const { shareToken: token } = useRouteParams("venues.shared");
  const state = useEmbed<SharedVenue>(venueLink(token));
  if (state.status === "ready") return <SharedVenueScreen shared={state.value} token={token} />;
  return (
    <div className={alone}>
      {state.status === "loading" && <Skeleton shape="panel" height={420} />}
      {state.status === "failed" &&
        (state.error.code === "link_invalid" ? (
          <EmptyState drawing="lock" level={1} title="This link is not valid any more">
            Ask the person who sent it to you for a new one.
          </EmptyState>
        ) : (
          <ErrorState level={1} title="This page could not be loaded" onRetry={state.reload}>
            {state.error.message}
          </ErrorState>
        ))}
    </div>
  );
}
