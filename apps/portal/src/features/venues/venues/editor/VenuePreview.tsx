import { counted } from "@jubilee/core/base/words.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import {
  accessFactName,
  addressOf,
  leadingRate,
  mapAddress,
  readPosition,
  venueCoverType,
} from "@jubilee/core/venues/venues.rules";
import type { VenueDraft } from "@jubilee/core/venues/venues.types";
import { Card } from "@jubilee/ui/card";
import { Chip } from "@jubilee/ui/chip";
import { Drawing } from "@jubilee/ui/drawing";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { PositionDrawing } from "../venue/PositionDrawing.tsx";
import { drawing } from "../venue/Venue.css.ts";
import { art, beside, face, preview, words } from "./VenuePreview.css.ts";

/** So many of its amenities fit under its name. */
const shownAmenities = 4;

const names: Readonly<Record<string, string>> = venuesCopy.amenities;

/** Kinds whose drawing has another name; the database has the same (`venue_cover`). */
const subjects: Readonly<Record<string, string>> = {
  restaurant: "table",
  waterside: "sails",
  theatre: "stage",
  library: "books",
  sports: "pitch",
};

/** How many people, how many spaces, what it costs: as far as it was said. */
function factsOf(draft: VenueDraft, locale: string): string {
  const { spaces, currency } = draft;
  const most = Math.max(
    0,
    ...spaces.flatMap(({ capacityByLayout }) => Object.values(capacityByLayout)),
  );
  const rate = leadingRate(draft);
  return [
    most > 0 && `Up to ${counted(most, "person", "people")}`,
    spaces.length > 1 && `${spaces.length} spaces`,
    rate && `${formatPrice(rate.amountMinor, currency, locale)} a ${rate.per}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The venue as its card will show it, while it is being written. */
export function VenuePreview({ draft }: { draft: VenueDraft }) {
  const { name, kind, summary, photoUrls, amenities, accessFacts } = draft;
  const address = addressOf(draft);
  const facts = factsOf(draft, useLocale());
  const named = amenities.slice(0, shownAmenities);
  return (
    <div className={preview}>
      <Card padding="none" clip raised>
        <div className={face}>
          <div className={art}>
            <EventCover
              typeId={venueCoverType}
              eventId={`${subjects[kind] ?? (kind || "hall")}:new`}
              photoUrl={photoUrls[0]}
              shape="fill"
            />
          </div>
          <div className={words}>
            <Stack gap="2">
              <Heading level={2} size="section">
                <bdi>{name.trim() || "Your venue"}</bdi>
              </Heading>
              <Text tone="muted">
                <bdi>{address || "No address yet"}</bdi>
              </Text>
              {facts && <Text tone="muted">{facts}</Text>}
              {summary.trim() !== "" && (
                <Text>
                  <bdi>{summary.trim()}</bdi>
                </Text>
              )}
              {(named.length > 0 || accessFacts.includes("step_free")) && (
                <Inline gap="2">
                  {accessFacts.includes("step_free") && (
                    <Chip tone="info" mark="none">
                      {accessFactName("step_free")}
                    </Chip>
                  )}
                  {named.map((key) => (
                    <Chip key={key} mark="none">
                      {names[key] ?? key}
                    </Chip>
                  ))}
                </Inline>
              )}
              {photoUrls.length === 0 && (
                <Text size={12} tone="muted">
                  Without a picture, a cover is drawn by its kind.
                </Text>
              )}
            </Stack>
          </div>
        </div>
      </Card>
      <div className={beside}>
        <Where draft={draft} address={address} />
      </div>
    </div>
  );
}

/** Where it is: its position once that is known, else the address a map is asked for. */
function Where({ draft, address }: { draft: VenueDraft; address: string }) {
  const at = readPosition(draft.position);
  const map = mapAddress({
    ...draft,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
  });
  return (
    <Card title="Where it is">
      <Stack gap="3">
        {at ? (
          <PositionDrawing {...at} />
        ) : (
          <figure className={drawing}>
            <Drawing name="map" />
            <figcaption>
              {address || "Its address, or its position under “Map and clock”"}
            </figcaption>
          </figure>
        )}
        {map && (
          <Link href={map} target="_blank" rel="noreferrer">
            Open in OpenStreetMap
          </Link>
        )}
      </Stack>
    </Card>
  );
}
