import { CallError, valueOf } from "@jubilee/core/base/result.rules";
import type { Venue } from "@jubilee/core/venues/venues.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { keys } from "./keys.ts";
import { venuePlaces } from "./places.ts";
import { useVenueApis } from "./useVenueApis.ts";

export interface VenueGateProps {
  id: string;
  children: (venue: Venue) => ReactNode;
}

/** Reads the venue of an address, and stands in for it while there is none. */
export function VenueGate({ id, children }: VenueGateProps) {
  const { venues } = useVenueApis();
  const { data, error, refetch } = useQuery({
    queryKey: keys.venue(id),
    queryFn: () => valueOf(venues.get(id)),
    retry: (count, failure) =>
      count < 1 && !(failure instanceof CallError && failure.failure.code === "not_found"),
  });
  if (data) return children(data);
  if (error instanceof CallError && error.failure.code === "not_found") {
    return (
      <PageFrame>
        <EmptyState
          drawing="search"
          level={1}
          title="There is no such venue"
          action={<LinkButton href={venuePlaces.manage}>All venues</LinkButton>}
        >
          It was removed, or it belongs to somebody else’s account.
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      {error ? (
        <LoadFailed what="The venue" error={error} onRetry={refetch} />
      ) : (
        <Stack gap="4" aria-label="Loading">
          <Skeleton shape="line" width={320} height={34} />
          <Skeleton shape="panel" height={260} />
          <Skeleton shape="panel" height={180} />
        </Stack>
      )}
    </PageFrame>
  );
}
