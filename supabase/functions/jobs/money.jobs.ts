import type { Deps } from "../_shared/deps.types.ts";
import { isFields } from "../_shared/fields.ts";
import { applyPaymentEvent } from "../_shared/payments/apply-event.ts";
import { askForRefund, readOpenRefund } from "../_shared/payments/refunds.ts";
import { idIn, listOf, works } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";
import { refund } from "./refund.ts";

export const money = {
  jobs: {
    refund_payment: refund,
    refund_run: works<{ runId: string }>(async (source, deps) => {
      const runId = idIn(source, "runId");
      if (runId !== null) await deps.callSql("advance_refund_run", { run_id_param: runId });
    }),
  },
  chores: [lookUpPayments, repeatRefunds],
} satisfies AreaWork;

/** Asks the provider about payments that no webhook told of. */
async function lookUpPayments(deps: Deps): Promise<void> {
  for (const asked of await listOf(deps, "list_open_payments")) {
    if (!isFields(asked) || asked["provider"] !== deps.payments.name) continue;
    const event = await deps.payments.lookUp(String(asked["providerRef"]));
    if (event) await applyPaymentEvent(deps, event);
  }
}

async function repeatRefunds(deps: Deps): Promise<void> {
  for (const noted of await listOf(deps, "list_open_refunds")) {
    const open = readOpenRefund(noted);
    if (open?.provider === deps.payments.name) await askForRefund(deps, open);
  }
}
