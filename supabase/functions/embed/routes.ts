import type { Deps } from "../_shared/deps.types.ts";
import * as orders from "./orders.ts";
import * as reads from "./reads.ts";
import * as replies from "./replies.ts";

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
  /** Which kind of token the address carries. */
  tokenKind: "share" | "personal" | "order" | "share_or_personal";
  answer(call: EmbedCall): Promise<Response>;
}

/** `kind/:token[/more]`, keyed by method, kind and what follows the token. */
const routes: Readonly<Record<string, EmbedRoute>> = {
  "GET event": { method: "GET", tokenKind: "share", answer: reads.sharedEvent },
  "GET rsvp": { method: "GET", tokenKind: "share", answer: reads.sharedEvent },
  "GET tickets": { method: "GET", tokenKind: "share", answer: reads.sharedEvent },
  "GET event/calendar.ics": { method: "GET", tokenKind: "share", answer: reads.calendar },
  "GET personal": { method: "GET", tokenKind: "personal", answer: reads.invitation },
  "POST rsvp": { method: "POST", tokenKind: "share_or_personal", answer: replies.rsvp },
  "POST waitlist": { method: "POST", tokenKind: "share", answer: replies.waitlist },
  "POST hold": { method: "POST", tokenKind: "share", answer: orders.hold },
  "GET order": { method: "GET", tokenKind: "order", answer: orders.view },
  "DELETE order": { method: "DELETE", tokenKind: "order", answer: orders.release },
  "POST order/checkout": { method: "POST", tokenKind: "order", answer: orders.checkout },
  "GET order/calendar.ics": { method: "GET", tokenKind: "order", answer: reads.calendar },
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
