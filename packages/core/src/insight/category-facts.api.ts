import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { CategoryFacts } from "./category-facts.types.ts";

export interface CategoryFactsApi {
  /** One live fact for each of these features that has one. */
  read: (features: string[]) => Promise<Result<CategoryFacts>>;
}

/** What stands beside the features of a category. */
export function createCategoryFactsApi(client: DatabaseClient): CategoryFactsApi {
  return {
    read: (features) => call(client, "get_category_facts", { features }),
  };
}
