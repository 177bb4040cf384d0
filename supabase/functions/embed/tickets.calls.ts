import { askSql } from "../_shared/ask-sql.ts";
import { requiredLine } from "../_shared/fields.ts";
import { visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import { getOrder } from "../_shared/tickets/orders.ts";
import { withSignedTickets } from "../_shared/tickets/sign-tickets.ts";
import { calendarOfLink } from "./calendar-of-link.ts";
import type { PublicCalls } from "./call.types.ts";
import { perRecipient, requireCodeRoom } from "./counts.ts";
import { readerLanguage } from "./reader-language.ts";
import { takes } from "./takes.ts";
import { tells } from "./tells.ts";
import { readCancellation, readHold, readWaitlist } from "./tickets/bodies.ts";
import { checkout } from "./tickets/checkout.ts";
import { changesTicket, passesOn, renames, showTicket } from "./tickets/passing.ts";
import { ticketsPdf } from "./tickets/pdf.ts";
import { applePass, googleLink, withWallets } from "./tickets/wallets.ts";

export const calls: PublicCalls = {
  /** Holds tickets for fifteen minutes; one visitor may not hold a whole sale. */
  "POST hold": takes({
    read: readHold,
    toBots: () => {
      throw new Refusal("unavailable", "This did not work just now. Please try again later.");
    },
    counts: [
      async ({ deps, token }, { promoCode }) => {
        if (promoCode !== undefined) await requireCodeRoom(deps, token);
      },
    ],
    answer: ({ request, deps, token }, wanted) => {
      const visitor = deps.peerAddress === null ? null : visitorKey(deps.peerAddress);
      const language = readerLanguage(request);
      return askSql(deps, "create_hold", { token, payload: { ...wanted, visitor, language } });
    },
    changesShared: true,
  }),

  /** The order as it stands. */
  "GET order": async ({ deps, token }) =>
    json(withWallets(deps, await withSignedTickets(deps, await getOrder(deps, token)))),

  /** Gives the held tickets back. */
  "DELETE order": async ({ deps, token }) => {
    await deps.callSql("release_hold", { order_token: token });
    return json(await getOrder(deps, token));
  },

  /** More time for a buyer who needs it, once. */
  "POST order/extend": tells("extend_hold", "order_token"),

  /** Names buyer and holders; then either all is done or the payment page is next. */
  "POST order/checkout": checkout,

  /** Gives seats back within the event's policy; answers the order as it is then. */
  "POST order/cancel": takes({
    read: readCancellation,
    answer: ({ deps, token }, payload) =>
      askSql(deps, "cancel_tickets", { order_token: token, payload }),
  }),

  /** Sends the tickets again. */
  "POST order/resend": tells("resend_order", "order_token"),

  "GET order/calendar.ics": calendarOfLink,
  "GET order/tickets.pdf": ticketsPdf,
  "GET order/pass.pkpass": applePass,
  "GET order/google-wallet": googleLink,
  "POST order/rename": renames,
  "POST order/transfer": passesOn,
  "POST order/take-back": changesTicket("take_back"),
  "POST order/resend-ticket": changesTicket("resend"),

  /** A ticket that was passed on, by its new holder's link. */
  "GET ticket": showTicket,
  "GET ticket/tickets.pdf": ticketsPdf,
  "GET ticket/pass.pkpass": applePass,
  "GET ticket/google-wallet": googleLink,
  "POST ticket/rename": renames,
  "POST ticket/transfer": passesOn,
  "POST ticket/accept": changesTicket("accept"),
  "POST ticket/take-back": changesTicket("take_back"),
  "POST ticket/resend-ticket": changesTicket("resend"),

  /** What a promo code does to the tickets of a link. */
  "POST promo": takes({
    read: (fields) => requiredLine(fields, "code", "The code", 30),
    counts: [({ deps, token }) => requireCodeRoom(deps, token)],
    answer: ({ deps, token }, code) => askSql(deps, "check_promo_code", { token, code }),
  }),

  /** A place in the waiting line. */
  "POST waitlist": takes({
    isPrefilled: true,
    read: readWaitlist,
    toBots: ({ quantity }) => ({ position: 1, quantity }),
    counts: [perRecipient(({ email }) => email)],
    answer: "join_waitlist",
    keepsLanguage: true,
    changesShared: true,
  }),

  /** A party's place in line, with its offer when there is one. */
  "GET place": tells("get_waitlist_place"),

  /** Leaves the line, or declines the offer. */
  "DELETE place": tells("leave_waitlist"),
};
