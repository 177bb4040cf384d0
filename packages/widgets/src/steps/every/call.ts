import { visitorLocale } from "../../element/settings.ts";
import { createRequest, failed, type Call } from "../../client/request.ts";

/** What an answer must hold to be one, by method, kind and what follows the token. */
export const answerFields: Readonly<Record<string, string>> = {
  "GET rsvp": "event",
  "GET tickets": "event",
  "GET donation": "event",
  "GET donation/progress": "progress",
  "GET showcase": "event",
  "GET countdown": "event",
  "GET gallery": "photos",
  "GET personal": "event",
  "POST rsvp": "state",
  "POST waitlist": "position",
  "POST promo": "tickets",
  "POST hold": "orderToken",
  "GET order": "orderToken",
  "DELETE order": "orderToken",
  "POST order/checkout": "order",
  "POST donation": "gift",
  "GET gift": "giftToken",
  "POST gift/pay": "gift",
  "POST handover": "handoverToken",
  "POST handover/take": "sealed",
  "GET handover": "state",
};

/**
 * Calls of the widgets: an answer without what they need counts as none, whatever it is.
 *
 * @param lang the language that the widget speaks; mails about what is sent are written in it
 */
export function createCall(origin: string, lang: string): Call {
  const request = createRequest(origin, { "accept-language": visitorLocale(lang) });
  return async (method, path, body) => {
    const outcome = await request<object>(method, path, body);
    const [kind, , more] = path.split("/");
    const field = answerFields[`${method} ${more ? `${kind}/${more}` : kind}`];
    const isWhole = !outcome.ok || !field || field in outcome.value;
    return isWhole ? (outcome as never) : failed("unavailable");
  };
}
