import type { Bill } from "@jubilee/core/money/bills.types";
import type { Handover, HandoverState, TakenHandover } from "@jubilee/core/sharing/handover.types";
import type { PublicParty } from "@jubilee/core/answers/party.types";
import type {
  OrderView,
  PersonalInvitation,
  PromoOffer,
  RsvpReceipt,
  SharedEvent,
  WaitlistPlace,
} from "@jubilee/core/sharing/public-event.types";
import type { SharedGallery } from "@jubilee/core/media/gallery.types";
import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import type { SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import type { CalendarFeedSource, CalendarSource } from "./calendar/calendar-source.types.ts";
import type { GiftView, GivingPage, SharedCampaign } from "@jubilee/core/giving/giving.types";
import type { Deps } from "./deps.types.ts";
import { isFields } from "./fields.ts";
import { visitorKey } from "./limits.ts";

/** The kinds of share link that a widget or a public page reads. */
export type SharedKind = "event" | "rsvp" | "tickets";

async function callForObject<Shape>(
  deps: Deps,
  name: string,
  args: Record<string, unknown>,
): Promise<Shape> {
  const value = await deps.callSql(name, args);
  if (!isFields(value)) throw new Error(`${name} did not answer with an object`);
  return value as Shape;
}

/** What a stranger with a share link sees. */
export function getSharedEvent(deps: Deps, token: string, kind: SharedKind): Promise<SharedEvent> {
  return callForObject(deps, "get_shared_event", { token, kind });
}

/** What an invited person sees. */
export function getPersonalInvitation(deps: Deps, token: string): Promise<PersonalInvitation> {
  return callForObject(deps, "get_personal_invitation", { token });
}

/** Stores an answer; one that is there already is only changed by the link that was just mailed, and nobody hears of it. */
export function submitRsvp(deps: Deps, token: string, payload: object): Promise<RsvpReceipt> {
  return callForObject(deps, "submit_rsvp", { token, payload });
}

/** Mails the personal link to whoever is meant, if anybody is. */
export function requestRsvpLink(deps: Deps, token: string, payload: object): Promise<object> {
  return callForObject(deps, "request_rsvp_link", { token, payload });
}

/** The invitation behind a printed code. */
export function openInvitationCode(
  deps: Deps,
  token: string,
  code: string,
): Promise<{ personalToken: string }> {
  return callForObject(deps, "open_invitation_code", { token, code });
}

/** Answers for everybody of a personal link. */
export function answerParty(deps: Deps, token: string, payload: object): Promise<PublicParty> {
  return callForObject(deps, "answer_party", { token, payload });
}

/** Stops a host's mails to a guest, or takes them up again. */
export function setMailWish(
  deps: Deps,
  token: string,
  wantsMail: boolean,
): Promise<{ wantsMail: boolean }> {
  return callForObject(deps, "set_mail_wish", { token, wants_mail: wantsMail });
}

/** Keeps what goes on at a visitor's phone, sealed, for ten minutes. */
export function leaveHandover(deps: Deps, token: string, payload: object): Promise<Handover> {
  return callForObject(deps, "leave_handover", { token, payload });
}

/** Whether the phone has taken it. */
export function getHandover(deps: Deps, handoverToken: string): Promise<HandoverState> {
  return callForObject(deps, "get_handover", { handover_token: handoverToken });
}

/** Gives it to the phone, once. */
export function takeHandover(deps: Deps, handoverToken: string): Promise<TakenHandover> {
  return callForObject(deps, "take_handover", { handover_token: handoverToken });
}

/** Takes tickets off the sale for fifteen minutes; one visitor may not hold a whole sale. */
export function createHold(deps: Deps, token: string, wanted: object): Promise<OrderView> {
  const visitor = deps.peerAddress === null ? null : visitorKey(deps.peerAddress);
  return callForObject(deps, "create_hold", { token, payload: { ...wanted, visitor } });
}

/** An order by its own token. */
export function getOrder(deps: Deps, orderToken: string): Promise<OrderView> {
  return callForObject(deps, "get_order", { order_token: orderToken });
}

/** An invoice or credit note of an order, by the order's token and the document's number. */
export function getOrderBill(deps: Deps, orderToken: string, billNumber: number): Promise<Bill> {
  return callForObject(deps, "get_order_bill", {
    order_token: orderToken,
    number_param: billNumber,
  });
}

/** Turns a hold into an order: completed when free, else awaiting payment. */
export function placeOrder(deps: Deps, orderToken: string, payload: object): Promise<OrderView> {
  return callForObject(deps, "place_order", { order_token: orderToken, payload });
}

/** Holds tickets fifteen minutes longer, once. */
export function extendHold(deps: Deps, orderToken: string): Promise<OrderView> {
  return callForObject(deps, "extend_hold", { order_token: orderToken });
}

/** Gives held tickets back. */
export async function releaseHold(deps: Deps, orderToken: string): Promise<void> {
  await deps.callSql("release_hold", { order_token: orderToken });
}

/** What a calendar file needs, by a share, personal or order token. */
export function getCalendarSource(deps: Deps, token: string): Promise<CalendarSource> {
  return callForObject(deps, "get_calendar_source", { token });
}

/** The events behind a feed, or the one behind any link. */
export function getCalendarFeed(deps: Deps, token: string): Promise<CalendarFeedSource> {
  return callForObject(deps, "get_calendar_feed", { token });
}

/** How a link may be used. */
interface LinkPolicy {
  allowedOrigins: string[];
  settings: Record<string, unknown>;
  /** What its host signs prefilled names with; null for a guest's own link. */
  prefillKey: string | null;
}

/** Which pages may use a link of any kind, and what it keeps. */
export function getLinkPolicy(deps: Deps, token: string): Promise<LinkPolicy> {
  return callForObject(deps, "get_link_policy", { token });
}

/** What a promo code is worth at a share link. */
export function checkPromoCode(deps: Deps, token: string, code: string): Promise<PromoOffer> {
  return callForObject(deps, "check_promo_code", { token, code });
}

/** A ticket that was passed on, by its own link. */
export function getTicket(deps: Deps, ticketToken: string): Promise<OrderView> {
  return callForObject(deps, "get_ticket", { ticket_token: ticketToken });
}

/** What is done with one ticket by a link that opens it. */
export type TicketChange = "rename" | "transfer" | "accept" | "take_back" | "resend";

/** Changes a ticket by an `order`'s link, or the link of the passed `ticket`; answers what the link opens then. */
export function changeTicket(
  deps: Deps,
  change: TicketChange,
  { kind, token }: { kind: string; token: string },
  payload: object,
): Promise<OrderView> {
  return callForObject(deps, "change_ticket", {
    link_kind: kind,
    link_token: token,
    change,
    payload,
  });
}

/** Gives tickets back within the event's policy; answers the order as it is then. */
export function cancelTickets(deps: Deps, orderToken: string, payload: object): Promise<OrderView> {
  return callForObject(deps, "cancel_tickets", { order_token: orderToken, payload });
}

/** Sends an order's tickets again. */
export function resendOrder(deps: Deps, orderToken: string): Promise<{ sentTo: string }> {
  return callForObject(deps, "resend_order", { order_token: orderToken });
}

/** A party's place on the waiting list. */
export function getWaitlistPlace(deps: Deps, token: string): Promise<WaitlistPlace> {
  return callForObject(deps, "get_waitlist_place", { token });
}

/** What a donation campaign's link opens. */
export function getSharedCampaign(deps: Deps, token: string): Promise<SharedCampaign> {
  return callForObject(deps, "get_shared_campaign", { token });
}

/** What a showcase's link opens: one event's face, or several events. */
export function getSharedShowcase(deps: Deps, token: string): Promise<SharedShowcase> {
  return callForObject(deps, "get_shared_showcase", { token });
}

/** What a link counts the days to. */
export function getSharedCountdown(deps: Deps, token: string): Promise<SharedCountdown> {
  return callForObject(deps, "get_shared_countdown", { token });
}

/** An event's photos and sponsors, as far as the link shows them. */
export function getSharedGallery(deps: Deps, token: string): Promise<SharedGallery> {
  return callForObject(deps, "get_shared_gallery", { token });
}

/** Notes a gift that waits for its payment. */
export function createGift(deps: Deps, token: string, payload: object): Promise<GiftView> {
  return callForObject(deps, "create_gift", { token, payload });
}

/** A gift by its donor's own token. */
export function getGift(deps: Deps, giftToken: string): Promise<GiftView> {
  return callForObject(deps, "get_gift", { gift_token: giftToken });
}

/** A repeating gift by its donor's own link. */
export function getGivingPlan(deps: Deps, planToken: string): Promise<GivingPage> {
  return callForObject(deps, "get_giving_plan", { plan_token: planToken });
}

/** What a donor changes of a repeating gift. */
export function changeGivingPlan(
  deps: Deps,
  planToken: string,
  payload: object,
): Promise<GivingPage> {
  return callForObject(deps, "change_giving_plan", { plan_token: planToken, payload });
}

/** Leaves the waiting list or declines the offer. */
export function leaveWaitlist(deps: Deps, token: string): Promise<WaitlistPlace> {
  return callForObject(deps, "leave_waitlist", { token });
}
