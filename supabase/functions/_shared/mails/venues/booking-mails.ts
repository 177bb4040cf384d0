import type { Booking } from "@jubilee/core/venues/bookings.types";
import { mailSpan } from "@jubilee/core/base/moments.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import type { MailContent } from "../mails.types.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` for mails about a booking. */
export interface BookingMailSource {
  to: string | null;
  venue: string;
  address: string;
  /** The reader works in the venue's account; otherwise they asked for the booking. */
  isPlanner: boolean;
  contactEmail: string | null;
  booking: Booking;
}

export type BookingCause =
  | "asked"
  | "arrived"
  | "confirmed"
  | "declined"
  | "cancelled"
  | "moved"
  | "expired";

interface Words {
  subject: string;
  headline: string;
  paragraphs: string[];
}

/** What became of a booking, to who asked for it or to the venue's planners. */
export function bookingMail(
  source: BookingMailSource,
  to: string,
  setting: MailSetting,
  cause: BookingCause,
): OutgoingMail {
  const { booking, venue, address, isPlanner } = source;
  const words = wordsByCause[cause](booking, isPlanner);
  const when = mailSpan(booking, "en");
  const day = booking.startLocal.slice(0, 10);
  const content: MailContent = {
    subject: headerLine(`${words.subject}: ${venue}`),
    preview: words.paragraphs[0] ?? "",
    eyebrow: venue,
    headline: words.headline,
    paragraphs: words.paragraphs,
    facts: [
      { label: "When", value: when },
      { label: "Where", value: [venue, booking.spaceName, address].filter(Boolean).join(", ") },
      ...(cause === "arrived" ? askedFacts(booking) : []),
    ],
    tickets: [],
    amounts: [],
    action: isPlanner
      ? {
          label: cause === "arrived" ? "Answer" : "Open the calendar",
          href: `${setting.siteUrl}/booking-calendar?day=${day}&booking=${booking.id}`,
        }
      : null,
    links: [],
    footer: isPlanner
      ? "You receive this because you plan with this venue."
      : `You receive this because ${to} was given when a time at this venue was asked for.`,
    locale: "en",
    productName: setting.productName,
  };
  const replyTo = isPlanner ? booking.requesterEmail : source.contactEmail;
  const mail = drawn(content, to, setting, []);
  return replyTo ? { ...mail, replyTo } : mail;
}

function askedFacts(booking: Booking) {
  return [
    { label: "For", value: booking.title },
    { label: "From", value: `${booking.requesterName ?? ""}, ${booking.requesterEmail ?? ""}` },
    ...(booking.partySize ? [{ label: "People", value: String(booking.partySize) }] : []),
    ...(booking.note ? [{ label: "Note", value: booking.note }] : []),
  ];
}

const wordsByCause: Record<BookingCause, (booking: Booking, isPlanner: boolean) => Words> = {
  // Anyone can type anyone's address into the form, so this repeats nothing that was written there.
  asked: () => ({
    subject: "Your request",
    headline: "Your request is with them",
    paragraphs: [
      "The people who run the venue read it and answer you by mail. Nothing is booked yet.",
      "You did not ask for this? Then somebody mistyped an address; you need not do anything.",
    ],
  }),
  arrived: () => ({
    subject: "A request",
    headline: "Somebody asks for a time",
    paragraphs: ["It waits for your answer in the booking calendar."],
  }),
  confirmed: (booking) => ({
    subject: "Confirmed",
    headline: greeted("The space is yours", booking),
    paragraphs: ["Your booking is confirmed.", ...reasonOf(booking)],
  }),
  declined: (booking) => ({
    subject: "Not possible",
    headline: greeted("This time does not work", booking),
    paragraphs: ["Your request was declined. Another time may be free.", ...reasonOf(booking)],
  }),
  cancelled: (booking) => ({
    subject: "Cancelled",
    headline: greeted("Your booking is cancelled", booking),
    paragraphs: ["The space is no longer kept for you.", ...reasonOf(booking)],
  }),
  moved: (booking) => ({
    subject: "Moved",
    headline: greeted("Your booking has moved", booking),
    paragraphs: ["Below is when and where it is now."],
  }),
  expired: (booking, isPlanner) =>
    isPlanner
      ? {
          subject: "A hold has ended",
          headline: "A hold has ended",
          paragraphs: [
            `The hold for ${booking.title} ran out, and the space is free again. Book it anew while it is.`,
          ],
        }
      : {
          subject: "No longer held for you",
          headline: greeted("The space is no longer held for you", booking),
          paragraphs: [
            "The time for which it was held is over, and it was not confirmed. Somebody else may take it now.",
            "Do you still want it? Answer this mail, or ask for it again.",
          ],
        },
};

function greeted(text: string, { requesterName }: Booking): string {
  const name = firstName(requesterName);
  return name === "" ? text : `${text}, ${name}`;
}

function reasonOf({ decidedReason }: Booking): string[] {
  return decidedReason ? [decidedReason] : [];
}
