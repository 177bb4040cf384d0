import type { ListedVenue } from "@jubilee/core/venues/venues.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Link } from "@jubilee/ui/link";
import { When } from "../../../../page-kit/When.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { keys } from "../data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";

const sortable = () => null;
const filters = [
  { value: "all", label: "All" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

const where = ({ city, country }: ListedVenue) =>
  [city, country].filter(Boolean).join(", ") || "No address";

function StateChip({ status }: Pick<ListedVenue, "status">) {
  return status === "active" ? (
    <Chip tone="success">Active</Chip>
  ) : (
    <Chip mark="hollow">Inactive</Chip>
  );
}

const columns: DataColumn<ListedVenue>[] = [
  {
    id: "name",
    header: "Venue",
    cell: (venue) => <FactLine name={venue.name} detail={where(venue)} />,
    sortValue: sortable,
  },
  {
    id: "account",
    header: "Account",
    widthPx: 190,
    cell: ({ accountName, ownerId }) => <Link href={userAddress(ownerId)}>{accountName}</Link>,
    sortValue: sortable,
    from: "tablet",
  },
  { id: "state", header: "State", widthPx: 110, cell: StateChip },
  {
    id: "capacity",
    header: "People",
    widthPx: 90,
    align: "end",
    cell: ({ largestCapacity }) => largestCapacity || "–",
    sortValue: sortable,
    from: "desktop",
  },
  {
    id: "bookings",
    header: "Confirmed",
    widthPx: 100,
    align: "end",
    cell: ({ bookingCount }) => bookingCount,
    from: "wide",
  },
  {
    id: "links",
    header: "Open links",
    widthPx: 100,
    align: "end",
    cell: ({ linkCount }) => linkCount,
    from: "wide",
  },
  {
    id: "created",
    header: "Created",
    widthPx: 130,
    cell: ({ createdAt }) => <When at={createdAt} />,
    sortValue: sortable,
    from: "desktop",
  },
];

const phoneLine = (venue: ListedVenue) => (
  <FactLine name={venue.name} detail={`${where(venue)} · ${venue.accountName}`} />
);

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
        nouns={["venue", "venues"]}
        queryKey={keys.admin}
        load={venues.listAll}
        searchLabel="Find by name, town or account"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "created", descending: true }}
        empty={
          <EmptyState drawing="table" title="No venues yet">
            The first venue that somebody adds appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
