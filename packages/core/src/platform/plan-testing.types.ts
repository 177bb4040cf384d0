import type { PlanType } from "../account/plans.types.ts";

/** A paid write and the plan it needs. */
export interface PlanGate {
  key: string;
  title: string;
  plan: PlanType;
  /** What the write is about. */
  writes: string;
}

/** How an administrator tries a plan. */
export interface PlanTest {
  /** The plan acted as; null on one's own plan. */
  actingAs: PlanType | null;
  ownPlan: PlanType;
  sampleEventId: string | null;
  gates: PlanGate[];
}
