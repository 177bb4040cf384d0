import { typedLink } from "@jubilee/core/base/rich-links.rules";
import type { Schema } from "prosemirror-model";
import type { Command } from "prosemirror-state";

/** An address that was typed to its end, and the signs behind it that end a sentence. */
const typed =
  /(?:^|[\s(“"«„])(?<address>(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)\]}'"’”»…])(?<end>[.,;:!?)\]}'"’”»…]*)$/iu;

/** Ties an address before the cursor to itself, and leaves the key to whoever else takes it. */
export function linkTyped({ marks: { link, code } }: Schema): Command {
  return ({ selection: { $from, empty }, tr }, dispatch) => {
    if (!link || !empty || !$from.parent.isTextblock) return false;
    const before = $from.parent.textBetween(0, $from.parentOffset, "\n", "\ufffc");
    const found = typed.exec(before)?.groups;
    const address = found?.["address"] ?? "";
    const href = address === "" ? null : typedLink(address);
    if (href === null) return false;
    const to = $from.pos - (found?.["end"] ?? "").length;
    const from = to - address.length;
    const isTied = tr.doc.rangeHasMark(from, to, link);
    const isCode = code !== undefined && tr.doc.rangeHasMark(from, to, code);
    if (!isTied && !isCode) dispatch?.(tr.addMark(from, to, link.create({ href })));
    return false;
  };
}
