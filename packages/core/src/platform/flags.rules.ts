import type { FeatureCategory } from "../site/catalogue.types.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import type { FeatureFlag, FlaggedFeature, FlagState } from "./flags.types.ts";

/** The flag that keeps a feature from somebody, or null. */
export function flagAgainst(
  flags: readonly FeatureFlag[],
  featureKey: string | undefined,
  isAdmin: boolean,
): FeatureFlag | null {
  const flag = flags.find((one) => one.featureKey === featureKey);
  return flag && (flag.state === "off" || !isAdmin) ? flag : null;
}

/** How a feature stands. */
export function flagState({ flag }: FlaggedFeature): FlagState {
  return flag?.state ?? "on";
}

/** The catalogue's features with their flags, searched by title and category and cut into pages. */
export function listFlagged(
  categories: readonly FeatureCategory[],
  flags: readonly FeatureFlag[],
  { text = "", filter = "all", from = 0, size = 25 }: ListRequest,
): ListPage<FlaggedFeature> {
  const wanted = text.trim().toLowerCase();
  const all = categories.flatMap(({ title, features }) =>
    features.map((feature) => ({
      feature,
      categoryTitle: title,
      flag: flags.find(({ featureKey }) => featureKey === feature.key) ?? null,
    })),
  );
  const found = all.filter(
    (row) =>
      (filter === "all" || flagState(row) === filter) &&
      `${row.feature.title} ${row.categoryTitle}`.toLowerCase().includes(wanted),
  );
  return { total: found.length, rows: found.slice(from, from + size) };
}
