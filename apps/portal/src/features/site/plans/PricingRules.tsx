import { trialDays } from "@jubilee/core/account/access.rules";
import { downgradePolicy } from "@jubilee/core/account/billing.copy";
import { LinkButton } from "@jubilee/ui/link-button";
import { Prose } from "@jubilee/ui/prose";

import { href } from "../../../app/routing/href.ts";
import { rules } from "./PlanList.css.ts";
import { useAuth } from "../../../app/session/useAuth.ts";

/** What happens between the prices: trial, going up, going down, a failed payment. */
export function PricingRules() {
  const { status } = useAuth();
  const isMember = status === "signed-in";
  return (
    <div className={rules}>
      <Prose measure>
        <h2>How it goes on</h2>
        <h3>Try Premium for {trialDays} days</h3>
        <p>
          Once per account, without a card. Afterwards you are on the Free plan again, and nothing
          you made is lost.
        </p>
        <p>
          <LinkButton
            href={isMember ? `${href("account.settings")}?tab=plan` : href("signup")}
            variant="outline"
          >
            {isMember ? "Start the trial in your account" : "Sign up and try it"}
          </LinkButton>
        </p>
        <h3>Going up</h3>
        <p>
          A higher plan is yours the moment it is paid. What is unused of the month you paid for is
          taken off the price, and shown before you pay.
        </p>
        <h3>Going down, or stopping</h3>
        <p>It waits for the end of the month you paid for. {downgradePolicy}</p>
        <h3>When a payment fails</h3>
        <p>
          Everything keeps working for seven days while we try again; you are told by mail and can
          pay at any time.
        </p>
      </Prose>
    </div>
  );
}
