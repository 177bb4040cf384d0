/** The four tiers in ascending order. Source: specification section 6. */
export type PlanType = "free" | "premium" | "pro" | "business";
export type PaidPlan = Exclude<PlanType, "free">;

/** What a plan costs. */
export interface PlanPrice {
  plan: PaidPlan;
  /** Minor units of `currency`, taxes included. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  interval: "month";
}
