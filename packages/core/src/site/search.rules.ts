import { categoriesFor, featuresFor } from "./catalogue.rules.ts";
import type { FeatureHit } from "./search.types.ts";

/** Where a match stands decides its place: the title's start, the title, then the rest. */
function standing({ feature, categoryTitle }: FeatureHit, wanted: string): number {
  const title = feature.title.toLowerCase();
  if (title.startsWith(wanted)) return 0;
  if (title.includes(` ${wanted}`)) return 1;
  if (title.includes(wanted)) return 2;
  if (feature.description.toLowerCase().includes(wanted)) return 3;
  if (categoryTitle.toLowerCase().includes(wanted)) return 4;
  return feature.planType.includes(wanted) ? 5 : Number.POSITIVE_INFINITY;
}

/**
 * 'Text trimmed; empty gives no results; case-insensitive match over feature title, description,
 * category title and plan type.' Entries for administrators are hidden from others.
 * Source: specification section 5, features decision 4.
 */
export function searchFeatures(text: string, isAdmin: boolean): FeatureHit[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  return categoriesFor(isAdmin)
    .flatMap((category) =>
      featuresFor(category, isAdmin).map((feature) => ({
        feature,
        categoryTitle: category.title,
      })),
    )
    .map((hit) => ({ hit, place: standing(hit, wanted) }))
    .filter(({ place }) => Number.isFinite(place))
    .toSorted((a, b) => a.place - b.place)
    .map(({ hit }) => hit);
}
