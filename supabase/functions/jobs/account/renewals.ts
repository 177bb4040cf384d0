import { planNames } from "@jubilee/core/account/access.rules";
import { isPaidPlan, planPrice } from "@jubilee/core/account/plans.rules";
import type { Deps } from "../../_shared/deps.types.ts";
import { isFields } from "../../_shared/fields.ts";
import { listOf } from "../job.ts";

/**
 * Ends plans that were cancelled and charges those that go on. Each charge is noted before it is
 * asked for; its outcome comes as a signed event, like every payment's.
 */
export async function renewPlans(deps: Deps): Promise<void> {
  for (const renewal of await listOf(deps, "claim_due_renewals")) {
    try {
      await renew(deps, renewal);
    } catch (error) {
      deps.log("A renewal could not be asked for and will be tried again.", error);
    }
  }
}

async function renew(deps: Deps, renewal: unknown): Promise<void> {
  if (!isFields(renewal)) return;
  const { userId, planType, provider, customerRef, reference } = renewal;
  if (typeof userId !== "string" || typeof reference !== "string" || !isPaidPlan(planType)) return;
  if (provider !== deps.payments.name) {
    throw new Error(`A plan is paid by ${String(provider)}, but payments run on another provider`);
  }
  const { amountMinor, currency } = planPrice(planType);
  const title = `${deps.productName} ${planNames[planType]}, one month`;
  await deps.callSql("begin_plan_checkout", {
    user_id_param: userId,
    plan_type_param: planType,
    provider_param: deps.payments.name,
    provider_ref_param: reference,
    amount_minor_param: amountMinor,
    currency_param: currency,
    kind_param: "renewal",
    lines_param: [{ name: `${planNames[planType]}, one month`, amountMinor }],
    full_amount_minor_param: amountMinor,
  });
  const asked =
    typeof customerRef === "string" &&
    (await deps.payments.charge({
      subject: { kind: "plan", userId, plan: planType },
      reference,
      customerRef,
      amountMinor,
      currency,
      title,
    }));
  if (!asked) {
    await deps.callSql("fail_renewal", {
      provider_param: deps.payments.name,
      provider_ref_param: reference,
    });
  }
}
