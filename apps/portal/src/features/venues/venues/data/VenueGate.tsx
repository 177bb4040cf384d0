import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import type { Venue } from "@jubilee/core/venues/venues.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import type { ReactNode } from "react";
import type { DataClient, Read } from "../../../../app/routing/reads.types.ts";
import { href } from "../../../../app/routing/href.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { RecordPage } from "../../../../page-kit/data/RecordPage.tsx";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import { keys } from "./keys.ts";

export interface VenueGateProps {
  id: string;
  children: (venue: Venue) => ReactNode;
}

/** A venue. */
export const venueRead = (client: DataClient, id: string): Read<Venue> => ({
  key: keys.venue(id),
  call: () => createVenuesApi(client).get(id),
});

/** Reads the venue of an address, and stands in for it while there is none. */
export function VenueGate({ id, children }: VenueGateProps) {
  const venue = useReading((client) => venueRead(client, id));
  return (
    <RecordPage
      of={venue}
      noun="venue"
      asks="venues.read"
      all={<LinkButton href={href("venues.manage")}>All venues</LinkButton>}
      skeleton={<VenueSkeleton />}
    >
      {children}
    </RecordPage>
  );
}

function VenueSkeleton() {
  return (
    <PageFrame>
      <Stack gap="4" aria-label="Loading">
        <Skeleton shape="line" width={320} height={34} />
        <Skeleton shape="panel" height={260} />
        <Skeleton shape="panel" height={180} />
      </Stack>
    </PageFrame>
  );
}
