import { type Html, html } from "@jubilee/backend/pages/html";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type {
  PublicEvent,
  PublicTicketType,
  SharedEvent,
} from "@jubilee/core/sharing/public-event.types";
import { formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { PageAdditions } from "./index-page.ts";
import { oembedAddress } from "./oembed.ts";
import { sharePicturePath, sharePictureSize } from "./share-pictures.ts";

/**
 * What the server writes into a shared event's page: preview tags and a readable page.
 *
 * @param more what a kind of page has beside the event
 */
export function sharedPage(
  { event, tickets, rsvp, pageUrl, usedUp }: SharedEvent,
  token: string,
  more?: Html,
): PageAdditions {
  const when = whenText(event);
  const where = whereText(event);
  const summary = [statusText(event), when, where].filter(Boolean).join(" · ");
  const image = pictureOf(event, pageUrl);
  const drawn = new URL(sharePicturePath(token), pageUrl).href;
  return {
    title: event.name,
    head: html` <meta name="robots" content="noindex" />
      <meta name="description" content="${summary}" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="${event.name}" />
      <meta property="og:description" content="${summary}" />
      <meta property="og:url" content="${pageUrl}" />
      <meta property="og:locale" content="${event.locale.replace("-", "_")}" />
      <meta property="og:image" content="${image ?? drawn}" />
      ${image === null && html`<meta property="og:image:width" content="${sharePictureSize.width}" />`}
      ${image === null && html`<meta property="og:image:height" content="${sharePictureSize.height}" />`}
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/json+oembed"
        href="${oembedAddress(pageUrl)}"
        title="${event.name}"
      />`,
    fallback: html` <main lang="${event.locale}">
      <h1>${event.name}</h1>
      ${event.status === "cancelled" && html`<p><strong>This event is cancelled.</strong></p>`}
      <p>${when}</p>
      <p>${where}</p>
      ${event.hostNames.length > 0 && html`<p>Hosted by ${event.hostNames.join(", ")}</p>`}
      ${paragraphs(event.description)}
      ${rsvp.state !== "off" && html`<p>${rsvp.comingCount} coming</p>`}
      ${
        tickets.length > 0 &&
        html`<ul>
          ${tickets.map((type) => ticketLine(type, event.locale))}
        </ul>`
      }
      ${more ?? null}
      <p>
        ${
          usedUp
            ? "This link has been used as often as its host allows. Ask them for another one."
            : "Answering and buying need JavaScript."
        }
      </p>
    </main>`,
  };
}

/** The page of a link that opens nothing; the same for unknown, expired and revoked ones. */
export const closedLinkPage: PageAdditions = {
  title: "This link is not valid any more",
  head: html` <meta name="robots" content="noindex" />`,
  fallback: html`<main>
    <h1>This link is not valid any more</h1>
    <p>Ask the person who sent it to you for a new one.</p>
  </main>`,
};

function whenText({ startDate, endDate, timeZone, locale }: PublicEvent): string {
  const zone = zoneName(startDate, timeZone, locale);
  return `${formatSpan(startDate, endDate, timeZone, locale)} (${zone})`;
}

function whereText({ locationName, address, kind }: PublicEvent): string {
  const place = [locationName, address].filter(Boolean).join(", ");
  return place || (kind === "online" ? "Online" : "");
}

function statusText({ status }: PublicEvent): string | null {
  return status === "cancelled" ? "Cancelled" : null;
}

/** A photo of the event, absolute; a drawn cover has its own picture. */
function pictureOf({ coverUrl }: PublicEvent, pageUrl: string): string | null {
  return coverUrl && URL.canParse(coverUrl, pageUrl) ? new URL(coverUrl, pageUrl).href : null;
}

/** The paragraphs of a plain text. */
export function paragraphs(text: string | null): Html[] {
  return (text ?? "")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => html`<p>${paragraph.trim()}</p>`);
}

function ticketLine(type: PublicTicketType, locale: string): Html {
  const price = formatPrice(type.priceMinor, type.currency, locale);
  return html`<li>${type.name}: ${price}${type.state === "sold_out" && " (sold out)"}</li>`;
}
