import { accessFactName, addressOf, amenityName } from "@jubilee/core/venues/venues.rules";
import { pictureOf, shareTags } from "../../head.ts";
import type { Covered } from "../../parts/Cover.tsx";
import type { VenuePart } from "./venue.types.ts";

/** What search engines and messengers read of a venue's page. */
export function venueHead({ shared, token, reader, siteUrl, path }: VenuePart, cover: Covered) {
  const { venue } = shared;
  const { name, summary, latitude, longitude, photoUrls } = venue;
  const pageUrl = siteUrl + path;
  const address = addressOf(venue);
  const absolute = (url: string) => new URL(url, pageUrl).href;
  const facts = [
    ...venue.amenities.map((key) => amenityName(key)),
    ...venue.accessFacts.map((key) => accessFactName(key)),
  ];
  return shareTags({
    title: name,
    summary: [summary, address].filter(Boolean).join(" · "),
    locale: reader.locale,
    pageUrl,
    ...pictureOf(cover, { opens: "venue", token, pageUrl }),
    data: {
      "@context": "https://schema.org",
      "@type": "EventVenue",
      name,
      url: pageUrl,
      ...(summary && { description: summary }),
      ...(address && {
        address: {
          "@type": "PostalAddress",
          streetAddress: venue.street ?? undefined,
          addressLocality: venue.city ?? undefined,
          addressRegion: venue.region ?? undefined,
          postalCode: venue.postalCode ?? undefined,
          addressCountry: venue.country ?? undefined,
        },
      }),
      ...(latitude !== null &&
        longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
      ...(venue.largestCapacity > 0 && { maximumAttendeeCapacity: venue.largestCapacity }),
      ...(photoUrls.length > 0 && { photo: photoUrls.map(absolute) }),
      ...(facts.length > 0 && {
        amenityFeature: facts.map((fact) => ({
          "@type": "LocationFeatureSpecification",
          name: fact,
          value: true,
        })),
      }),
    },
  });
}
