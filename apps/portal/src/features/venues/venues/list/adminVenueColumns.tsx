import type { ListedVenue } from "@jubilee/core/venues/venues.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Link } from "@jubilee/ui/link";
import { When } from "../../../../page-kit/When.tsx";
import { userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";

const sortable = () => null;

const where = ({ city, country }: ListedVenue) =>
  [city, country].filter(Boolean).join(", ") || "No address";

function StateChip({ status }: Pick<ListedVenue, "status">) {
  return status === "active" ? (
    <Chip tone="usual">Active</Chip>
  ) : (
    <Chip mark="hollow">Inactive</Chip>
  );
}

export const columns: DataColumn<ListedVenue>[] = [
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

export const phoneLine = (venue: ListedVenue) => (
  <FactLine name={venue.name} detail={`${where(venue)} · ${venue.accountName}`} />
);
