import type { RsvpReceipt } from "@jubilee/core/public-event/types";
import { submitRsvp } from "../_shared/calls.ts";
import { isTrapped, readFields } from "../_shared/fields.ts";
import { requireMailRoom } from "../_shared/limits.ts";
import { json } from "../_shared/respond.ts";
import { readRsvp, readWaitlist } from "./bodies.ts";
import type { EmbedCall } from "./routes.ts";

/** Takes an answer; the same idempotency key gives the same receipt. */
export async function rsvp({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const submission = readRsvp(fields);
  if (isTrapped(fields)) {
    const { answer, partySize, note, name } = submission;
    const receipt: RsvpReceipt = {
      state: answer,
      partySize,
      note,
      name: name ?? "",
      waitlistPosition: null,
      personalToken: crypto.randomUUID().replaceAll("-", ""),
      canEdit: true,
    };
    return json(receipt);
  }
  await requireMailRoom(deps, submission.email ?? token);
  const receipt = await submitRsvp(deps, token, submission);
  deps.cache.forget(`shared:${token}:`);
  return json(receipt);
}

/** Takes a place in the waiting line. */
export async function waitlist({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const payload = readWaitlist(fields);
  if (isTrapped(fields)) return json({ position: 1, quantity: payload.quantity });
  await requireMailRoom(deps, payload.email);
  const place = await deps.callSql("join_waitlist", { token, payload });
  deps.cache.forget(`shared:${token}:`);
  return json(place);
}
