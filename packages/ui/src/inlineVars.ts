import type { CSSProperties } from "react";

/** Values for variables that a style sheet declared, as an inline style. */
export function inlineVars(values: Readonly<Record<string, string>>): CSSProperties {
  const named = Object.entries(values).map(([name, value]) => [
    name.replace(/^var\((.+)\)$/, "$1"),
    value,
  ]);
  return Object.fromEntries(named) as CSSProperties;
}
