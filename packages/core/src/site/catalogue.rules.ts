import { featureCategories } from "./catalogue.data.ts";
import type { CategoryKey, Feature, FeatureCategory } from "./catalogue.types.ts";

export { featureCategories };

/** The drawer's first entry; on the dashboard it stands for no category. */
export const glanceEntry = { key: "dashboard", title: "At a Glance", icon: "gauge" } as const;

/** The categories a person sees; those for administrators are hidden from others. Source: specification section 6. */
export function categoriesFor(isAdmin: boolean): readonly FeatureCategory[] {
  return featureCategories.filter(({ adminOnly }) => isAdmin || !adminOnly);
}

/** The drawer's eleven entries, in order: At a Glance and ten categories. Source: specification section 2. */
export const drawerEntries: readonly { key: string; title: string; icon: string }[] = [
  glanceEntry,
  ...featureCategories.filter(
    ({ key }) => key !== "quick-start-templates" && key !== "event-planner-directory",
  ),
].map(({ key, title, icon }) => ({ key, title, icon }));

/** The category with this key, or undefined for anything else in the query. */
export function findCategory(key: string | null): FeatureCategory | undefined {
  return featureCategories.find((category) => category.key === key);
}

/** A category's features without those for administrators only. */
export function featuresFor(category: FeatureCategory, isAdmin: boolean): readonly Feature[] {
  return category.features.filter(({ adminOnly }) => isAdmin || !adminOnly);
}

/** True when a key from the query names a category. */
export function isCategoryKey(key: string): key is CategoryKey {
  return featureCategories.some((category) => category.key === key);
}
