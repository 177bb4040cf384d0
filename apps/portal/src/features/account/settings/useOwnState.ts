import { planNames } from "@jubilee/core/account/access.rules";
import { createAccountApi } from "@jubilee/core/account/account.api";
import { displayName } from "@jubilee/core/account/auth.rules";
import { createDevicesApi } from "@jubilee/core/account/devices.api";
import { isPaidPlan, planPrice } from "@jubilee/core/account/plans.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { useSubscription } from "../../../app/session/useSubscription.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "./keys.ts";
import { quietLine } from "./quietHours.rules.ts";

/** How the account stands now, a line for each of its doors; until it is read, what is behind the door. */
export function useOwnState() {
  const user = useUser();
  const locale = useLocale();
  const { subscription } = useSubscription();
  const account = useApi(createAccountApi);
  const devices = useApi(createDevicesApi);
  const { data: settings } = useRead(keys.settings, () => account.getSettings(user.id));
  const { data: sessions } = useRead(keys.sessions, () => devices.listSessions());
  const plan = subscription?.planType;
  const price = plan !== undefined && isPaidPlan(plan) ? planPrice(plan) : null;
  return {
    name: joined([displayName(user), user.email]),
    notices: settings
      ? quietLine(settings.notifications.quiet)
      : "What you are told, how, and your quiet hours",
    security: sessions
      ? `Signed in on ${counted(sessions.length, "device")}`
      : "Password, second factor, devices",
    plan: plan
      ? joined([
          planNames[plan],
          price && `${formatPrice(price.amountMinor, price.currency, locale)} a month`,
        ])
      : "What you pay, and what is in it",
  };
}
