import { addressOf } from "@jubilee/core/venues/venues.rules";
import type { Venue } from "@jubilee/core/venues/venues.types";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SidebarLayout } from "@jubilee/ui/sidebar-layout";
import { Stack } from "@jubilee/ui/stack";
import { Banner } from "@jubilee/ui/banner";
import { CalendarDays, Pencil } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { useMay } from "../../../../app/session/useRights.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { DeleteVenue } from "./DeleteVenue.tsx";
import { parts } from "./Venue.css.ts";
import { VenueBookings } from "./VenueBookings.tsx";
import { VenueContact } from "./VenueContact.tsx";
import { VenueFacts } from "./VenueFacts.tsx";
import { VenueLinkCard } from "./VenueLinkCard.tsx";
import { VenuePhotos } from "./VenuePhotos.tsx";
import { VenueWhere } from "./VenueWhere.tsx";

/** A venue as its planner sees it: facts, bookings to come, the link to share. */
export function VenueScreen({ venue }: { venue: Venue }) {
  const mayWrite = useMay("venues.write");
  const mayShare = useMay("links.write");
  return (
    <PageFrame>
      <PageHeader
        title={venue.name}
        lead={addressOf(venue)}
        actions={
          <Inline gap="2">
            <LinkButton
              href={href("venues.edit", { venueId: venue.id })}
              variant="outline"
              icon={<Pencil />}
            >
              Edit
            </LinkButton>
            <LinkButton
              href={`${href("venues.calendar")}?venue=${encodeURIComponent(venue.id)}`}
              icon={<CalendarDays />}
            >
              Booking calendar
            </LinkButton>
          </Inline>
        }
      />
      {venue.status === "inactive" && (
        <Banner tone="neutral" title="This venue is inactive">
          It keeps its history, is left out of searches, and its public link opens nothing.
        </Banner>
      )}
      <VenuePhotos photoUrls={venue.photoUrls} seed={venue.coverSeed} name={venue.name} />
      <SidebarLayout
        side="end"
        width="wide"
        narrow="below"
        sidebar={
          <Stack gap="5">
            <VenueWhere venue={venue} />
            <VenueContact venue={venue} />
            {mayShare && <VenueLinkCard venue={venue} />}
            {mayWrite && <DeleteVenue venue={venue} />}
          </Stack>
        }
      >
        <div className={parts}>
          <VenueFacts venue={venue} />
          <VenueBookings venue={venue} />
        </div>
      </SidebarLayout>
    </PageFrame>
  );
}
