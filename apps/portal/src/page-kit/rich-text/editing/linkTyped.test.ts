import { EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { linkTyped } from "./linkTyped.ts";
import { schemas } from "./schema.ts";

const schema = schemas.small;

/** What is tied to an address after a key behind this text. */
function tied(text: string, mark?: "code" | "link"): string[] {
  const marks = mark
    ? [schema.mark(mark, mark === "link" ? { href: "https://else.example" } : {})]
    : [];
  const doc = schema.node("doc", null, [
    schema.node("paragraph", null, [schema.text(text, marks)]),
  ]);
  let state = EditorState.create({ doc, selection: TextSelection.atEnd(doc) });
  const isTaken = linkTyped(schema)(state, (tr) => (state = state.apply(tr)));
  expect(isTaken).toBe(false);
  const links: string[] = [];
  state.doc.descendants((node) => {
    const link = schema.marks["link"]?.isInSet(node.marks);
    if (link) links.push(`${node.text} → ${link.attrs["href"]}`);
  });
  return links;
}

it.each([
  [
    "See https://example.com/path?a=1",
    ["https://example.com/path?a=1 → https://example.com/path?a=1"],
  ],
  ["(www.verein.example).", ["www.verein.example → https://www.verein.example"]],
  ["https://例え.example/会場", ["https://例え.example/会場 → https://例え.example/会場"]],
  ["nothing here", []],
  ["https://", []],
  ["https://name:secret@example.com", []],
])("ties “%s” where it holds an address", (text, links) => {
  expect(tied(text)).toEqual(links);
});

it("leaves what is tied already, and what is code", () => {
  expect(tied("https://example.com", "code")).toEqual([]);
  expect(tied("https://example.com", "link")).toEqual([
    "https://example.com → https://else.example",
  ]);
});
