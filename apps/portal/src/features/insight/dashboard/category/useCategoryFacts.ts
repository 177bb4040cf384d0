import { createCategoryFactsApi } from "@jubilee/core/insight/category-facts.api";
import type { CategoryFacts } from "@jubilee/core/insight/category-facts.types";
import type { FeatureCategory } from "@jubilee/core/site/catalogue.types";
import { isComing } from "@jubilee/core/site/coming.rules";
import type { DataClient, Read } from "../../../../app/routing/reads.types.ts";
import { useReading } from "../../../../page-kit/data/useRead.ts";

/** What was read when somebody was about to open it is not read again by opening it. */
const askedAgainMs = 3_000;

export const categoryFactsRead = (
  client: DataClient,
  category: FeatureCategory,
): Read<CategoryFacts> => ({
  key: ["category-facts", category.key],
  call: () =>
    createCategoryFactsApi(client).read(
      category.features.filter(({ key }) => !isComing(key)).map(({ key }) => key),
    ),
});

/** The live facts of a category's features, read again whenever it is opened. */
export function useCategoryFacts(category: FeatureCategory) {
  return useReading((client) => categoryFactsRead(client, category), { staleTime: askedAgainMs });
}
