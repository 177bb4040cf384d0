import { joined } from "@jubilee/core/base/words.rules";
import { addressOf } from "@jubilee/core/venues/venues.rules";
import type { VenueLine } from "@jubilee/core/venues/venues.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { nextDay, rateWords, VenueState } from "./venueFacts.tsx";

const where = (venue: VenueLine) => addressOf(venue) || "No address yet";

/** The server sorts: the value is not read. */
const sortable = () => null;

/** The columns of the account's venues. */
export function venueColumns(locale: string): DataColumn<VenueLine>[] {
  const number = new Intl.NumberFormat(locale);
  return [
    {
      id: "name",
      header: "Venue",
      cell: (venue) => <FactLine name={venue.name} detail={where(venue)} />,
      sortValue: sortable,
    },
    {
      id: "state",
      header: "State",
      widthPx: 168,
      cell: (venue) => <VenueState venue={venue} />,
    },
    {
      id: "capacity",
      header: "People",
      widthPx: 96,
      align: "end",
      cell: ({ largestCapacity }) => (largestCapacity ? number.format(largestCapacity) : "–"),
      sortValue: sortable,
    },
    {
      id: "spaces",
      header: "Spaces",
      widthPx: 88,
      align: "end",
      cell: ({ spaceCount }) => number.format(spaceCount),
      from: "wide",
    },
    {
      id: "price",
      header: "Price",
      widthPx: 156,
      align: "end",
      cell: (venue) => rateWords(venue, locale) ?? "–",
      sortValue: sortable,
      from: "tablet",
    },
    {
      id: "next",
      header: "Next booking",
      widthPx: 148,
      cell: (venue) => nextDay(venue, locale) ?? "–",
      from: "desktop",
    },
  ];
}

/** A venue on a phone: its name over where it is and for how many. */
export const venuePhoneLine = (venue: VenueLine) => (
  <FactLine
    name={venue.name}
    detail={joined([
      where(venue),
      venue.largestCapacity > 0 && `up to ${venue.largestCapacity} people`,
    ])}
    end={<VenueState venue={venue} />}
  />
);
