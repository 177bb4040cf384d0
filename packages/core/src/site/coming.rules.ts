import { comingFeatures } from "./coming.data.gen.ts";

/** How a feature of the catalogue is marked whose screen is not there yet. */
export const comingWords = "Not built yet";

/**
 * Whether the address of the feature with this key still opens a page that only says what it will
 * hold. Apart from the catalogue, so that a page of prices does not bring all of that.
 */
export function isComing(featureKey: string): boolean {
  return comingFeatures.includes(featureKey);
}
