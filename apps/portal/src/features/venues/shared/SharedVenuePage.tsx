import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useAddressPart } from "../data/places.ts";
import { SharedVenueScreen } from "./SharedVenueScreen.tsx";
import { alone } from "./SharedVenue.css.ts";
import { useSharedVenue } from "./useSharedVenue.ts";

/** A venue for everybody who has its link. */
export default function SharedVenuePage() {
  const token = useAddressPart("shareToken");
  const { state, reload } = useSharedVenue(token);
  if (state.status === "ready") return <SharedVenueScreen shared={state.shared} token={token} />;
  return (
    <div className={alone}>
      {state.status === "loading" && <Skeleton shape="panel" height={420} />}
      {state.status === "failed" &&
        (state.error.code === "link_invalid" ? (
          <EmptyState drawing="lock" level={1} title="This link is not valid any more">
            Ask the person who sent it to you for a new one.
          </EmptyState>
        ) : (
          <ErrorState level={1} title="This page could not be loaded" onRetry={reload}>
            {state.error.message}
          </ErrorState>
        ))}
    </div>
  );
}
