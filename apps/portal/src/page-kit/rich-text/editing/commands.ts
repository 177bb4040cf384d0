import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";

/** Whether what is chosen wears a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty
    ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, type);
}

/** The nearest node of a type around the selection. */
export function around({ selection }: EditorState, isIt: (node: Node) => boolean): Node | null {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isIt(node)) return node;
  }
  return null;
}

const isList = (node: Node) => node.type.name === "bullets" || node.type.name === "numbers";

/** A list of the lines, of the other kind if they are one already, or none if they are this one. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = around(state, isList);
    const { item } = state.schema.nodes;
    if (!list || !item) return wrapInList(type)(state, dispatch);
    if (list.type === type) return liftListItem(item)(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth) === list) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
        return true;
      }
    }
    return false;
  };
}

/** A title of this level, or a paragraph again. */
export function toggleTitle(type: NodeType, level: 2 | 3): Command {
  return (state, dispatch) => {
    const isOne = around(state, (node) => node.type === type && node.attrs["level"] === level);
    const { paragraph } = state.schema.nodes;
    if (isOne && paragraph) return setBlockType(paragraph)(state, dispatch);
    return setBlockType(type, { level })(state, dispatch);
  };
}

export function toggleQuote(type: NodeType): Command {
  return (state, dispatch) =>
    around(state, (node) => node.type === type)
      ? lift(state, dispatch)
      : wrapIn(type)(state, dispatch);
}

/** Turns the chosen blocks the other way than their letters say, and back. */
export const turn: Command = (state, dispatch) => {
  const { from, to, $from } = state.selection;
  const next = $from.parent.attrs["dir"] === "rtl" ? null : "rtl";
  const { tr } = state;
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) tr.setNodeMarkup(at, null, { ...node.attrs, dir: next });
  });
  if (!tr.docChanged) return false;
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Ties what is chosen to an address; without words, the address is the words. Null takes it off. */
export function linkTo(type: MarkType, href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = linkAround(state, type) ?? state.selection;
    if (href === null) {
      dispatch?.(state.tr.removeMark(from, to, type));
      return true;
    }
    const mark = type.create({ href });
    const shown = href.replace(/^(?:mailto|tel):/, "");
    const tr =
      from === to
        ? state.tr.insert(from, state.schema.text(shown, [mark]))
        : state.tr.removeMark(from, to, type).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** From where to where the link at the cursor goes, and where to. */
export function linkAround(
  state: EditorState,
  type: MarkType,
): { from: number; to: number; href: string } | null {
  const { $from, empty } = state.selection;
  if (!empty) return null;
  const at = $from.parent.childAfter($from.parentOffset);
  const before = $from.parent.childBefore($from.parentOffset);
  const found = [at, before].find(({ node }) => node && type.isInSet(node.marks));
  const mark = found?.node && type.isInSet(found.node.marks);
  if (!found?.node || !mark) return null;
  const from = $from.start() + found.offset;
  return { from, to: from + found.node.nodeSize, href: String(mark.attrs["href"]) };
}

export { toggleMark };
