import { inOneLine } from "@jubilee/core/base/commas.rules";
import { mailSpan } from "@jubilee/core/base/moments.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type { CampaignSource } from "@jubilee/core/mailing/campaigns.types";
import type { PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import { answersWords } from "../answers/words/words.ts";
import { mailLanguage, writtenLocale } from "../languages.ts";
import type { MailBlock } from "../mails.types.ts";
import { campaignWords } from "./campaign-words.ts";

/** What guests find on the schedule, each with its time, the zone of its clock and its place; nothing where none is published. */
export function scheduleBlock({ programme = [], event, locale }: CampaignSource): MailBlock[] {
  if (programme.length === 0) return [];
  const lines = programme.map(({ title, startAt, endAt, room }) => {
    const span = { startDate: startAt, endDate: endAt, timeZone: event.timeZone };
    const when = mailSpan(span, writtenLocale(locale));
    return { name: title, told: room ? `${when}\n${room}` : when };
  });
  return [{ kind: "list", title: campaignWords[mailLanguage(locale)].schedule, lines }];
}

/** What is on sale, with its prices, and the way there; nothing where nothing is. */
export function ticketsBlock(source: CampaignSource & { pageUrl: string | null }): MailBlock[] {
  const { tickets = [], asks, url, locale, pageUrl } = source;
  const language = mailLanguage(locale);
  const words = campaignWords[language];
  const shown = tickets.filter(({ state }) => state === "on_sale" || state === "sold_out");
  if (shown.length === 0) return [];
  const isOnSale = shown.some(({ state }) => state === "on_sale");
  const href = asks === "tickets" ? url : pageUrl;
  return [
    {
      kind: "list",
      title: words.tickets,
      lines: shown.map((ticket) => ({ name: ticket.name, told: toldOf(ticket, locale) })),
      ...(isOnSale && href !== null
        ? { link: { label: answersWords[language].invitation.tickets, href } }
        : {}),
    },
  ];
}

function toldOf(
  { state, priceMinor, currency, price, description }: PublicTicketType,
  locale: string,
) {
  const words = campaignWords[mailLanguage(locale)];
  const costs =
    priceMinor === 0 ? words.free : formatPrice(priceMinor, currency, writtenLocale(locale));
  const shown = price?.model === "pay_what_you_can" ? null : costs;
  return inOneLine(locale, state === "sold_out" ? words.soldOut : shown, description);
}
