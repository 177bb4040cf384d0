import { richTextPlain } from "@jubilee/core/base/rich-drawing.rules";
import { readRichText, richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { Node, Schema } from "prosemirror-model";

/** A stored text as the editor has it; what its form knows nothing of becomes plain text. */
export function docOf(schema: Schema, value: RichText): Node {
  const { content } = readRichText(value);
  const json = (blocks: RichText["content"]) => ({
    type: "doc",
    content: blocks.length === 0 ? [{ type: "paragraph" }] : blocks,
  });
  try {
    const doc = schema.nodeFromJSON(json(content));
    doc.check();
    return doc;
  } catch {
    return schema.nodeFromJSON(json(richTextOf(richTextPlain({ version: 1, content })).content));
  }
}

/** What is stored of it. */
export function storedOf(doc: Node): RichText {
  return readRichText({ version: 1, content: doc.toJSON().content });
}
