import type { EditorState } from "prosemirror-state";

/** Somebody or a place that is being asked for: what was typed after @ or {, and where. */
export interface Asked {
  what: "people" | "fields";
  query: string;
  from: number;
  to: number;
}

const signs = /(?:^|[\s(“"'،،、。])(?<sign>[@{])(?<query>[\p{L}\p{M}\p{N}_.’' -]{0,30})$/u;

/** What is asked for at the cursor, if anything. */
export function askedAt({ selection }: EditorState): Asked | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, "\n", "\ufffc");
  const found = signs.exec(before)?.groups;
  const sign = found?.["sign"];
  const query = found?.["query"] ?? "";
  if (sign === undefined || query.split(" ").length > 3) return null;
  const from = $from.pos - query.length - 1;
  return { what: sign === "@" ? "people" : "fields", query, from, to: $from.pos };
}
