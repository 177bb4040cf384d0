import { html } from "@jubilee/backend/pages/html";
import { formatInstant } from "@jubilee/core/base/time.rules";
import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import type { PageAdditions } from "./index-page.ts";
import { sharePicturePath, sharePictureSize } from "./share-pictures.ts";

/**
 * What the server writes into a poll's page: preview tags, and its questions for readers without
 * scripts. Nothing of any vote: the page is the same for whoever has the link.
 */
export function pollPage(shared: SharedPoll, token: string): PageAdditions {
  const { event, title, note, closesAt, timeZone, state, questions, pageUrl } = shared;
  const ends = closesAt === null ? null : formatInstant(closesAt, timeZone, event.locale);
  const standing =
    state === "closed" ? "This poll is closed." : ends === null ? null : `Open until ${ends}.`;
  const summary = [event.name, note, standing].filter(Boolean).join(" · ");
  const image = new URL(sharePicturePath(token, "poll"), pageUrl).href;
  return {
    title,
    head: html` <meta name="robots" content="noindex" />
      <meta name="description" content="${summary}" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${summary}" />
      <meta property="og:url" content="${pageUrl}" />
      <meta property="og:locale" content="${event.locale.replace("-", "_")}" />
      <meta property="og:image" content="${image}" />
      <meta property="og:image:width" content="${sharePictureSize.width}" />
      <meta property="og:image:height" content="${sharePictureSize.height}" />
      <meta name="twitter:card" content="summary_large_image" />`,
    fallback: html` <main lang="${event.locale}">
      <h1>${title}</h1>
      <p>${event.name}</p>
      ${note !== null && html`<p>${note}</p>`} ${standing !== null && html`<p>${standing}</p>`}
      ${questions.map(
        ({ text, options }) =>
          html`<h2>${text}</h2>
            <ul>
              ${options.map(
                ({ label, day, startAt }) =>
                  html`<li>
                    ${label ?? day ?? formatInstant(startAt ?? "", timeZone, event.locale)}
                  </li>`,
              )}
            </ul>`,
      )}
      <p>Voting needs JavaScript.</p>
    </main>`,
  };
}
