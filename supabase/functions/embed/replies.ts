import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { openInvitationCode, requestRsvpLink, submitRsvp } from "../_shared/calls.ts";
import { isTrapped, readFields, requiredEmail, requiredLine } from "../_shared/fields.ts";
import { publicLimits, requireMailRoom, requireWithin, visitorKey } from "../_shared/limits.ts";
import { json } from "../_shared/respond.ts";
import { readRsvp, readWaitlist } from "./bodies.ts";
import type { EmbedCall } from "./routes.ts";
import { withSignedPrefill } from "./signed-prefill.ts";

/** Takes an answer; the same idempotency key gives the same receipt. */
export async function rsvp({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await withSignedPrefill(deps, token, await readFields(request));
  const submission = readRsvp(fields);
  if (isTrapped(fields)) {
    const { answer, partySize, note, name } = submission;
    const receipt: RsvpReceipt = {
      state: answer,
      partySize,
      note,
      name: name ?? "",
      waitlistPosition: null,
      personalToken: null,
      replyKey: submission.idempotencyKey,
      canEdit: true,
    };
    return json(receipt);
  }
  await requireMailRoom(deps, submission.email ?? token);
  const receipt = await submitRsvp(deps, token, submission);
  deps.cache.forget(`shared:${token}:`);
  return json(receipt);
}

/** Mails a lost link; the answer is the same whether anybody is meant or not. */
export async function findMe({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const payload = {
    name: requiredLine(fields, "name", "Your name", 120),
    email: requiredEmail(fields, "email"),
  };
  if (isTrapped(fields)) return json({ asked: true });
  const visitor = visitorKey(deps.peerAddress);
  await requireWithin(deps, `embed:find:${visitor}`, publicLimits.searchesPerAddress);
  await requireMailRoom(deps, payload.email);
  return json(await requestRsvpLink(deps, token, payload));
}

/** Opens an invitation by its printed code: `{personalToken}`. What is tried is counted, right or wrong. */
export async function byCode({ request, deps, token }: EmbedCall): Promise<Response> {
  const code = requiredLine(await readFields(request), "code", "The code", 40);
  const visitor = visitorKey(deps.peerAddress);
  await requireWithin(deps, `embed:code:${visitor}`, publicLimits.searchesPerAddress);
  await requireWithin(deps, `embed:invitation-code:${token}`, publicLimits.codesPerLink);
  return json(await openInvitationCode(deps, token, code));
}

/** Takes a place in the waiting line. */
export async function waitlist({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await withSignedPrefill(deps, token, await readFields(request));
  const payload = readWaitlist(fields);
  if (isTrapped(fields)) return json({ position: 1, quantity: payload.quantity });
  await requireMailRoom(deps, payload.email);
  const place = await deps.callSql("join_waitlist", { token, payload });
  deps.cache.forget(`shared:${token}:`);
  return json(place);
}
