import { draftOfVenue } from "@jubilee/core/venues/venues.rules";
import type { Venue } from "@jubilee/core/venues/venues.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { keys } from "../data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

/** Puts a venue away, brings it back, or deletes it for good. */
export function DeleteVenue({ venue }: { venue: Venue }) {
  const venues = useApi(createVenuesApi);
  const { isBusy, run } = useWrite(keys.all, "Venue management");
  const [isAsking, setAsking] = useState(false);
  const isActive = venue.status === "active";
  const flip = () =>
    run(() =>
      venues.save({ ...draftOfVenue(venue), status: isActive ? "inactive" : "active" }, venue.id),
    );
  const remove = async () => {
    const result = await run(() => venues.remove(venue.id));
    setAsking(false);
    if (!result) return;
    toast.success("The venue is deleted");
    navigate(href("venues.manage"));
  };
  return (
    <Inline gap="2">
      <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void flip()}>
        {isActive ? "Set inactive" : "Set active"}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${venue.name}?`}
        description="Its spaces, past bookings and pictures go for good. Events keep its name and address."
        confirmLabel="Delete the venue"
        destructive
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </Inline>
  );
}
