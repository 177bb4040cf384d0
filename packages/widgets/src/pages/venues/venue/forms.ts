import { readCount } from "@jubilee/core/base/digits.rules";
import { toInstant } from "@jubilee/core/base/time.rules";
import { daysAfter, monthsAfter } from "@jubilee/core/schedule/calendar-days.rules";
import { monthsAhead } from "@jubilee/core/venues/availability.rules";
import { checkBookingRequest } from "@jubilee/core/venues/bookings.rules";
import type { BookingRequest } from "@jubilee/core/venues/bookings.types";
import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import type { FormOutcome, PageForm, Told } from "../../page.types.ts";
import type { RequestProblem } from "./words/words.types.ts";

type Typed = Readonly<Record<string, string>>;

const longestDays = 31;

/** What is wrong with the time, as far as it is known before the server is asked. */
function timeProblem(
  { startLocal, endLocal }: BookingRequest,
  { venue }: SharedVenue,
  nowMs: number,
): readonly [RequestProblem, "startLocal" | "endLocal"] | null {
  const instant = Date.parse(toInstant(startLocal, venue.timeZone).instant);
  const day = startLocal.slice(0, 10);
  if (instant < nowMs) return ["over", "startLocal"];
  const today = new Date(nowMs).toISOString().slice(0, 10);
  if (day > monthsAfter(today, monthsAhead)) return ["far", "startLocal"];
  if (endLocal > daysAfter(day, longestDays) + startLocal.slice(10)) return ["long", "endLocal"];
  return null;
}

/** The request as the call takes it, or the first field that keeps it from being sent. */
export function requestOver(typed: Typed, shared: unknown, nowMs = Date.now()): Told {
  const text = (name: string) => typed[name]?.trim() ?? "";
  const people = text("partySize");
  const request: BookingRequest = {
    spaceId: text("spaceId"),
    startLocal: text("startLocal").slice(0, 16),
    endLocal: text("endLocal").slice(0, 16),
    title: text("title"),
    name: text("name"),
    email: text("email"),
    partySize: people === "" ? null : readCount(people),
    note: text("note"),
  };
  const [field] = Object.keys(checkBookingRequest(request));
  if (field) {
    const isOrder = field === "endLocal" && request.endLocal !== "";
    return { refused: { code: isOrder ? "order" : "invalid_input", field } };
  }
  if (people !== "" && !request.partySize) {
    return { refused: { code: "invalid_input", field: "partySize" } };
  }
  const problem = timeProblem(request, shared as SharedVenue, nowMs);
  if (problem) return { refused: { code: problem[0], field: problem[1] } };
  const submitKey = typed["submitKey"] || crypto.randomUUID();
  return { body: { ...request, submitKey, website: typed["website"] ?? "" } };
}

const missing: Readonly<Record<string, RequestProblem>> = {
  spaceId: "space",
  startLocal: "start",
  endLocal: "end",
  title: "purpose",
  partySize: "people",
};
const known: ReadonlySet<string> = new Set<RequestProblem>(["over", "far", "order", "long"]);

const isKnown = (code: string): code is RequestProblem => known.has(code);

/** What is wrong with a field of the request, where this page has words of its own for it. */
export function problemOf(outcome: FormOutcome | null, field: string): RequestProblem | null {
  const refused = outcome?.refused;
  if (!refused || refused.field !== field) return null;
  if (isKnown(refused.code)) return refused.code;
  if (refused.code === "conflict") return "taken";
  return missing[field] ?? null;
}

/** The fields of the request that say themselves what is wrong with them. */
export const spokenFields = [...Object.keys(missing), "name", "email", "note"];

/** A stranger's request for a space; the planner decides. */
export const forms: Readonly<Record<string, PageForm>> = {
  ask: {
    call: "venue",
    most: { note: 2000 },
    fields: [
      "spaceId",
      "startLocal",
      "endLocal",
      "title",
      "name",
      "email",
      "partySize",
      "note",
      "submitKey",
      "website",
    ],
    readOver: requestOver,
  },
};
