import type { Deps, OutgoingMail } from "../_shared/deps.types.ts";
import { isFields } from "../_shared/fields.ts";
import { bookingMail, type BookingMailSource } from "../_shared/mails/booking-mails.ts";
import {
  type MailSetting,
  orderConfirmation,
  orderPayLater,
  orderRefunded,
  ticketPassedOn,
} from "../_shared/mails/order-mails.ts";
import { orderCancelled, ticketCancelled } from "../_shared/mails/cancelled-mails.ts";
import { withBill } from "../_shared/mails/bill-attachment.ts";
import { eventNotice } from "../_shared/mails/event-mails.ts";
import { invitationMail, rsvpLinkMail } from "../_shared/mails/invitation-mails.ts";
import { giftFailed, giftReceipt, giftRefunded } from "../_shared/mails/gift-mails.ts";
import { paletteOf } from "../_shared/mails/event-palette.ts";
import { profileLinkMail } from "../_shared/mails/profile-mails.ts";
import { lateAnswerDeclined, rsvpConfirmation } from "../_shared/mails/rsvp-mails.ts";
import type {
  CancelledTicketSource,
  EventNoticeSource,
  InvitationMailSource,
  LateAnswerSource,
  GiftMailSource,
  OrderMailSource,
  PassedTicketSource,
  ProfileLinkSource,
  RsvpLinkSource,
  RsvpMailSource,
  SupportMailSource,
  WaitlistMailSource,
} from "../_shared/mails/sources.types.ts";
import {
  supportAnswered,
  supportArrived,
  supportReceived,
} from "../_shared/mails/support-mails.ts";
import { scheduleMail, type ScheduleMailSource } from "../_shared/mails/schedule-mails.ts";
import { waitlistMail } from "../_shared/mails/waitlist-mails.ts";
import { getTicket } from "../_shared/tickets/orders.ts";
import { askForRefund, readOpenRefund } from "../_shared/payments/refunds.ts";
import { signTickets, withSignedTickets } from "../_shared/tickets/sign-tickets.ts";
import { sendPlanNotice } from "./plan-notices.ts";

type Write = (
  source: unknown,
  to: string,
  setting: MailSetting,
  deps: Deps,
) => Promise<OutgoingMail>;

