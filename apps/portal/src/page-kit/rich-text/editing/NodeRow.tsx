import { TextField } from "@jubilee/ui/text-field";
import { NodeSelection, type EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { RichFieldChoice } from "../rich-text.types.ts";
import { row } from "./Editing.css.ts";

interface NodeRowProps {
  view: EditorView;
  state: EditorState;
  fields: readonly RichFieldChoice[] | undefined;
}

/** What belongs to the chosen place or picture: what stands in, and what is to be seen. */
export function NodeRow({ view, state, fields }: NodeRowProps) {
  const { selection } = state;
  if (!(selection instanceof NodeSelection)) return null;
  const { node, from } = selection;
  const set = (name: string, value: string) => {
    const tr = view.state.tr.setNodeMarkup(from, null, { ...node.attrs, [name]: value });
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)));
  };
  if (node.type.name === "field") {
    const label = fields?.find(({ name }) => name === node.attrs["name"])?.label;
    return (
      <div className={row}>
        <TextField
          label={`Instead of “${label ?? node.attrs["name"]}” where it is not known`}
          value={String(node.attrs["fallback"])}
          maxLength={200}
          onValueChange={(value) => set("fallback", value)}
        />
      </div>
    );
  }
  if (node.type.name !== "picture") return null;
  return (
    <div className={row}>
      <TextField
        label="What is to be seen, for those who do not see it"
        value={String(node.attrs["alt"])}
        maxLength={200}
        onValueChange={(value) => set("alt", value)}
      />
    </div>
  );
}
