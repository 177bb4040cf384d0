import type {
  GuestCalendar,
  PublicSchedule,
  SignUpReceipt,
} from "@jubilee/core/schedule/public-schedule.types";
import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import { calendarFeed } from "../_shared/calendar/calendar-file.ts";
import type { CalendarFeedSource } from "../_shared/calendar/calendar-source.types.ts";
import type { Deps } from "../_shared/deps.types.ts";
import {
  type Fields,
  isFields,
  isTrapped,
  readFields,
  requiredEmail,
  requiredId,
  requiredLine,
} from "../_shared/fields.ts";
import { requireMailRoom } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

/** As many as come with one answer. */
const mostPeople = 100;

async function call<Shape>(deps: Deps, name: string, args: object): Promise<Shape> {
  const value = await deps.callSql(name, { ...args });
  if (!isFields(value)) throw new Error(`${name} did not answer with an object`);
  return value as Shape;
}

/** The published schedule; by a personal link with one's own places. */
export async function schedule({ request, deps, token }: EmbedCall): Promise<Response> {
  const member = askedMember(request);
  return json(await call<PublicSchedule>(deps, "get_shared_schedule", { token, member }));
}

/** Takes a place in an activity: by a personal link, or by name and e-mail on the event's page. */
export async function signUp({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const payload = readSignUp(fields);
  if (isTrapped(fields)) {
    const personalToken = crypto.randomUUID().replaceAll("-", "");
    return json({ status: "going", position: null, personalToken } satisfies SignUpReceipt);
  }
  await requireMailRoom(deps, payload.email ?? token);
  return json(await call<SignUpReceipt>(deps, "sign_up_for_activity", { token, payload }));
}

/** Gives one's place back. */
export async function leave({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const activityId = requiredId(fields, "activityId", "This activity");
  const member = memberOf(fields);
  return json(await call(deps, "leave_activity", { token, activity_id_param: activityId, member }));
}

/** Marks an activity as one's own, or no longer. */
export async function star({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const activityId = requiredId(fields, "activityId", "This activity");
  const wanted = fields["starred"] === true;
  const member = memberOf(fields);
  return json(
    await call(deps, "star_activity", { token, activity_id_param: activityId, wanted, member }),
  );
}

/** The address that a guest's calendar program reads. */
export async function ownCalendar({ deps, token }: EmbedCall): Promise<Response> {
  return json(await call<GuestCalendar>(deps, "get_guest_calendar", { token }));
}

/** Opens, renews or turns off that address. */
export async function changeOwnCalendar({ request, deps, token }: EmbedCall): Promise<Response> {
  const { what } = await readFields(request);
  return json(
    await call<GuestCalendar>(deps, "set_guest_calendar", {
      token,
      what: typeof what === "string" ? what : null,
    }),
  );
}

/** What one goes to or marked, to keep. */
export async function myCalendar({ request, deps, token }: EmbedCall): Promise<Response> {
  const member = askedMember(request);
  const feed = await call<CalendarFeedSource>(deps, "get_my_calendar", { token, member });
  return new Response(calendarFeed(feed), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${calendarFileName(feed.name)}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
}

function readSignUp(fields: Fields) {
  const isNamed = fields["name"] !== undefined || fields["email"] !== undefined;
  const who = fields["who"];
  return {
    activityId: requiredId(fields, "activityId", "This activity"),
    ...(fields["memberId"] === undefined ? {} : { memberId: memberOf(fields) }),
    ...(who === undefined ? {} : { who: placesOf(who) }),
    ...(isNamed
      ? {
          name: requiredLine(fields, "name", "Your name", 120),
          email: requiredEmail(fields, "email"),
        }
      : {}),
  };
}

/** Who of the household is meant; null for whose link it is. */
function memberOf(fields: Fields): string | null {
  return fields["memberId"] === undefined ? null : requiredId(fields, "memberId", "This guest");
}

/** The same, asked for in an address. */
function askedMember(request: Request): string | null {
  const memberId = new URL(request.url).searchParams.get("member");
  return memberId === null ? null : memberOf({ memberId });
}

/** The places of a party: whole numbers, 0 for the guest. */
function placesOf(value: unknown): number[] {
  if (!Array.isArray(value) || value.length > mostPeople) throw unclear();
  return value.map((place: unknown) => {
    if (typeof place !== "number" || !Number.isInteger(place)) throw unclear();
    if (place < 0 || place > mostPeople) throw unclear();
    return place;
  });
}

function unclear(): Refusal {
  return new Refusal("invalid_input", "Choose who of you comes.", "who");
}
