import type { GiftView } from "@jubilee/core/giving/giving.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { priceText } from "../../price-text.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { mailLocale } from "../event-facts.ts";
import type { MailContent, MailFact } from "../mails.types.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` for mails about a gift. */
export interface GiftMailSource {
  to: string | null;
  name: string;
  locale: string;
  gift: GiftView;
  /** What went back, for a refund. */
  amountMinor: number | null;
}

const often = { month: "every month", year: "every year" } as const;

/** The receipt of a gift, and for one that repeats the way to change it. */
export function giftReceipt(
  source: GiftMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { gift } = source;
  const locale = mailLocale(source.locale);
  const money = (amountMinor: number) => priceText(amountMinor, gift.currency, locale);
  const greeting = firstName(source.name);
  const sum = money(gift.amountMinor);
  const content: MailContent = {
    ...base(gift, to, setting),
    subject: headerLine(`Receipt: ${sum} to ${gift.beneficiary}`),
    preview: `Gift ${gift.code}. ${gift.beneficiary} thanks you.`,
    headline: greeting === "" ? "Thank you" : `Thank you, ${greeting}`,
    paragraphs: [
      gift.thanksText ?? `${gift.beneficiary} has received your gift of ${sum}.`,
      ...(gift.plan?.planToken
        ? [
            `You give ${sum} ${often[gift.plan.frequency]}. You can change the amount, pause or end it yourself at any time.`,
          ]
        : []),
      ...(gift.taxText ? [gift.taxText] : []),
      ...(gift.testMode ? ["This was a test payment: no money moved."] : []),
    ],
    facts: factsOf(gift, locale),
    amounts: [
      { label: `Gift to ${gift.beneficiary}`, value: sum },
      ...(gift.feeMinor > 0
        ? [{ label: "Payment fee, covered by you", value: money(gift.feeMinor) }]
        : []),
      { label: "Received", value: money(gift.totalMinor) },
    ],
    ...(gift.plan?.planToken
      ? {
          action: {
            label: "Change or end your gift",
            href: `${setting.siteUrl}/giving/${encodeURIComponent(gift.plan.planToken)}`,
          },
        }
      : {}),
  };
  return drawn(content, to, setting, []);
}

/** A gift or a part of it that went back. */
export function giftRefunded(
  source: GiftMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { gift } = source;
  const locale = mailLocale(source.locale);
  const back = priceText(source.amountMinor ?? gift.refundedMinor, gift.currency, locale);
  const content: MailContent = {
    ...base(gift, to, setting),
    subject: headerLine(`${back} of your gift is on its way back`),
    preview: `Gift ${gift.code}: ${back} goes back to you.`,
    headline: `${back} is on its way back`,
    paragraphs: [
      "It goes back the way you gave, usually within five to ten days.",
      ...(gift.testMode ? ["This was a test payment: no money moved."] : []),
    ],
  };
  return drawn(content, to, setting, []);
}

/** A repeating gift that could not be taken. */
export function giftFailed(source: GiftMailSource, to: string, setting: MailSetting): OutgoingMail {
  const { gift } = source;
  const sum = priceText(gift.totalMinor, gift.currency, mailLocale(source.locale));
  const rests = gift.plan?.status === "paused";
  const content: MailContent = {
    ...base(gift, to, setting),
    subject: headerLine(`Your gift to ${gift.beneficiary} could not be taken`),
    preview: `${sum} was not taken.`,
    headline: "Your bank said no this time",
    paragraphs: [
      `Nothing was taken. ${rests ? "Your repeating gift is paused now." : "We try again in three days."}`,
    ],
    ...(gift.plan?.planToken
      ? {
          action: {
            label: "Look at your gift",
            href: `${setting.siteUrl}/giving/${encodeURIComponent(gift.plan.planToken)}`,
          },
        }
      : {}),
  };
  return drawn(content, to, setting, []);
}

function base(gift: GiftView, to: string, { siteUrl, productName }: MailSetting) {
  const href = `${siteUrl}/donation-success?jubilee_gift=${encodeURIComponent(gift.giftToken)}`;
  return {
    eyebrow: gift.event.name,
    facts: [],
    tickets: [],
    amounts: [],
    action: { label: "See your gift", href },
    links: [{ label: "The campaign’s page", href: gift.pageUrl }],
    footer: `You receive this because ${gift.donorEmail ?? to} was given for gift ${gift.code}.`,
    locale: "en",
    productName,
  };
}

function factsOf(gift: GiftView, locale: string): MailFact[] {
  const { dedication } = gift;
  return [
    { label: "Receipt", value: gift.code },
    ...(gift.receivedAt
      ? [{ label: "Date", value: formatDay(gift.receivedAt, "UTC", locale) }]
      : []),
    ...(gift.fund ? [{ label: "For", value: gift.fund }] : []),
    ...(dedication
      ? [
          {
            label: dedication.kind === "memory" ? "In memory of" : "In honour of",
            value: dedication.name,
          },
        ]
      : []),
  ];
}
