import type { Deps } from "../../_shared/deps.types.ts";
import { isFields } from "../../_shared/fields.ts";
import { plannerNoticeMail, readNoticeBundle } from "../../_shared/mails/talk/planner-mails.ts";
import { listOf } from "../job.ts";

/**
 * Sends planners what they are owed: one mail a person, whatever came together. A mail that is not
 * accepted leaves its notices open, so that they come again.
 */
export async function sendPlannerNotices(deps: Deps): Promise<void> {
  for (const entry of await listOf(deps, "list_due_notices")) {
    const bundle = isFields(entry) ? readNoticeBundle(entry) : null;
    if (!bundle) continue;
    try {
      await deps.mail.send({
        ...plannerNoticeMail(bundle, deps),
        key: `notices:${bundle.batch}`,
        topic: "notices",
        kind: "notices",
      });
      await deps.callSql("finish_notices", { batch_param: bundle.batch });
    } catch (error) {
      deps.log("A planner's mail failed and will be tried again.", error);
    }
  }
}
