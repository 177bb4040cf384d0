import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import {
  getCalendarFeed,
  getCalendarSource,
  getPersonalInvitation,
  getSharedCountdown,
  getSharedEvent,
  getSharedShowcase,
  type SharedKind,
} from "../_shared/calls.ts";
import {
  calendarFeed,
  calendarFile,
  calendarResponse,
  feedResponse,
} from "../_shared/calendar/calendar-file.ts";
import { publicLimits, requireWithin } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { getOrder, getTicket } from "../_shared/calls.ts";
import { orderPdf } from "../_shared/pdf/order-pdf.ts";
import { json, tagged, taggedJson } from "../_shared/respond.ts";
import { withSignedTickets } from "../_shared/tickets/sign-tickets.ts";
import type { EmbedCall } from "./routes.ts";

/** Figures that everybody asks for may be this old. */
const sharedTtlMs = 1000;

const sharedKinds: readonly SharedKind[] = ["event", "rsvp", "tickets"];

/**
 * The event behind a share link, from a short memory, with an ETag. A person's own link opens the
 * RSVP widget too: then the answer is theirs alone, and nobody keeps it.
 */
export async function sharedEvent({ request, deps, token, kind }: EmbedCall): Promise<Response> {
  const wanted = sharedKinds.find((one) => one === kind) ?? "event";
  try {
    const shared = await deps.cache.read(`shared:${token}:${wanted}`, sharedTtlMs, async () =>
      tagged(await getSharedEvent(deps, token, wanted)),
    );
    return taggedJson(request, shared, 1);
  } catch (error) {
    const isClosed = error instanceof Refusal && error.code === "link_invalid";
    if (!isClosed || wanted !== "rsvp") throw error;
    return json(await getPersonalInvitation(deps, token));
  }
}

/** A showcase, from a short memory, with an ETag. */
export async function showcase({ request, deps, token }: EmbedCall): Promise<Response> {
  const shared = await deps.cache.read(`shared:${token}:showcase`, sharedTtlMs, async () =>
    tagged(await getSharedShowcase(deps, token)),
  );
  return taggedJson(request, shared, 1);
}

/** What a link counts to, from a short memory; the clock in it is that of this very answer. */
export async function countdown({ deps, token }: EmbedCall): Promise<Response> {
  const shared = await deps.cache.read(`shared:${token}:countdown`, sharedTtlMs, () =>
    getSharedCountdown(deps, token),
  );
  return json({ ...shared, serverTime: deps.now().toISOString() });
}

/** An invited person's own page. */
export async function invitation({ deps, token }: EmbedCall): Promise<Response> {
  return json(await getPersonalInvitation(deps, token));
}

/** The event behind a share or order token as a calendar file. */
export async function calendar({ deps, token }: EmbedCall): Promise<Response> {
  const source = await getCalendarSource(deps, token);
  return calendarResponse(calendarFile(source), calendarFileName(source.name));
}

/** A calendar to subscribe to: a planner's events by a feed's token, or one event by any link. */
export async function feed({ deps, token }: EmbedCall): Promise<Response> {
  return feedResponse(calendarFeed(await getCalendarFeed(deps, token)));
}

/** All tickets of an order, or one that was passed on, as a PDF to print or keep. */
export async function pdf({ deps, token, kind }: EmbedCall): Promise<Response> {
  await requireWithin(deps, `embed:pdf:${token}`, publicLimits.filesPerToken);
  const order =
    kind === "ticket"
      ? await getTicket(deps, token)
      : await withSignedTickets(deps, await getOrder(deps, token));
  if (order.tickets.length === 0) {
    throw new Refusal("conflict", "This order has no tickets yet.");
  }
  const bytes = await orderPdf(order, deps.productName, deps.readFont);
  return new Response(new Blob([Uint8Array.from(bytes)]), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="tickets-${order.code}.pdf"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
