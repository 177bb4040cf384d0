import { isPlanType, planNames } from "@jubilee/core/account/access.rules";
import { quotePlan, readBilling } from "@jubilee/core/account/billing.rules";
import type { PlanQuote } from "@jubilee/core/account/billing.types";
import { isPaidPlan } from "@jubilee/core/account/plans.rules";
import type { PaidPlan } from "@jubilee/core/account/plans.types";
import type { Deps } from "../_shared/deps.types.ts";
import { isFields, readFields, requiredWebAddress } from "../_shared/fields.ts";
import { requireWithin } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";

const checkoutsPerUser = { max: 20, windowMs: 10 * 60_000 };

/**
 * `{plan, returnUrl}` to `{redirectUrl}`: opens the payment page for a plan. The price comes from
 * the price list and the paid month alone; the plan itself changes only when the provider's signed
 * event arrives.
 */
export const handle = forPortal(openCheckout);

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
  const quote = await quoteFor(deps, user.id, plan);
  const title = `${deps.productName} ${planNames[plan]}, one month`;
  const page = await deps.payments.createCheckout({
    subject: { kind: "plan", userId: user.id, plan },
    lines: [{ name: checkoutLine(title, quote), quantity: 1, unitMinor: quote.dueMinor }],
    amountMinor: quote.dueMinor,
    currency: quote.currency,
    title,
    buyerEmail: user.email,
    successUrl: returnUrl.href,
    cancelUrl: cancelUrl(returnUrl),
    expiresAt: null,
    locale: "en",
    idempotencyKey: `plan:${user.id}:${crypto.randomUUID()}`,
    keepMethod: true,
  });
  await deps.callSql("begin_plan_checkout", {
    user_id_param: user.id,
    plan_type_param: plan,
    provider_param: deps.payments.name,
    provider_ref_param: page.providerRef,
    amount_minor_param: quote.dueMinor,
    currency_param: quote.currency,
    kind_param: quote.kind,
    lines_param: quote.lines,
    full_amount_minor_param: quote.fullMinor,
  });
  return json({ redirectUrl: page.redirectUrl });
}

async function quoteFor(deps: Deps, userId: string, plan: PaidPlan): Promise<PlanQuote> {
  const known = await deps.callSql("get_plan_billing", { user_id_param: userId });
  const current = isFields(known) ? known["currentPlan"] : null;
  const quote = quotePlan(
    plan,
    isPlanType(current) ? current : "free",
    readBilling(known),
    deps.now().getTime(),
  );
  if (quote === "same_plan") {
    throw new Refusal("conflict", `You are on the ${planNames[plan]} plan already.`, "plan");
  }
  if (quote === "lower_plan") {
    throw new Refusal("conflict", "A lower plan costs nothing now: schedule the change.", "plan");
  }
  return quote;
}

/** Payment pages know no negative lines, so a credit is told in the one line there is. */
function checkoutLine(title: string, quote: PlanQuote): string {
  return quote.lines.length > 1 ? `${title}, less what is unused of your old plan` : title;
}

function cancelUrl(returnUrl: URL): string {
  const url = new URL(returnUrl);
  url.searchParams.delete("paid");
  return url.href;
}
