import { askSql } from "../_shared/ask-sql.ts";
import {
  type Fields,
  isGiven,
  optionalText,
  requiredEmail,
  requiredId,
  requiredInteger,
  requiredLine,
  requiredName,
} from "../_shared/fields.ts";
import { publicLimits, requireWithin } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { PublicCalls } from "./call.types.ts";
import { perVisitor } from "./counts.ts";
import { takes } from "./takes.ts";

const wallTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export const calls: PublicCalls = {
  /** The venue behind a link, with two months of busy times from a day on: `?from=2027-06-01`. */
  "GET venue": async ({ request, deps, token }) => {
    const from = new URL(request.url).searchParams.get("from");
    const day = from && /^\d{4}-(0[1-9]|1[0-2])-01$/.test(from) ? from : null;
    return json(await askSql(deps, "get_shared_venue", { token, from_day: day }));
  },

  /** A stranger asks for a time; both sides get a mail, so addresses are counted. */
  "POST venue": takes({
    before: [perVisitor("booking", publicLimits.messagesPerAddress)],
    read: readBooking,
    toBots: (_, { deps }) => ({ status: "requested", startDate: deps.now().toISOString() }),
    counts: [
      ({ deps }, { email }) =>
        requireWithin(deps, `booking:${email.toLowerCase()}`, publicLimits.messagesPerSender),
    ],
    answer: "request_shared_booking",
    status: 201,
  }),
};

function readBooking(fields: Fields) {
  const { startLocal, endLocal, submitKey } = fields;
  if (typeof startLocal !== "string" || !wallTime.test(startLocal)) {
    throw new Refusal("invalid_input", "Say when it starts.", "startLocal");
  }
  if (typeof endLocal !== "string" || !wallTime.test(endLocal)) {
    throw new Refusal("invalid_input", "Say when it ends.", "endLocal");
  }
  if (typeof submitKey !== "string" || !/^[A-Za-z0-9_-]{8,100}$/.test(submitKey)) {
    throw new Refusal("invalid_input", "Please reload the page and send the form again.");
  }
  return {
    spaceId: requiredId(fields, "spaceId", "The space"),
    startLocal,
    endLocal,
    title: requiredLine(fields, "title", "What it is for", 200),
    name: requiredName(fields, "name"),
    email: requiredEmail(fields, "email"),
    partySize: isGiven(fields, "partySize")
      ? requiredInteger(fields, "partySize", "The number of people", { min: 1, max: 1_000_000 })
      : null,
    note: optionalText(fields, "note", "The note", 2000),
    submitKey,
  };
}
