import type { SenderSettings } from "@jubilee/core/mailing/sender-domains.types";
import { requireWithin } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";
import { checkSender } from "../_shared/sender-domains/check-sender.ts";

const looksPerPlanner = { max: 30, windowMs: 10 * 60_000 };

/** Looks the records of the chosen account's sender domain up now, for who sends its messages: `SenderSettings`. */
export const handle = forPortal(async (_request, deps) => {
  const user = signedIn(deps);
  await requireWithin(deps, `sender-domain:${user.id}`, looksPerPlanner);
  const settings = async () =>
    (await deps.callSqlAsUser("get_sender_settings", {})) as SenderSettings;
  const { domain } = await settings();
  if (!domain || !deps.senders) throw new Refusal("not_found", "There is no domain to look up.");
  await checkSender(deps, deps.senders, domain.id);
  return json(await settings());
});
