import { formatPrice } from "@jubilee/core/money/money.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PlanPart } from "./plan.types.ts";

/** A day of the gift, as the day is counted that charges it. */
export const dayOf = ({ reader }: PlanPart, instant: string): string =>
  formatterOf(reader.locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(instant));

/** How a repeating gift stands, in a few words. */
export function titleOf({ shared: { plan }, own: { giving }, reader }: PlanPart): string {
  const sum = formatPrice(plan.amountMinor, plan.currency, reader.lang);
  if (plan.status === "active") return giving.youGive[plan.frequency](sum);
  return { paused: giving.pausedTitle, cancelled: giving.endedTitle, pending: giving.pendingTitle }[
    plan.status
  ];
}

/** What comes of it next. */
export function leadOf(part: PlanPart): string {
  const { plan } = part.shared;
  const { giving } = part.own;
  if (plan.status === "paused") return giving.pausedText;
  if (plan.status === "cancelled") return giving.endedText;
  if (plan.status === "pending" || plan.nextChargeAt === null) return "";
  return giving.next(dayOf(part, plan.nextChargeAt));
}
