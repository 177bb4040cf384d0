import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { jsx } from "react/jsx-runtime";
import { firstData } from "../../../server/first-screen.ts";
import { coloursOf } from "../../colours.ts";
import { pictureOf, shareTags } from "../../head.ts";
import { islandScripts } from "../../islands.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { givingWords } from "../words/all.ts";
import type { CampaignPart } from "./campaign.types.ts";
import { CampaignPage } from "./CampaignPage.tsx";
import { sheetForAmounts } from "./ForAmount.tsx";
import { forms } from "./forms.ts";
import { raisedWords } from "./Raised.tsx";

const kinds = ["donation"] as const;

function draw(place: Part<SharedCampaign>): PageParts {
  const { shared, token, reader } = place;
  const part: CampaignPart = { ...place, own: givingWords[reader.lang] };
  const { event, campaign } = shared;
  return {
    title: event.name,
    head: headOf(part),
    colours: coloursOf(shared) + sheetForAmounts(campaign.amounts),
    body: jsx(CampaignPage, part),
    ...islandScripts(kinds, reader.lang),
    data: { "jubilee-first": { token, kinds, data: firstData(kinds, shared, reader, place.now) } },
  };
}

function headOf(part: CampaignPart): string {
  const { shared, token, reader } = part;
  const { event, campaign, progress, pageUrl } = shared;
  const sum = formatPrice(progress.raisedMinor, event.currency, reader.lang);
  const picture = pictureOf(event, { opens: "donation", token, pageUrl });
  return shareTags({
    title: event.name,
    summary: `${campaign.beneficiary} · ${sum} ${raisedWords(part)}`,
    locale: event.locale,
    pageUrl,
    ...picture,
    embeds: true,
    data: {
      "@context": "https://schema.org",
      "@type": "DonateAction",
      name: event.name,
      ...(campaign.story && { description: campaign.story }),
      ...(campaign.startsAt && { startTime: campaign.startsAt }),
      ...(campaign.endsAt && { endTime: campaign.endsAt }),
      image: [picture.picture],
      recipient: { "@type": "Organization", name: campaign.beneficiary },
      target: pageUrl,
      url: pageUrl,
    },
  });
}

/** The page of a donation campaign for everybody who has its link. */
export const page: GuestPage<SharedCampaign> = {
  paths: ["/campaign/:token"],
  isKept: true,
  opens: "donation",
  takesPayments: true,
  embeds: () => "donation",
  localeOf: ({ event }) => event.locale,
  forms,
  draw,
};
