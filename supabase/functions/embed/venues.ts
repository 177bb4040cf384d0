import {
  isTrapped,
  optionalText,
  readFields,
  requiredEmail,
  requiredId,
  requiredInteger,
  requiredLine,
} from "../_shared/fields.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

const wallTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The venue behind a link, with two months of busy times from a day on: `?from=2027-06-01`. */
export async function shared({ request, deps, token }: EmbedCall): Promise<Response> {
  const from = new URL(request.url).searchParams.get("from");
  const day = from && /^\d{4}-(0[1-9]|1[0-2])-01$/.test(from) ? from : null;
  return json(await deps.callSql("get_shared_venue", { token, from_day: day }));
}

/** A stranger asks for a time; both sides get a mail, so addresses are counted. */
export async function ask({ request, deps, token }: EmbedCall): Promise<Response> {
  await requireWithin(
    deps,
    `booking:${visitorKey(deps.peerAddress)}`,
    publicLimits.messagesPerAddress,
  );
  const fields = await readFields(request);
  const { startLocal, endLocal, submitKey, partySize } = fields;
  if (typeof startLocal !== "string" || !wallTime.test(startLocal)) {
    throw new Refusal("invalid_input", "Say when it starts.", "startLocal");
  }
  if (typeof endLocal !== "string" || !wallTime.test(endLocal)) {
    throw new Refusal("invalid_input", "Say when it ends.", "endLocal");
  }
  if (typeof submitKey !== "string" || !/^[A-Za-z0-9_-]{8,100}$/.test(submitKey)) {
    throw new Refusal("invalid_input", "Please reload the page and send the form again.");
  }
  const payload = {
    spaceId: requiredId(fields, "spaceId", "The space"),
    startLocal,
    endLocal,
    title: requiredLine(fields, "title", "What it is for", 200),
    name: requiredLine(fields, "name", "Your name", 120),
    email: requiredEmail(fields, "email"),
    partySize:
      partySize === null || partySize === undefined
        ? null
        : requiredInteger(fields, "partySize", "The number of people", { min: 1, max: 1_000_000 }),
    note: optionalText(fields, "note", "The note", 2000),
    submitKey,
  };
  // Who filled in the field that people never see is told nothing, and nothing is stored or sent.
  if (isTrapped(fields)) return json({ status: "requested", startDate: deps.now().toISOString() });
  await requireWithin(
    deps,
    `booking:${payload.email.toLowerCase()}`,
    publicLimits.messagesPerSender,
  );
  return json(await deps.callSql("request_shared_booking", { token, payload }), 201);
}
