import type { Feature } from "./catalogue.types.ts";

export interface FeatureHit {
  feature: Feature;
  categoryTitle: string;
}
