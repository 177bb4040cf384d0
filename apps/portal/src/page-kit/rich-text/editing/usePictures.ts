import type { EditorView } from "prosemirror-view";
import { useState } from "react";
import type { RichTextFieldProps } from "../rich-text.types.ts";

/** Takes pictures up, and puts each into the text when it is there. */
export function usePictures(onPicture: RichTextFieldProps["onPicture"]) {
  const [coming, setComing] = useState(0);
  const [problem, setProblem] = useState<string>();
  const put = async (view: EditorView, file: File) => {
    const type = view.state.schema.nodes["picture"];
    if (!onPicture || !type) return;
    setProblem(undefined);
    setComing((count) => count + 1);
    try {
      const attrs = await onPicture(file);
      view.dispatch(view.state.tr.replaceSelectionWith(type.create(attrs)).scrollIntoView());
    } catch {
      setProblem(`${file.name} could not be taken up. Try it again, or another picture.`);
    } finally {
      setComing((count) => count - 1);
    }
  };
  const take = (view: EditorView, files: readonly File[]): boolean => {
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    if (pictures.length === 0 || !onPicture || !view.state.schema.nodes["picture"]) return false;
    for (const file of pictures) void put(view, file);
    return true;
  };
  return { take, coming, problem };
}
