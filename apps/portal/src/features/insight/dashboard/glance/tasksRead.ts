import { createCategoryFactsApi } from "@jubilee/core/insight/category-facts.api";
import type { CategoryFacts } from "@jubilee/core/insight/category-facts.types";
import type { DataClient, Read } from "../../../../app/routing/reads.types.ts";

const feature = "task-management";

/** What the card of what is to be done next tells. */
export const tasksRead = (client: DataClient): Read<CategoryFacts> => ({
  key: ["category-facts", feature],
  call: () => createCategoryFactsApi(client).read([feature]),
});
