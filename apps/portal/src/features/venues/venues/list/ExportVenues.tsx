import { venuesCsv } from "@jubilee/core/venues/venue-lists.rules";
import type { VenueSearch } from "@jubilee/core/venues/venues.types";
import { Button } from "@jubilee/ui/button";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../../../page-kit/downloadText.ts";
import { tellRefusal } from "../../../../page-kit/help/tellRefusal.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";

/** Saves every venue that the search finds, not only those that were looked at. */
export function ExportVenues({ search }: { search: VenueSearch }) {
  const venues = useApi(createVenuesApi);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const found = await venues.searchAll(search);
    setSaving(false);
    if (!found.ok) tellRefusal(found.error);
    else downloadText("venues.csv", "text/csv", venuesCsv(found.value));
  };
  return (
    <Button variant="ghost" icon={<Download />} loading={isSaving} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
}
