import { requestBounds } from "../../limits/figures.ts";
import { Failure } from "../failure.ts";

/** Parameters of PostgREST that are no filters. */
const notFilters = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);

/**
 * Refuses addresses that ask for too much: long, with many filters, or with deep nesting.
 *
 * @throws {Failure} 400 or 414
 */
export function boundAddress(url: URL): void {
  if (url.href.length > requestBounds.urlLength) {
    throw new Failure(
      414,
      "PGRST_URL",
      `The address may have at most ${requestBounds.urlLength} characters.`,
    );
  }
  if (url.href.includes("%00")) {
    throw new Failure(400, "PGRST100", "Texts must not contain the character NUL.");
  }
  const filters = [...url.searchParams.keys()].filter((name) => !notFilters.has(name));
  const conditions = [...url.searchParams.values()].join("").split(",").length;
  if (filters.length > requestBounds.filters || conditions > 400) {
    throw new Failure(400, "PGRST100", `At most ${requestBounds.filters} filters are allowed.`);
  }
  for (const value of url.searchParams.values()) {
    if (depthOf(value) > requestBounds.embedDepth) {
      throw new Failure(
        400,
        "PGRST100",
        `Resources and conditions may be nested at most ${requestBounds.embedDepth} levels.`,
      );
    }
  }
}

/**
 * Refuses writes of too many rows at once.
 *
 * @throws {Failure} 413
 */
export function boundRows(body: unknown): void {
  if (Array.isArray(body) && body.length > requestBounds.rowsPerWrite) {
    throw new Failure(
      413,
      "PGRST_ROWS",
      `At most ${requestBounds.rowsPerWrite} rows can be written at once.`,
    );
  }
}

/** The deepest nesting of parentheses outside quotes. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inQuotes = false;
  for (const character of text) {
    if (character === '"') inQuotes = !inQuotes;
    else if (inQuotes) continue;
    else if (character === "(") deepest = Math.max(deepest, (depth += 1));
    else if (character === ")") depth -= 1;
  }
  return deepest;
}