/** The mail of each kind of job; the source has the shape that `get_job_source` gives for it. */
const mails: Readonly<Record<string, Write>> = {
  order_confirmation: async (source, to, setting, deps) => {
    const bought = source as OrderMailSource;
    const order = await withSignedTickets(deps, bought.order);
    const mail = await orderConfirmation({ ...bought, order }, to, setting);
    return withBill(deps, mail, order, ({ kind }) => kind === "invoice");
  },
  order_pay_later: async (source, to, setting) =>
    orderPayLater(source as OrderMailSource, to, setting),
  ticket_passed_on: async (source, to, setting, deps) => {
    const passed = source as PassedTicketSource;
    await signTickets(deps, { eventId: passed.order.event.id });
    const order = await getTicket(deps, passed.order.orderToken);
    return ticketPassedOn({ ...passed, order }, to, setting);
  },
  order_cancelled: async (source, to, setting) =>
    orderCancelled(source as OrderMailSource, to, setting),
  ticket_cancelled: async (source, to, setting) =>
    ticketCancelled(source as CancelledTicketSource, to, setting),
  waitlist_joined: async (source, to, setting) =>
    waitlistMail(source as WaitlistMailSource, to, setting, "joined"),
  waitlist_offered: async (source, to, setting) =>
    waitlistMail(source as WaitlistMailSource, to, setting, "offered"),
  waitlist_expired: async (source, to, setting) =>
    waitlistMail(source as WaitlistMailSource, to, setting, "expired"),
  schedule_signed_up: async (source, to, setting) =>
    scheduleMail(source as ScheduleMailSource, to, setting, "signed_up"),
  schedule_place: async (source, to, setting) =>
    scheduleMail(source as ScheduleMailSource, to, setting, "promoted"),
  schedule_changed: async (source, to, setting) =>
    scheduleMail(source as ScheduleMailSource, to, setting, "changed"),
  order_refunded: async (source, to, setting, deps) => {
    const { order, amountMinor } = source as OrderMailSource;
    const mail = orderRefunded(source as OrderMailSource, to, setting);
    const back = amountMinor === null ? null : -amountMinor;
    return withBill(
      deps,
      mail,
      order,
      ({ kind, totalMinor }) => kind === "credit_note" && totalMinor === back,
    );
  },
  rsvp_confirmation: async (source, to, setting) =>
    rsvpConfirmation(source as RsvpMailSource, to, setting, "answered"),
  rsvp_promoted: async (source, to, setting) =>
    rsvpConfirmation(source as RsvpMailSource, to, setting, "promoted"),
  late_answer_declined: async (source, to, setting) =>
    lateAnswerDeclined(source as LateAnswerSource, to, setting),
  event_notice: async (source, to, setting) =>
    eventNotice(source as EventNoticeSource, to, setting),
  rsvp_link: async (source, to, setting) => rsvpLinkMail(source as RsvpLinkSource, to, setting),
  profile_link: async (source, to, setting) =>
    profileLinkMail(source as ProfileLinkSource, to, setting),
  invitation: async (source, to, setting) =>
    invitationMail(source as InvitationMailSource, to, setting),
  donation_receipt: async (source, to, setting) =>
    giftReceipt(source as GiftMailSource, to, setting),
  donation_refunded: async (source, to, setting) =>
    giftRefunded(source as GiftMailSource, to, setting),
  donation_failed: async (source, to, setting) => giftFailed(source as GiftMailSource, to, setting),
  booking_asked: async (source, to, setting) =>
    bookingMail(source as BookingMailSource, to, setting, "asked"),
  booking_arrived: async (source, to, setting) =>
    bookingMail(source as BookingMailSource, to, setting, "arrived"),
  booking_confirmed: async (source, to, setting) =>
    bookingMail(source as BookingMailSource, to, setting, "confirmed"),
  booking_declined: async (source, to, setting) =>
    bookingMail(source as BookingMailSource, to, setting, "declined"),
  booking_cancelled: async (source, to, setting) =>
    bookingMail(source as BookingMailSource, to, setting, "cancelled"),
  booking_moved: async (source, to, setting) =>
    bookingMail(source as BookingMailSource, to, setting, "moved"),
  booking_expired: async (source, to, setting) =>
    bookingMail(source as BookingMailSource, to, setting, "expired"),
  support_received: async (source, to, setting) =>
    supportReceived(source as SupportMailSource, to, setting),
  support_arrived: async (source, to, setting) =>
    supportArrived(source as SupportMailSource, to, setting),
  support_answered: async (source, to, setting) =>
    supportAnswered(source as SupportMailSource, to, setting),
};

/** The function that tells what a job needs. */
function sourceCallOf(kind: string): string {
  if (kind.startsWith("support_")) return "get_support_mail_source";
  if (kind.startsWith("schedule_")) return "get_schedule_mail_source";
  return kind.startsWith("booking_") ? "get_booking_mail_source" : "get_job_source";
}

/** Does one job. A job whose reason is gone (no source, no address) is done by doing nothing. */
export async function doJob(deps: Deps, job: { id: string; kind: string }): Promise<void> {
  if (job.kind === "plan_notice") return sendPlanNotice(deps, job.id);
  const source = await deps.callSql(sourceCallOf(job.kind), { job_id: job.id });
  if (job.kind === "refund_run") {
    const runId = isFields(source) ? source["runId"] : null;
    if (typeof runId === "string")
      await deps.callSql("advance_refund_run", { run_id_param: runId });
    return;
  }
  if (job.kind === "refund_payment" || job.kind === "refund_donation") {
    const refund = readOpenRefund(source);
    if (refund) await askForRefund(deps, refund);
    return;
  }
  if (job.kind === "sign_tickets" || job.kind === "waitlist_offers") {
    const eventId = isFields(source) ? source["eventId"] : null;
    if (typeof eventId !== "string") return;
    if (job.kind === "sign_tickets") await signTickets(deps, { eventId });
    else await deps.callSql("offer_waitlist_places", { event_id_param: eventId });
    return;
  }
  const write = Object.hasOwn(mails, job.kind) ? mails[job.kind] : undefined;
  if (!write) throw new Error(`Nothing is known to do for jobs of kind ${job.kind}`);
  const to = isFields(source) ? source["to"] : null;
  if (typeof to !== "string" || to === "") return;
  const { siteUrl, productName } = deps;
  const setting = { siteUrl, productName, palette: paletteOf(source) };
  await deps.mail.send({ ...(await write(source, to, setting, deps)), key: job.id });
}
