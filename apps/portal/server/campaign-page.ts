import { html } from "@jubilee/backend/pages/html";
import { shareOfGoal } from "@jubilee/core/giving/giving.rules";
import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type { PageAdditions } from "./index-page.ts";
import { oembedAddress } from "./oembed.ts";
import { sharePicturePath, sharePictureSize } from "./share-pictures.ts";

/** What the server writes into a campaign's page: preview tags and a readable page. */
export function campaignPage(shared: SharedCampaign, token: string): PageAdditions {
  const { event, campaign, progress, wall, pageUrl } = shared;
  const money = (amount: number) => formatPrice(amount, event.currency, event.locale);
  const share = shareOfGoal(progress, campaign);
  const goal = campaign.goalMinor === null ? "" : ` of ${money(campaign.goalMinor)}`;
  const raised = `${money(progress.raisedMinor)}${goal} raised`;
  const summary = `${campaign.beneficiary} · ${raised}`;
  const image = new URL(sharePicturePath(token, "donation"), pageUrl).href;
  return {
    title: event.name,
    head: html` <meta name="robots" content="noindex" />
      <meta name="description" content="${summary}" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="${event.name}" />
      <meta property="og:description" content="${summary}" />
      <meta property="og:url" content="${pageUrl}" />
      <meta property="og:locale" content="${event.locale.replace("-", "_")}" />
      <meta property="og:image" content="${image}" />
      <meta property="og:image:width" content="${sharePictureSize.width}" />
      <meta property="og:image:height" content="${sharePictureSize.height}" />
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/json+oembed"
        href="${oembedAddress(pageUrl)}"
        title="${event.name}"
      />`,
    fallback: html` <main lang="${event.locale}">
      <h1>${event.name}</h1>
      <p>${campaign.beneficiary}</p>
      <p><strong>${raised}</strong>${share !== null && ` (${Math.floor(share * 100)} %)`}</p>
      ${campaign.state === "ended" && html`<p><strong>This campaign has ended.</strong></p>`}
      ${(campaign.story ?? "")
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph) => html`<p>${paragraph.trim()}</p>`)}
      ${
        campaign.amounts.length > 0 &&
        html`<ul>
          ${campaign.amounts.map(
            ({ amountMinor, label }) => html`<li>${money(amountMinor)}: ${label}</li>`,
          )}
        </ul>`
      }
      ${wall.length > 0 && html`<p>Thank you: ${wall.map(({ name }) => name).join(", ")}</p>`}
      <p>Giving needs JavaScript.</p>
    </main>`,
  };
}
