import { escaped, jsonText } from "../document.ts";
import type { EventPart } from "../context.types.ts";

const meta = (name: string, content: string, by: "name" | "property" = "property") =>
  `<meta ${by}="${name}" content="${escaped(content)}">`;

/** What search engines, messengers and other sites read of an event's page. */
export function eventHead(
  { shared, words: { closed, page }, token }: EventPart,
  when: string,
): string {
  const { event, pageUrl } = shared;
  const place = [event.locationName, event.address].filter(Boolean).join(", ");
  const where = place || (event.kind === "online" ? page.online : "");
  const state = event.status === "cancelled" ? closed.cancelledTitle : null;
  const summary = [state, when, where].filter(Boolean).join(" · ");
  const photo =
    event.coverUrl && URL.canParse(event.coverUrl, pageUrl)
      ? new URL(event.coverUrl, pageUrl).href
      : null;
  const picture = photo ?? new URL(`/share-picture/${encodeURIComponent(token)}.png`, pageUrl).href;
  const oembed = new URL("/embed/oembed", pageUrl);
  oembed.searchParams.set("url", pageUrl);
  return [
    meta("description", summary, "name"),
    meta("og:type", "website"),
    meta("og:title", event.name),
    meta("og:description", summary),
    meta("og:url", pageUrl),
    meta("og:locale", event.locale.replace("-", "_")),
    meta("og:image", picture),
    ...(photo ? [] : [meta("og:image:width", "1200"), meta("og:image:height", "630")]),
    meta("twitter:card", "summary_large_image", "name"),
    `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed.href)}" title="${escaped(event.name)}">`,
    `<script type="application/ld+json">${jsonText(eventData(shared, picture))}</script>`,
  ].join("\n");
}

/** The event for machines, in the words of schema.org. */
function eventData({ event, tickets, pageUrl }: EventPart["shared"], image: string): object {
  const { name, startDate, endDate, kind, status, locationName, address, onlineUrl } = event;
  const attendance = { in_person: "Offline", online: "Online", hybrid: "Mixed" }[kind];
  const place = (locationName ?? address) && {
    "@type": "Place",
    name: locationName ?? address,
    ...(address && { address }),
  };
  const online = kind !== "in_person" && {
    "@type": "VirtualLocation",
    url: onlineUrl ?? pageUrl,
  };
  const offers = tickets.map((type) => ({
    "@type": "Offer",
    name: type.name,
    price: (type.priceMinor / 10 ** digitsOf(type.currency)).toFixed(digitsOf(type.currency)),
    priceCurrency: type.currency,
    availability: `https://schema.org/${type.state === "sold_out" ? "SoldOut" : "InStock"}`,
    url: pageUrl,
  }));
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name,
    startDate,
    endDate,
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    eventStatus: `https://schema.org/${status === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    location: [place, online].filter(Boolean),
    image: [image],
    ...(event.description && { description: event.description }),
    organizer: event.hostNames.map((host) => ({ "@type": "Person", name: host })),
    ...(offers.length > 0 && { offers }),
    url: pageUrl,
  };
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
