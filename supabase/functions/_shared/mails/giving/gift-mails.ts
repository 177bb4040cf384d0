import { firstName } from "@jubilee/core/base/names.rules";
import { formatDay } from "@jubilee/core/base/time.rules";
import type { GiftView } from "@jubilee/core/giving/giving.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { priceText } from "../../price-text.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { mailLanguage, mailLocale } from "../languages.ts";
import type { MailContent, MailFact, MailLink } from "../mails.types.ts";
import { wordsOf } from "../words/words.ts";
import type { GivingWords } from "./words/words.types.ts";
import { givingWords } from "./words/words.ts";

/** Answer of `get_job_source` for mails about a gift. */
export interface GiftMailSource {
  to: string | null;
  name: string;
  locale: string;
  gift: GiftView;
  /** What went back, for a refund. */
  amountMinor: number | null;
}

/** The receipt of a gift, and for one that repeats the way to change it. */
export function giftReceipt(
  source: GiftMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { gift, locale } = source;
  const language = mailLanguage(locale);
  const words = givingWords[language];
  const { received } = words;
  const money = (amountMinor: number) => priceText(amountMinor, gift.currency, mailLocale(locale));
  const sum = money(gift.amountMinor);
  const change = planLink(source, setting, words.changeGift);
  return drawn(
    {
      ...base(source, to),
      subject: received.subject(sum, gift.beneficiary),
      title: wordsOf(language).greet(received.title, firstName(source.name)),
      sentence: gift.thanksText ?? received.sentence(sum, gift.beneficiary),
      action: seeGift(source, setting),
      asides: [
        ...(gift.plan && change ? [received.repeats[gift.plan.frequency](sum)] : []),
        ...(gift.taxText ? [gift.taxText] : []),
        ...testNote(source),
      ],
      facts: factsOf(gift, locale, received),
      amounts: [
        { label: received.gift(gift.beneficiary), value: sum },
        ...(gift.feeMinor > 0 ? [{ label: received.fee, value: money(gift.feeMinor) }] : []),
        { label: received.sum, value: money(gift.totalMinor) },
      ],
      less: change,
    },
    to,
    setting,
  );
}

/** A gift or a part of it that went back. */
export function giftRefunded(
  source: GiftMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { gift, locale } = source;
  const { refunded, received } = givingWords[mailLanguage(locale)];
  const amount = source.amountMinor ?? gift.refundedMinor;
  const back = priceText(amount, gift.currency, mailLocale(locale));
  return drawn(
    {
      ...base(source, to),
      subject: refunded.subject(back),
      title: refunded.title(back),
      sentence: refunded.sentence,
      action: seeGift(source, setting),
      asides: testNote(source),
      facts: factsOf(gift, locale, received),
    },
    to,
    setting,
  );
}

/** A repeating gift that could not be taken. */
export function giftFailed(source: GiftMailSource, to: string, setting: MailSetting): OutgoingMail {
  const { gift, locale } = source;
  const { failed, received, changeGift } = givingWords[mailLanguage(locale)];
  const look = planLink(source, setting, failed.look);
  return drawn(
    {
      ...base(source, to),
      subject: failed.subject(gift.beneficiary),
      title: failed.title,
      sentence: gift.plan?.status === "paused" ? failed.rests : failed.triesAgain,
      action: look ?? seeGift(source, setting),
      facts: [
        {
          label: failed.amount,
          value: priceText(gift.totalMinor, gift.currency, mailLocale(locale)),
        },
        ...factsOf(gift, locale, received),
      ],
      less: planLink(source, setting, changeGift),
    },
    to,
    setting,
  );
}

function base({ gift, locale }: GiftMailSource, to: string) {
  const language = mailLanguage(locale);
  const words = givingWords[language];
  return {
    language,
    about: gift.event,
    over: gift.event.name,
    links: [{ label: words.page, href: gift.pageUrl }],
    why: words.why(gift.donorEmail ?? to, gift.code),
  } satisfies Partial<MailContent>;
}

function seeGift({ gift, locale }: GiftMailSource, { siteUrl }: MailSetting): MailLink {
  const href = `${siteUrl}/donation-success?jubilee_gift=${encodeURIComponent(gift.giftToken)}`;
  return { label: givingWords[mailLanguage(locale)].seeGift, href };
}

function planLink(
  { gift }: GiftMailSource,
  { siteUrl }: MailSetting,
  label: string,
): MailLink | null {
  const token = gift.plan?.planToken;
  return token ? { label, href: `${siteUrl}/giving/${encodeURIComponent(token)}` } : null;
}

function testNote({ gift, locale }: GiftMailSource): string[] {
  return gift.testMode ? [wordsOf(mailLanguage(locale)).testPayment] : [];
}

function factsOf(
  { code, receivedAt, fund, dedication }: GiftView,
  locale: string,
  words: GivingWords["received"],
): MailFact[] {
  return [
    { label: words.receipt, value: code },
    ...(receivedAt
      ? [{ label: words.date, value: formatDay(receivedAt, "UTC", mailLocale(locale)) }]
      : []),
    ...(fund ? [{ label: words.fund, value: fund }] : []),
    ...(dedication
      ? [
          {
            label: dedication.kind === "memory" ? words.memory : words.honour,
            value: dedication.name,
          },
        ]
      : []),
  ];
}
