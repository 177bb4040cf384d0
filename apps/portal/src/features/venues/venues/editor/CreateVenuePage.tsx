import { newVenueDraft } from "@jubilee/core/venues/venues.rules";
import { toast } from "@jubilee/ui/toast";
import { ownCurrency } from "../../../../event-kit/currency.rules.ts";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { useVenueDraft } from "./useVenueDraft.ts";
import { VenueEditor } from "./VenueEditor.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

/** A new venue: this device's zone, one space, the rest as far as it is known. */
export default function CreateVenuePage() {
  const venues = useApi(createVenuesApi);
  const [initial] = useState(() =>
    newVenueDraft(new Intl.DateTimeFormat().resolvedOptions().timeZone, ownCurrency()),
  );
  const form = useVenueDraft(initial, useWrite(keys.all, "Venue management"));
  const create = async () => {
    const venue = await form.send((draft) => venues.save(draft, null));
    if (!venue) return;
    form.begin(form.draft);
    toast.success("The venue is there", { description: "Hold or book its spaces from here." });
    navigate(href("venues.details", { venueId: venue.id }));
  };
  return (
    <PageFrame>
      <PageHeader title="Add a venue" lead="Only its name is needed. The rest can follow." />
      <VenueEditor
        form={form}
        submitLabel="Add venue"
        backHref={href("venues.manage")}
        onSubmit={create}
      />
    </PageFrame>
  );
}
