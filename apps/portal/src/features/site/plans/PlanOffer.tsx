import { planNames } from "@jubilee/core/account/access.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { isPaidPlan, planPrice, planPrices } from "@jubilee/core/account/plans.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Badge } from "@jubilee/ui/badge";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import * as css from "./PlanList.css.ts";
import { PlanContents } from "./PlanContents.tsx";
import { planPitches } from "@jubilee/core/account/plan-pitches.copy";

function priceOf(plan: PlanType): { amount: string; period: string } {
  if (isPaidPlan(plan)) {
    const { amountMinor, currency, interval } = planPrice(plan);
    return { amount: formatPrice(amountMinor, currency, "en"), period: `a ${interval}` };
  }
  const currency = planPrices[0]?.currency ?? "EUR";
  return { amount: formatPrice(0, currency, "en"), period: "for as long as you like" };
}

/** One plan: price, contents, one button. Visitors sign up, members change it in their settings. */
export function PlanOffer({ plan, level }: { plan: PlanType; level: 2 | 3 }) {
  const Name = `h${level}` as const;
  const { status } = useAuth();
  const pitch = planPitches[plan];
  const { forWhom, badge, choose } = pitch;
  const { amount, period } = priceOf(plan);
  const target = status === "signed-in" ? href("account.settings") : href("signup");
  return (
    <li className={css.plan}>
      <Name className={css.name}>
        {planNames[plan]}
        {badge && <Badge tone="marigold">{badge}</Badge>}
      </Name>
      <p className={css.price}>
        <b className={css.amount}>{amount}</b>
        <span className={css.muted}>{period}</span>
      </p>
      <p className={css.muted}>{forWhom}</p>
      <PlanContents pitch={pitch} />
      <div className={css.action}>
        <LinkButton
          href={plan === "free" ? target : `${target}?plan=${plan}`}
          variant={plan === "pro" ? "default" : "outline"}
          fullWidth
        >
          {choose}
        </LinkButton>
      </div>
    </li>
  );
}
