import { isSupportTopic } from "@jubilee/core/site/support.rules";
import type { Deps } from "../_shared/deps.types.ts";
import {
  isTrapped,
  optionalText,
  readFields,
  requiredEmail,
  requiredLine,
  requiredText,
  requiredName,
} from "../_shared/fields.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json } from "../_shared/respond.ts";

/**
 * `{name, email, topic, subject, message, page?, submitKey}` to `{reference, createdAt}`: a message
 * to the operator, from a visitor or from who is signed in. Both sides get a mail by a job.
 */
export const handle = forPortal(take);

async function take(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") throw new Refusal("not_allowed", "Send the form.", null, 405);
  await requireWithin(
    deps,
    `contact:${visitorKey(deps.peerAddress)}`,
    publicLimits.messagesPerAddress,
  );
  const fields = await readFields(request);
  const topic = fields["topic"];
  if (!isSupportTopic(topic)) {
    throw new Refusal("invalid_input", "Choose what it is about.", "topic");
  }
  const submitKey = fields["submitKey"];
  if (typeof submitKey !== "string" || !/^[A-Za-z0-9_-]{8,100}$/.test(submitKey)) {
    throw new Refusal("invalid_input", "Please reload the page and send the form again.");
  }
  const payload = {
    name: requiredName(fields, "name"),
    email: requiredEmail(fields, "email"),
    topic,
    subject: requiredLine(fields, "subject", "The subject", 150),
    message: requiredText(fields, "message", "Your message", 5000),
    page: optionalText(fields, "page", "The page", 300),
    submitKey,
  };
  // Who filled in the field that people never see is told nothing, and nothing is stored or sent.
  if (isTrapped(fields)) {
    return json({ reference: "S-222-2222", createdAt: deps.now().toISOString() });
  }
  await requireWithin(
    deps,
    `contact:${payload.email.toLowerCase()}`,
    publicLimits.messagesPerSender,
  );
  const user = deps.user?.role === "authenticated" ? deps.user.id : null;
  return json(await deps.callSql("submit_support_request", { payload, user_id_param: user }), 201);
}
