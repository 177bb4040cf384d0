import { draftOfVenue } from "@jubilee/core/venues/venues.rules";
import type { Venue } from "@jubilee/core/venues/venues.types";
import { toast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { VenueGate } from "../data/VenueGate.tsx";
import { useVenueDraft } from "./useVenueDraft.ts";
import { VenueEditor } from "./VenueEditor.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

function EditVenue({ venue }: { venue: Venue }) {
  const venues = useApi(createVenuesApi);
  const form = useVenueDraft(draftOfVenue(venue), useWrite(keys.all, "Venue management"));
  const back = href("venues.details", { venueId: venue.id });
  const save = async () => {
    const saved = await form.send((draft) => venues.save(draft, venue.id));
    if (!saved) return;
    form.begin(draftOfVenue(saved));
    toast.success("Saved");
    navigate(back);
  };
  return (
    <PageFrame>
      <PageHeader title="Edit venue" />
      <VenueEditor form={form} submitLabel="Save changes" backHref={back} onSubmit={save} />
    </PageFrame>
  );
}

/** The same fields as adding, filled with what is kept. */
export default function EditVenuePage() {
  const { venueId: id } = useRouteParams("venues.edit");
  return <VenueGate id={id}>{(venue) => <EditVenue key={venue.id} venue={venue} />}</VenueGate>;
}
