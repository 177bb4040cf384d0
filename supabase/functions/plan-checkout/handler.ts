import { isPaidPlan, planPrice } from "@jubilee/core/plans/rules";
import type { PaidPlan } from "@jubilee/core/plans/types";
import type { Deps } from "../_shared/deps.types.ts";
import { readFields, requiredWebAddress } from "../_shared/fields.ts";
import { requireWithin } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { failed, json, signedIn, withCors } from "../_shared/respond.ts";

const checkoutsPerUser = { max: 20, windowMs: 10 * 60_000 };

/**
 * `{plan, returnUrl}` to `{redirectUrl}`: opens the payment page for a plan. The price comes from
 * the price list alone; the plan itself changes only when the provider's signed event arrives.
 */
export async function handle(request: Request, deps: Deps): Promise<Response> {
  const origin = new URL(deps.siteUrl).origin;
  if (request.method === "OPTIONS") {
    return withCors(new Response(null, { status: 204 }), origin, "POST, OPTIONS");
  }
  try {
    return withCors(await openCheckout(request, deps), origin, "POST, OPTIONS");
  } catch (error) {
    return withCors(failed(error, deps), origin, "POST, OPTIONS");
  }
}

async function openCheckout(request: Request, deps: Deps): Promise<Response> {
  const user = signedIn(deps);
  await requireWithin(deps, `plan-checkout:${user.id}`, checkoutsPerUser);
  const fields = await readFields(request);
  const plan = fields["plan"];
  if (!isPaidPlan(plan)) {
    throw new Refusal("invalid_input", "Choose premium, pro or business.", "plan");
  }
  const returnUrl = requiredWebAddress(fields, "returnUrl");
  if (returnUrl.origin !== new URL(deps.siteUrl).origin) {
    throw new Refusal("invalid_input", "The address to return to is not ours.", "returnUrl");
  }
  const { amountMinor, currency } = planPrice(plan);
  const page = await deps.payments.createCheckout({
    subject: { kind: "plan", userId: user.id, plan },
    lines: [{ name: planTitle(deps, plan), quantity: 1, unitMinor: amountMinor }],
    amountMinor,
    currency,
    title: planTitle(deps, plan),
    buyerEmail: user.email,
    successUrl: returnUrl.href,
    cancelUrl: returnUrl.href,
    expiresAt: null,
    locale: "en",
    idempotencyKey: `plan:${user.id}:${crypto.randomUUID()}`,
  });
  await deps.callSql("begin_plan_checkout", {
    user_id_param: user.id,
    plan_type_param: plan,
    provider_param: deps.payments.name,
    provider_ref_param: page.providerRef,
    amount_minor_param: amountMinor,
    currency_param: currency,
  });
  return json({ redirectUrl: page.redirectUrl });
}

function planTitle(deps: Deps, plan: PaidPlan): string {
  return `${deps.productName} ${plan.charAt(0).toUpperCase()}${plan.slice(1)}, one month`;
}
