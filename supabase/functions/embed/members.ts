import {
  isTrapped,
  optionalText,
  readFields,
  requiredEmail,
  requiredId,
  requiredIdempotencyKey,
  requiredLine,
  requiredText,
} from "../_shared/fields.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

/** One's own profile, and what the host holds. */
export async function profile({ deps, token }: EmbedCall): Promise<Response> {
  return json(await deps.callSql("get_own_profile", { token }));
}

/** What a member corrects, and who sees what. */
export async function saveProfile({ request, deps, token }: EmbedCall): Promise<Response> {
  const payload = await readFields(request);
  return json(await deps.callSql("save_own_profile", { token, payload }));
}

/** A member is forgotten by their own wish; the word keeps a slip from doing it. */
export async function erase({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  if (fields["erase"] !== true) {
    throw new Refusal("invalid_input", "Confirm that you want to be erased.", "erase");
  }
  return json(await deps.callSql("erase_own_profile", { token }));
}

/** From an invitation: mails the profile's link to the address on the list. */
export async function mailProfile({ deps, token }: EmbedCall): Promise<Response> {
  const visitor = visitorKey(deps.peerAddress);
  await requireWithin(deps, `embed:find:${visitor}`, publicLimits.searchesPerAddress);
  return json(await deps.callSql("request_profile_link", { token }));
}

/** Who is looked for and who is remembered. */
export async function directory({ deps, token }: EmbedCall): Promise<Response> {
  return json(await deps.callSql("get_shared_directory", { token }));
}

/** What somebody knows of a missing member: kept for the hosts' word. */
export async function lead({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const payload = {
    memberId: requiredId(fields, "memberId", "This person"),
    kind: requiredLine(fields, "kind", "What you know", 20),
    message: requiredText(fields, "message", "What you know", 2000),
    contact: optionalText(fields, "contact", "The address", 300),
    fromName: requiredLine(fields, "fromName", "Your name", 120),
    fromEmail: requiredEmail(fields, "fromEmail"),
    idempotencyKey: requiredIdempotencyKey(fields),
  };
  if (isTrapped(fields)) return json({ received: true });
  const visitor = visitorKey(deps.peerAddress);
  await requireWithin(deps, `embed:lead:${visitor}`, publicLimits.messagesPerAddress);
  return json(await deps.callSql("submit_member_lead", { token, payload }));
}
