import { EmptyState } from "@jubilee/ui/empty-state";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { keys } from "../data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { columns, phoneLine } from "./adminVenueColumns.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

/** Venues of the whole platform, with counts and without bookings or contacts. */
export default function AdminVenuesPage() {
  const venues = useApi(createVenuesApi);
  return (
    <AdminFrame
      place="venues"
      title="All venues"
      lead="Counts only: bookings and contacts belong to the account."
    >
      <ServerList
        what={{ one: "venue", many: "venues", kept: "admin-venues" }}
        queryKey={keys.admin}
        load={venues.listAll}
        searchLabel="Find by name, town or account"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "created", descending: true }}
        empty={
          <EmptyState drawing="map" title="No venues yet">
            The first venue that somebody adds appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
