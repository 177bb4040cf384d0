import { escaped } from "../../document.ts";
import { pictureOf, shareTags } from "../../head.ts";
import type { EventPart } from "./event.types.ts";
import { isOnSale } from "./Bought.tsx";

/**
 * What search engines, messengers and other sites read of an event's page.
 *
 * @param opens the public function's call that the page is read by
 */
export function eventHead(part: EventPart, when: string, opens: string): string {
  const { shared, token } = part;
  const { closed, page } = part.words;
  const { event, pageUrl } = shared;
  const place = [event.locationName, event.address].filter(Boolean).join(", ");
  const where = place || (event.kind === "online" ? page.online : "");
  const state = event.status === "cancelled" ? closed.cancelledTitle : null;
  const sells = isOnSale(part)
    ? `<meta name="jubilee-event" data-event="${escaped(event.id)}">`
    : "";
  const summary = [state, when, where].filter(Boolean).join(" · ");
  const picture = pictureOf(event, { opens, token, pageUrl });
  const tags = shareTags({
    title: event.name,
    summary,
    locale: event.locale,
    pageUrl,
    ...picture,
    embeds: true,
    data: eventData(shared, picture.picture),
  });
  return tags + sells;
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
