import type { Schema } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { RichFieldChoice } from "../rich-text.types.ts";

const braces = /\{(?<words>[^{}\n]{1,40})\}/g;

/** What is typed or pasted in braces by the name of a place, such as {first name}, becomes that place. */
export function typedFields(
  schema: Schema,
  fieldOf: (words: string) => RichFieldChoice | undefined,
): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, state) => {
      const type = schema.nodes["field"];
      if (!type || !transactions.some(({ docChanged }) => docChanged)) return null;
      const { tr } = state;
      state.doc.descendants((node, pos) => {
        const isCode = node.marks.some(({ type: { name } }) => name === "code");
        for (const found of (node.text ?? "").matchAll(braces)) {
          const choice = fieldOf(found.groups?.["words"] ?? "");
          const from = tr.mapping.map(pos + found.index);
          if (!choice || isCode) continue;
          const { name, fallback } = choice;
          tr.replaceWith(
            from,
            from + found[0].length,
            type.create({ name, fallback }, null, node.marks),
          );
        }
      });
      return tr.docChanged ? tr : null;
    },
  });
}
