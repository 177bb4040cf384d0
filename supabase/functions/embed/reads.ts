import { calendarFileName } from "@jubilee/core/calendar/rules";
import {
  getCalendarSource,
  getPersonalInvitation,
  getSharedEvent,
  type SharedKind,
} from "../_shared/calls.ts";
import { calendarFile, calendarResponse } from "../_shared/calendar/calendar-file.ts";
import { json, tagged, taggedJson } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

/** Figures that everybody asks for may be this old. */
const sharedTtlMs = 1000;

const sharedKinds: readonly SharedKind[] = ["event", "rsvp", "tickets"];

/** The event behind a share link, from a short memory, with an ETag. */
export async function sharedEvent({ request, deps, token, kind }: EmbedCall): Promise<Response> {
  const wanted = sharedKinds.find((one) => one === kind) ?? "event";
  const shared = await deps.cache.read(`shared:${token}:${wanted}`, sharedTtlMs, async () =>
    tagged(await getSharedEvent(deps, token, wanted)),
  );
  return taggedJson(request, shared, 1);
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
