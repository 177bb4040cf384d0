import { findCategory } from "@jubilee/core/site/catalogue.rules";
import type { FeatureCategory } from "@jubilee/core/site/catalogue.types";
import type { PageReads } from "../../app/routing/reads.types.ts";
import { CategoryScreen } from "../../features/insight/dashboard/category/CategoryScreen.tsx";
import { categoryFactsRead } from "../../features/insight/dashboard/category/useCategoryFacts.ts";
import { tellings } from "./tellings.ts";

export const reads: PageReads = async ({ client, query, read }) => {
  const category = findCategory(query.get("category"));
  return category && read(categoryFactsRead(client, category));
};

export interface JoinedCategoryProps {
  category: FeatureCategory;
}

/** A category with what every area tells of its features. */
export function JoinedCategory({ category }: JoinedCategoryProps) {
  return <CategoryScreen category={category} tellings={tellings} />;
}
