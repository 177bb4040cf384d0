import { html } from "@jubilee/backend/pages/html";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type {
  SharedFace,
  SharedList,
  SharedShowcase,
  ShowcaseEvent,
} from "@jubilee/core/sharing/showcase.types";
import { formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { PageAdditions } from "./index-page.ts";
import { sharePicturePath, sharePictureSize } from "./share-pictures.ts";
import { paragraphs, sharedPage } from "./shared-page.ts";

/** What the server writes into a showcase's page: preview tags and a readable page. */
export function showcasePage(shared: SharedShowcase, token: string): PageAdditions {
  return shared.layout === "event" ? facePage(shared, token) : listPage(shared, token);
}

/** One event: the page of every shared event, with what its schedule says. */
function facePage(face: SharedFace, token: string): PageAdditions {
  const { schedule, giving } = face;
  return sharedPage(
    face,
    token,
    html`${
      schedule.length > 0 &&
      html`<h2>The schedule</h2>
        <ul>
          ${schedule.map(
            ({ title, startLocal, room, cancelled }) =>
              html`<li>
                ${startLocal.replace("T", " ")}
                ${title}${room && `, ${room}`}${cancelled && " (cancelled)"}
              </li>`,
          )}
        </ul>`
    }
    ${giving && html`<p><a href="/campaign/${giving.token}">${giving.name}</a></p>`}`,
  );
}

function listPage({ event, intro, events, pageUrl }: SharedList, token: string): PageAdditions {
  const { locale } = event;
  const summary = [intro?.split(/\n\s*\n/)[0], ...events.slice(0, 3).map(({ name }) => name)]
    .filter(Boolean)
    .join(" · ")
    .slice(0, 300);
  const image = new URL(sharePicturePath(token, "showcase"), pageUrl).href;
  return {
    title: event.name,
    head: html` <meta name="robots" content="noindex" />
      <meta name="description" content="${summary}" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="${event.name}" />
      <meta property="og:description" content="${summary}" />
      <meta property="og:url" content="${pageUrl}" />
      <meta property="og:locale" content="${locale.replace("-", "_")}" />
      <meta property="og:image" content="${image}" />
      <meta property="og:image:width" content="${sharePictureSize.width}" />
      <meta property="og:image:height" content="${sharePictureSize.height}" />
      <meta name="twitter:card" content="summary_large_image" />`,
    fallback: html` <main lang="${locale}">
      <h1>${event.name}</h1>
      ${paragraphs(intro)} ${events.length === 0 && html`<p>Nothing is planned just now.</p>`}
      ${
        events.length > 0 &&
        html`<ul>
          ${events.map((one) => eventLine(one, locale))}
        </ul>`
      }
    </main>`,
  };
}

function eventLine(event: ShowcaseEvent, locale: string) {
  const { name, startDate, endDate, timeZone, locationName, fromMinor, currency, pageUrl } = event;
  const when = `${formatSpan(startDate, endDate, timeZone, locale)} (${zoneName(startDate, timeZone, locale)})`;
  const facts = [
    when,
    locationName ?? (event.kind === "online" ? "Online" : null),
    fromMinor !== null && `from ${formatPrice(fromMinor, currency, locale)}`,
    event.status === "cancelled" && "cancelled",
    event.status === "ended" && "over",
  ];
  return html`<li>
    ${pageUrl ? html`<a href="${pageUrl}">${name}</a>` : name}<br />${facts.filter(Boolean).join(" · ")}
  </li>`;
}
