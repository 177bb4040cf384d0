import { accessFactName, addressOf, venueCoverType } from "@jubilee/core/venues/venues.rules";
import type { VenueLine } from "@jubilee/core/venues/venues.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Chip } from "@jubilee/ui/chip";
import { EventCover } from "@jubilee/ui/event-cover";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../../app/routing/href.ts";
import { nextDay, rateWords, VenueState } from "./venueFacts.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { cardName } from "../../../../page-kit/CoveringName.css.ts";
import { art, card, foot, under, words } from "./VenueCard.css.ts";

/** One venue of a list: picture, name, where, how many, what it costs. */
export function VenueCard({ venue }: { venue: VenueLine }) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const facts = [
    venue.largestCapacity > 0 && `Up to ${counted(venue.largestCapacity, "person", "people")}`,
    venue.spaceCount > 1 && `${venue.spaceCount} spaces`,
    rateWords(venue, locale),
  ].filter(Boolean);
  const next = nextDay(venue, locale);
  return (
    <li className={card}>
      <div className={art}>
        <EventCover
          typeId={venueCoverType}
          eventId={venue.coverSeed}
          photoUrl={venue.photoUrl ?? undefined}
          shape="card"
        />
      </div>
      <div className={words}>
        <RouterAnchor
          href={href("venues.details", { venueId: venue.id })}
          className={cardName}
          dir="auto"
        >
          {venue.name}
        </RouterAnchor>
        <span className={under} dir="auto">
          {[
            addressOf(venue) || "No address yet",
            venue.kilometres === null ? "" : `${number.format(venue.kilometres)} km away`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {facts.length > 0 && <span className={under}>{facts.join(" · ")}</span>}
        {next && <span className={under}>Next booking {next}</span>}
        <span className={foot}>
          <VenueState venue={venue} />
          {venue.accessFacts.includes("step_free") && (
            <Chip tone="info" mark="none">
              {accessFactName("step_free")}
            </Chip>
          )}
        </span>
      </div>
    </li>
  );
}
