import { firstName } from "@jubilee/core/base/names.rules";
import type { Booking } from "@jubilee/core/venues/bookings.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { spanFact } from "../event-facts.ts";
import { mailLanguage, type MailLanguage } from "../languages.ts";
import type { MailFact } from "../mails.types.ts";
import { wordsOf } from "../words/words.ts";
import type { BookingMoment } from "./words/words.types.ts";
import { venuesWords } from "./words/words.ts";

/** Answer of `get_job_source` for mails about a booking. */
export interface BookingMailSource {
  to: string | null;
  /** The venue's; its planners read English. */
  locale: string;
  venue: string;
  address: string;
  /** The reader works in the venue's account; otherwise they asked for the booking. */
  isPlanner: boolean;
  contactEmail: string | null;
  booking: Booking;
}

export type BookingCause = BookingMoment | "arrived";

/** What became of a booking, to who asked for it or to the venue's planners. */
export function bookingMail(
  source: BookingMailSource,
  to: string,
  setting: MailSetting,
  cause: BookingCause,
): OutgoingMail {
  const { booking, isPlanner, contactEmail } = source;
  const mail = isPlanner
    ? toPlanner(source, to, setting, cause)
    : toGuest(source, to, setting, cause);
  const replyTo = isPlanner ? booking.requesterEmail : contactEmail;
  return replyTo ? { ...mail, replyTo } : mail;
}

function toGuest(
  source: BookingMailSource,
  to: string,
  setting: MailSetting,
  cause: BookingCause,
): OutgoingMail {
  const { booking, venue, locale } = source;
  const language = mailLanguage(locale);
  const words = venuesWords[language];
  const told = toldOf(cause === "arrived" ? "asked" : cause, booking, language);
  return drawn(
    {
      language,
      about: null,
      over: venue,
      ...told,
      subject: wordsOf(language).subject(told.subject, venue),
      facts: placeFacts(source, locale),
      why: words.why(to),
    },
    to,
    setting,
  );
}

/**
 * The words of each moment. Anyone can type anyone's address into the form, so what was asked for
 * repeats nothing that was written there.
 */
function toldOf(
  moment: BookingMoment,
  { requesterName, decidedReason }: Booking,
  language: MailLanguage,
) {
  const { subjects, titles, sentences, notYou, again } = venuesWords[language];
  const isAsked = moment === "asked";
  return {
    subject: subjects[moment],
    title: isAsked
      ? titles.asked
      : wordsOf(language).greet(titles[moment], firstName(requesterName)),
    sentence: sentences[moment],
    quote: isAsked || moment === "moved" ? null : decidedReason,
    asides: isAsked ? [notYou] : moment === "expired" ? [again] : [],
  };
}

/** What only the venue's planners are told. */
const forPlanners = {
  arrived: {
    subject: "A request",
    title: "Somebody asks for a time",
    sentence: "It waits for your answer in the booking calendar.",
  },
  expired: {
    subject: "A hold has ended",
    title: "A hold has ended",
    sentence: "It ran out, and the space is free again. Book it anew while it is.",
  },
};

function toPlanner(
  source: BookingMailSource,
  to: string,
  setting: MailSetting,
  cause: BookingCause,
): OutgoingMail {
  const { booking, venue } = source;
  const isOwn = cause === "arrived" || cause === "expired";
  const told = isOwn
    ? { ...forPlanners[cause], quote: booking.note }
    : toldOf(cause, booking, "en");
  const day = booking.startLocal.slice(0, 10);
  return drawn(
    {
      language: "en",
      about: null,
      over: venue,
      ...told,
      subject: `${told.subject}: ${venue}`,
      action: {
        label: cause === "arrived" ? "Answer" : "Open the calendar",
        href: `${setting.siteUrl}/booking-calendar?day=${day}&booking=${booking.id}`,
      },
      facts: [
        ...(isOwn ? [{ label: "For", value: booking.title }] : []),
        ...placeFacts(source, "en"),
        ...(cause === "arrived" ? askedFacts(booking) : []),
      ],
      why: "You receive this because you plan with this venue.",
    },
    to,
    setting,
  );
}

function placeFacts({ booking, venue, address }: BookingMailSource, locale: string): MailFact[] {
  const common = wordsOf(mailLanguage(locale));
  const where = {
    label: common.where,
    value: [venue, booking.spaceName].filter(Boolean).join(", "),
  };
  return [
    spanFact(common.when, booking, locale),
    address === "" ? where : { ...where, note: address },
  ];
}

function askedFacts(booking: Booking): MailFact[] {
  const { requesterName, requesterEmail, partySize } = booking;
  const [who, ...address] = [requesterName, requesterEmail].filter(Boolean);
  return [
    ...(who ? [{ label: "From", value: who, note: address.join(", ") }] : []),
    ...(partySize ? [{ label: "People", value: String(partySize) }] : []),
  ];
}
