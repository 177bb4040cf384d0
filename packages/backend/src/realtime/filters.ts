/** One condition of a subscription, e.g. `event_id=eq.4f…`. */
export interface RowFilter {
  column: string;
  operator: string;
  negated: boolean;
  /** One value; several only for `in`. */
  values: string[];
}

type Row = Record<string, unknown>;

const operators: Record<string, (value: unknown, values: string[]) => boolean> = {
  eq: (value, [wanted = ""]) => compare(value, wanted) === 0,
  neq: (value, [wanted = ""]) => value !== null && compare(value, wanted) !== 0,
  gt: (value, [wanted = ""]) => value !== null && compare(value, wanted) > 0,
  gte: (value, [wanted = ""]) => value !== null && compare(value, wanted) >= 0,
  lt: (value, [wanted = ""]) => value !== null && compare(value, wanted) < 0,
  lte: (value, [wanted = ""]) => value !== null && compare(value, wanted) <= 0,
  in: (value, values) => values.some((wanted) => compare(value, wanted) === 0),
  is: (value, [wanted = ""]) => textOf(value ?? "null") === wanted,
  isdistinct: (value, [wanted = ""]) => textOf(value ?? "null") !== wanted,
  like: (value, [wanted = ""]) => likePattern(wanted, "su").test(textOf(value)),
  ilike: (value, [wanted = ""]) => likePattern(wanted, "sui").test(textOf(value)),
};

/**
 * Reads a subscription's filter: conditions joined by commas, all of which have to hold.
 *
 * @returns null when it cannot be understood; regular expressions are not supported
 */
export function parseFilter(text: string): RowFilter[] | null {
  const filters: RowFilter[] = [];
  for (const condition of splitOutside(text)) {
    const match = /^([A-Za-z_][\w$]*)=(not\.)?([a-z]+)\.(.*)$/su.exec(condition);
    if (!match) return null;
    const [, column = "", negated, operator = "", rest = ""] = match;
    if (!(operator in operators)) return null;
    const list = operator === "in" ? /^\((.*)\)$/su.exec(rest)?.[1] : rest;
    if (list === undefined) return null;
    const values = operator === "in" ? splitOutside(list).map(unquote) : [unquote(list)];
    filters.push({ column, operator, negated: negated !== undefined, values });
  }
  return filters;
}

/** Whether a row fulfils all conditions. A column that is not there fulfils none. */
export function matches(row: Row, filters: RowFilter[]): boolean {
  return filters.every((filter) => {
    if (!(filter.column in row)) return false;
    const value = row[filter.column] ?? null;
    if (value === null && filter.operator !== "is" && filter.operator !== "isdistinct") {
      return false;
    }
    const holds = operators[filter.operator]?.(value, filter.values) ?? false;
    return holds !== filter.negated;
  });
}

function compare(value: unknown, wanted: string): number {
  if (typeof value === "number") return value - Number(wanted);
  const text = textOf(value);
  if (text === wanted) return 0;
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(wanted))) {
    return Date.parse(text) - Date.parse(wanted);
  }
  return text < wanted ? -1 : 1;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Splits at commas outside quotes and parentheses. */
function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (quoted && character === "\\") {
      part += character + (text[index + 1] ?? "");
      index += 1;
      continue;
    }
    if (character === '"') quoted = !quoted;
    if (!quoted && character === "(") depth += 1;
    if (!quoted && character === ")") depth -= 1;
    if (!quoted && depth === 0 && character === ",") {
      parts.push(part);
      part = "";
    } else part += character;
  }
  parts.push(part);
  return parts;
}

function unquote(text: string): string {
  const quoted = /^"(.*)"$/su.exec(text);
  return quoted ? (quoted[1] ?? "").replace(/\\(.)/gsu, "$1") : text;
}

function likePattern(pattern: string, flags: string): RegExp {
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("%", ".*")
    .replaceAll("_", ".");
  return new RegExp(`^${source}$`, flags);
}
