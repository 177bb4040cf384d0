import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { priceText } from "../../price-text.ts";
import { headerLine } from "../escape.ts";
import { eventFacts, mailLocale } from "../event-facts.ts";
import type { MailContent } from "../mails.types.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` for mails about the waiting list. */
export interface WaitlistMailSource {
  to: string | null;
  name: string | null;
  locale: string;
  place: WaitlistPlace;
  /** The party's own link, absolute. */
  url: string;
}

export type WaitlistCause = "joined" | "offered" | "expired";

/** A place in line, an offer with its deadline, or an offer that ran out. */
export function waitlistMail(
  source: WaitlistMailSource,
  to: string,
  setting: MailSetting,
  cause: WaitlistCause,
): OutgoingMail {
  const { place, url } = source;
  const locale = mailLocale(source.locale);
  const words = wordsOf[cause](place, firstName(source.name), locale);
  const content: MailContent = {
    subject: headerLine(`${words.subject}: ${place.event.name}`),
    preview: words.paragraphs[0] ?? "",
    eyebrow: place.event.name,
    headline: words.headline,
    paragraphs: words.paragraphs,
    facts: cause === "expired" ? [] : eventFacts(place.event, locale),
    tickets: [],
    amounts: [],
    action: { label: words.action, href: url },
    links: [],
    footer: `You receive this because ${to} joined the waiting list. The link above is yours alone; with it you can leave the list at any time.`,
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}

interface Words {
  subject: string;
  headline: string;
  paragraphs: string[];
  action: string;
}

const wordsOf: Record<
  WaitlistCause,
  (place: WaitlistPlace, name: string, locale: string) => Words
> = {
  joined: (place, name) => ({
    subject: "You’re on the waiting list",
    headline: name === "" ? "You’re in line" : `You’re in line, ${name}`,
    paragraphs: [
      `${place.ticketName} is sold out. You are ${place.position === null ? "in line" : `number ${place.position} in line`} for ${countOf(place.quantity)}.`,
      `When tickets come back they are offered in order: the first party in line that fits gets them, and a larger one keeps its place. An offer is yours for ${hoursOf(place.offerHours)}.`,
    ],
    action: "See your place in line",
  }),
  offered: ({ offer, offerHours, ticketName, event }, name, locale) => {
    const quantity = offer?.lines[0]?.quantity ?? 1;
    const [tickets, are, them, they] =
      quantity === 1 ? ["ticket", "is", "it", "it goes"] : ["tickets", "are", "them", "they go"];
    const price =
      offer && offer.totalMinor > 0
        ? ` at ${priceText(offer.totalMinor, offer.currency, locale)}`
        : ", free of charge";
    return {
      subject: `Your ${tickets} ${are} here`,
      headline: name === "" ? "It’s your turn" : `It’s your turn, ${name}`,
      paragraphs: [
        `${countOf(quantity)} for ${ticketName} came free and ${are} held for you${price}.`,
        offer?.holdExpiresAt
          ? `Take ${them} until ${mailMoment(offer.holdExpiresAt, event.timeZone, locale)}. After that ${they} to the next in line.`
          : `Take ${them} within ${hoursOf(offerHours)}. After that ${they} to the next in line.`,
        "If you cannot come after all, say so on the same page, and the next in line is glad.",
      ],
      action: `Take your ${tickets}`,
    };
  },
  expired: ({ ticketName, quantity }, name) => ({
    subject: "Your offer has ended",
    headline: name === "" ? "Your offer has ended" : `Your offer has ended, ${name}`,
    paragraphs: [
      `The ${quantity === 1 ? "ticket that was" : "tickets that were"} held for you for ${ticketName} went to the next in line.`,
      "You are no longer on the waiting list. You can join it again at its end.",
    ],
    action: "See the waiting list",
  }),
};

function countOf(quantity: number): string {
  return counted(quantity, "ticket");
}

function hoursOf(hours: number): string {
  return counted(hours, "hour");
}
