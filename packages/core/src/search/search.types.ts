import type { Feature } from "../catalogue/catalogue.types.ts";

export interface FeatureHit {
  feature: Feature;
  categoryTitle: string;
}
