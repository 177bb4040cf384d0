import { formatPrice } from "@jubilee/core/money/money.rules";
import { addressOf, mapAddress } from "@jubilee/core/venues/venues.rules";
import type { PublicVenue } from "@jubilee/core/venues/venues.types";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { PositionDrawing } from "./PositionDrawing.tsx";
import { place } from "./Venue.css.ts";

/** Where it is, what it costs, and its planner's other venues around it, beside the facts. */
export function VenueWhere({ venue }: { venue: PublicVenue }) {
  const locale = useLocale();
  const map = mapAddress(venue);
  const { latitude, longitude } = venue;
  const price = (amountMinor: number) => formatPrice(amountMinor, venue.currency, locale);
  const items = [
    { term: "Address", detail: addressOf(venue) || "Not given" },
    ...(venue.dailyRateMinor === null
      ? []
      : [{ term: "A day", detail: price(venue.dailyRateMinor) }]),
    ...(venue.hourlyRateMinor === null
      ? []
      : [{ term: "An hour", detail: price(venue.hourlyRateMinor) }]),
    ...(venue.website
      ? [
          {
            term: "Website",
            detail: <Link href={venue.website}>{new URL(venue.website).host}</Link>,
          },
        ]
      : []),
  ];
  return (
    <Card title="Where it is">
      <div className={place}>
        {latitude !== null && longitude !== null && (
          <PositionDrawing latitude={latitude} longitude={longitude} />
        )}
        <DescriptionList items={items} />
        {map && <Link href={map}>Open in OpenStreetMap</Link>}
        {latitude !== null && longitude !== null && (
          <Link href={`${href("venues.find")}?near=${latitude},${longitude}&km=50`}>
            Your venues near here
          </Link>
        )}
      </div>
    </Card>
  );
}
