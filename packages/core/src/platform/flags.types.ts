import type { Feature } from "../site/catalogue.types.ts";

/** on: as the catalogue says; administrators: for them alone; off: for nobody. */
export type FlagState = "on" | "administrators" | "off";

/** A feature that is not open to everybody at the moment; without a flag it is on. */
export interface FeatureFlag {
  featureKey: string;
  state: Exclude<FlagState, "on">;
  /** What people read in its place. */
  note: string | null;
  /** ISO instant. */
  updatedAt: string;
}

/** A feature of the catalogue with its flag, as administrators see it. */
export interface FlaggedFeature {
  feature: Feature;
  categoryTitle: string;
  flag: FeatureFlag | null;
}
