import type { Deps } from "../_shared/deps.types.ts";
import * as bills from "./bills.ts";
import * as galleries from "./gallery.ts";
import * as gifts from "./gifts.ts";
import * as handovers from "./handovers.ts";
import * as members from "./members.ts";
import * as orders from "./orders.ts";
import * as party from "./party.ts";
import * as reads from "./reads.ts";
import * as replies from "./replies.ts";
import * as changes from "./order-changes.ts";
import * as schedule from "./schedule.ts";
import * as venues from "./venues.ts";
import * as waiting from "./waiting.ts";
import * as wallets from "./wallets.ts";

/** One call of a stranger, its address already taken apart. */
export interface EmbedCall {
  request: Request;
  deps: Deps;
  token: string;
  /** The first word of the address: `event`, `order` … */
  kind: string;
}

export interface EmbedRoute {
  method: "GET" | "POST" | "DELETE";
  answer(call: EmbedCall): Promise<Response>;
}

/** `kind/:token[/more]`, keyed by method, kind and what follows the token. */
const routes: Readonly<Record<string, EmbedRoute>> = {
  "GET event": { method: "GET", answer: reads.sharedEvent },
  "GET rsvp": { method: "GET", answer: reads.sharedEvent },
  "GET tickets": { method: "GET", answer: reads.sharedEvent },
  "GET showcase": { method: "GET", answer: reads.showcase },
  "GET countdown": { method: "GET", answer: reads.countdown },
  "GET gallery": { method: "GET", answer: galleries.gallery },
  "GET event/calendar.ics": { method: "GET", answer: reads.calendar },
  "GET feed/calendar.ics": { method: "GET", answer: reads.feed },
  "GET personal": { method: "GET", answer: reads.invitation },
  "POST personal/answer": { method: "POST", answer: party.answer },
  "POST personal/mails": { method: "POST", answer: party.mails },
  "POST rsvp/find": { method: "POST", answer: replies.findMe },
  "POST rsvp/code": { method: "POST", answer: replies.byCode },
  "POST rsvp": { method: "POST", answer: replies.rsvp },
  "POST waitlist": { method: "POST", answer: replies.waitlist },
  "POST hold": { method: "POST", answer: orders.hold },
  "GET order": { method: "GET", answer: orders.view },
  "DELETE order": { method: "DELETE", answer: orders.release },
  "POST order/extend": { method: "POST", answer: orders.extend },
  "POST order/checkout": { method: "POST", answer: orders.checkout },
  "POST order/rename": { method: "POST", answer: changes.rename },
  "POST order/transfer": { method: "POST", answer: changes.transfer },
  "POST order/take-back": { method: "POST", answer: changes.passed("take_back") },
  "POST order/resend-ticket": { method: "POST", answer: changes.passed("resend") },
  "POST ticket/rename": { method: "POST", answer: changes.rename },
  "POST ticket/transfer": { method: "POST", answer: changes.transfer },
  "POST ticket/accept": { method: "POST", answer: changes.passed("accept") },
  "POST ticket/take-back": { method: "POST", answer: changes.passed("take_back") },
  "POST ticket/resend-ticket": { method: "POST", answer: changes.passed("resend") },
  "POST order/cancel": { method: "POST", answer: changes.cancel },
  "POST order/resend": { method: "POST", answer: changes.resend },
  "GET order/bill": { method: "GET", answer: bills.view },
  "GET order/bill.pdf": { method: "GET", answer: bills.pdf },
  "GET order/tickets.pdf": { method: "GET", answer: reads.pdf },
  "GET ticket/tickets.pdf": { method: "GET", answer: reads.pdf },
  "GET ticket": { method: "GET", answer: changes.ticket },
  "GET order/pass.pkpass": { method: "GET", answer: wallets.applePass },
  "GET ticket/pass.pkpass": { method: "GET", answer: wallets.applePass },
  "GET order/google-wallet": { method: "GET", answer: wallets.googleLink },
  "GET ticket/google-wallet": { method: "GET", answer: wallets.googleLink },
  "GET venue": { method: "GET", answer: venues.shared },
  "POST venue": { method: "POST", answer: venues.ask },
  "POST promo": { method: "POST", answer: waiting.promo },
  "GET schedule": { method: "GET", answer: schedule.schedule },
  "GET schedule/calendar.ics": { method: "GET", answer: schedule.myCalendar },
  "POST schedule/sign-up": { method: "POST", answer: schedule.signUp },
  "POST schedule/leave": { method: "POST", answer: schedule.leave },
  "POST schedule/star": { method: "POST", answer: schedule.star },
  "GET schedule/calendar": { method: "GET", answer: schedule.ownCalendar },
  "POST schedule/calendar": { method: "POST", answer: schedule.changeOwnCalendar },
  "GET place": { method: "GET", answer: waiting.place },
  "DELETE place": { method: "DELETE", answer: waiting.leave },
  "GET donation": { method: "GET", answer: gifts.campaign },
  "GET donation/progress": { method: "GET", answer: gifts.pulse },
  "POST handover": { method: "POST", answer: handovers.leave },
  "GET handover": { method: "GET", answer: handovers.state },
  "POST handover/take": { method: "POST", answer: handovers.take },
  "POST donation": { method: "POST", answer: gifts.give },
  "GET gift": { method: "GET", answer: gifts.view },
  "POST gift/pay": { method: "POST", answer: gifts.payAgain },
  "GET giving": { method: "GET", answer: gifts.plan },
  "POST giving": { method: "POST", answer: gifts.changePlan },
  "GET profile": { method: "GET", answer: members.profile },
  "POST profile": { method: "POST", answer: members.saveProfile },
  "POST profile/erase": { method: "POST", answer: members.erase },
  "POST personal/profile": { method: "POST", answer: members.mailProfile },
  "GET directory": { method: "GET", answer: members.directory },
  "POST directory": { method: "POST", answer: members.lead },
  "GET order/calendar.ics": { method: "GET", answer: reads.calendar },
};

/** Finds the route of `event/:token/calendar.ics` and the like. */
export function findRoute(
  method: string,
  path: string,
): { route: EmbedRoute; kind: string; token: string } | null {
  const [kind, token, ...rest] = path.replace(/\/$/, "").split("/");
  if (!kind || token === undefined || rest.length > 1) return null;
  const shape = [kind, ...rest].join("/");
  const key = `${method === "HEAD" ? "GET" : method} ${shape}`;
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
  return route ? { route, kind, token } : null;
}
