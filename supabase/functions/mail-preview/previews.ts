import type { OutgoingMail } from "../_shared/deps.types.ts";
import { orderCancelled } from "../_shared/mails/cancelled-mails.ts";
import {
  type MailSetting,
  orderConfirmation,
  orderRefunded,
} from "../_shared/mails/order-mails.ts";
import { eventNotice } from "../_shared/mails/event-mails.ts";
import { plannerNoticeMail } from "../_shared/mails/planner-mails.ts";
import { rsvpConfirmation } from "../_shared/mails/rsvp-mails.ts";
import {
  sampleAnswer,
  sampleNotice,
  sampleOrder,
  sampleRequest,
} from "../_shared/mails/samples.ts";
import { supportAnswered, supportReceived } from "../_shared/mails/support-mails.ts";

const reader = "you@post.example";

/** A mail of the product with a sample in it, and when it is sent. */
export interface MailPreview {
  kind: string;
  title: string;
  /** When and to whom it goes. */
  when: string;
  write: (setting: MailSetting) => Promise<OutgoingMail>;
}

/** Every mail that can be looked at, drawn by the templates that draw the real ones. */
export const previews: readonly MailPreview[] = [
  {
    kind: "tickets",
    title: "Tickets",
    when: "To the buyer, when the payment provider says that an order is paid.",
    write: (setting) => orderConfirmation(sampleOrder(setting.siteUrl), reader, setting),
  },
  {
    kind: "refund",
    title: "Money on its way back",
    when: "To the buyer, when the provider confirms a refund.",
    write: async (setting) =>
      orderRefunded(
        sampleOrder(setting.siteUrl, { status: "partially_refunded" }),
        reader,
        setting,
      ),
  },
  {
    kind: "tickets-cancelled",
    title: "Tickets that were cancelled",
    when: "To the buyer, when the planner or they themselves cancel tickets.",
    write: async (setting) => {
      const source = sampleOrder(setting.siteUrl, { status: "completed" });
      const [first, ...others] = source.order.tickets;
      const tickets = first ? [{ ...first, status: "cancelled" as const }, ...others] : [];
      const order = { ...source.order, tickets };
      const ticketIds = first ? [first.id] : [];
      return orderCancelled({ ...source, order, ticketIds, amountMinor: 6500 }, reader, setting);
    },
  },
  {
    kind: "answer-yes",
    title: "An answer: coming",
    when: "To a guest who gave an e-mail address, after each answer, with a calendar file.",
    write: async (setting) =>
      rsvpConfirmation(sampleAnswer(setting.siteUrl, {}), reader, setting, "answered"),
  },
  {
    kind: "answer-no",
    title: "An answer: not coming",
    when: "The same for a guest who cannot come.",
    write: async (setting) =>
      rsvpConfirmation(
        sampleAnswer(setting.siteUrl, { state: "no", note: "Dance one for me." }),
        reader,
        setting,
        "answered",
      ),
  },
  {
    kind: "waiting",
    title: "On the waiting list",
    when: "To a guest who answers when every place is taken.",
    write: async (setting) =>
      rsvpConfirmation(
        sampleAnswer(setting.siteUrl, { state: "waitlisted", waitlistPosition: 4 }),
        reader,
        setting,
        "answered",
      ),
  },
  {
    kind: "changed",
    title: "Another day",
    when: "To everybody affected, once, when the planner tells of a change.",
    write: async (setting) =>
      eventNotice(sampleNotice(setting.siteUrl, "changed"), reader, setting),
  },
  {
    kind: "cancelled",
    title: "Called off",
    when: "To everybody affected, once, when the planner tells that the event is cancelled.",
    write: async (setting) =>
      eventNotice(sampleNotice(setting.siteUrl, "cancelled"), reader, setting),
  },
  {
    kind: "promoted",
    title: "A place came free",
    when: "To the first of the waiting list who fits, when somebody steps back.",
    write: async (setting) =>
      rsvpConfirmation(sampleAnswer(setting.siteUrl, {}), reader, setting, "promoted"),
  },
  {
    kind: "planner-news",
    title: "What is new at your events",
    when: "To the planner, as often as the account settings say.",
    write: async ({ siteUrl, productName }) =>
      plannerNoticeMail(
        {
          userId: "sample",
          to: reader,
          name: "Marisol Aguirre",
          upTo: 0,
          notices: [
            { name: "Sofia Brandt", answer: "yes", partySize: 2 },
            { name: "Jonas Lindqvist", answer: "no", partySize: 1 },
          ].map((detail) => ({
            topic: "answer",
            eventId: "sample",
            eventName: "Hartwell High Class of 1997",
            detail,
          })),
        },
        { siteUrl, productName },
      ),
  },
  {
    kind: "support-received",
    title: "Your message is with us",
    when: "To whoever wrote to the operator. It repeats nothing of what was written.",
    write: async (setting) => supportReceived(sampleRequest(""), reader, setting),
  },
  {
    kind: "support-answered",
    title: "The operator’s answer",
    when: "To whoever wrote, with the answer in it.",
    write: async (setting) =>
      supportAnswered(
        sampleRequest("Yes: open the event, then Guests, and choose Export as CSV in the menu."),
        reader,
        setting,
      ),
  },
];
