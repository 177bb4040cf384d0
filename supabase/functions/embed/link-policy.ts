import { askSql } from "../_shared/ask-sql.ts";
import type { Deps } from "../_shared/deps.types.ts";

/** How a link may be used. */
interface LinkPolicy {
  allowedOrigins: string[];
  settings: Record<string, unknown>;
  /** What its host signs prefilled names with; null for a guest's own link. */
  prefillKey: string | null;
}

/** Which pages may use a link of any kind, and what it keeps. */
export function getLinkPolicy(deps: Deps, token: string): Promise<LinkPolicy> {
  return askSql(deps, "get_link_policy", { token });
}
