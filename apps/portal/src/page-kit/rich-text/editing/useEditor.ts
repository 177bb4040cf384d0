import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { FieldControl } from "@jubilee/ui/field";
import { EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { RichTextFieldProps, RichTextPlace } from "../rich-text.types.ts";
import { pluginsOf } from "./keys.ts";
import { PastedParser, withoutSheets } from "./pasted.ts";
import { schemas } from "./schema.ts";
import { docOf, storedOf } from "./stored.ts";
import { typedFields } from "./typedFields.ts";
import { useChoices } from "./useChoices.ts";

interface EditorAsked extends Pick<
  RichTextFieldProps,
  "value" | "onValueChange" | "fields" | "people"
> {
  label: string;
  place: RichTextPlace;
  form: "full" | "small";
  control: FieldControl;
  /** The id of what keys do. */
  hint: string;
  /** Takes pictures that were pasted or dropped; false where there is none among them. */
  takeFiles: (view: EditorView, files: readonly File[]) => boolean;
  openLink: () => void;
}

/** Makes the view, follows what it holds, and gives it what the screen says. */
export function useEditor(asked: EditorAsked) {
  const { value, form, label, control, hint, place: stands } = asked;
  const { turned = 0 } = stands;
  const placeRef = useRef<HTMLDivElement>(null);
  const toolsRef = useRef<HTMLDivElement>(null);
  const told = useRef<RichText>(value);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const choices = useChoices({ view, state, fields: asked.fields, people: asked.people });
  const tell = useEffectEvent((next: EditorState, isNew: boolean) => {
    setState(next);
    if (!isNew) return;
    told.current = storedOf(next.doc);
    asked.onValueChange(told.current);
  });
  const openLink = useEffectEvent(() => asked.openLink());
  const takeFiles = useEffectEvent((on: EditorView, files: readonly File[]) =>
    asked.takeFiles(on, files),
  );
  const hasOwnFiles = stands.onFiles !== undefined;
  const takePasted = useEffectEvent((on: EditorView, files: File[]) => {
    if (!stands.onFiles) return asked.takeFiles(on, files);
    if (files.length > 0) stands.onFiles(files);
    return files.length > 0;
  });
  const submit = useEffectEvent(() => stands.onSubmit?.());
  const hasSubmit = stands.onSubmit !== undefined;
  const takeKey = useEffectEvent((event: KeyboardEvent) => choices.takeKey(event));
  const labelOf = useEffectEvent(
    (name: string) => asked.fields?.find((field) => field.name === name)?.label ?? name,
  );
  const fieldOf = useEffectEvent((words: string) => {
    const typed = words.trim().toLocaleLowerCase();
    return asked.fields?.find(({ label }) => label.toLocaleLowerCase() === typed);
  });
  const first = useEffectEvent(() => value);
  const attributes: Record<string, string> = {
    id: control.id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    "aria-describedby": [control["aria-describedby"], hint].filter(Boolean).join(" "),
    ...(control["aria-invalid"] ? { "aria-invalid": "true" } : {}),
    ...choices.attributes,
  };
  const shown = JSON.stringify(attributes);
  const firstShown = useEffectEvent(() => attributes);
  const makeState = useEffectEvent((content: RichText) =>
    EditorState.create({
      doc: docOf(schemas[form], content),
      plugins: [
        ...pluginsOf(schemas[form], {
          openLink: () => openLink(),
          toTools: () => toolsRef.current?.querySelector("button")?.focus(),
          submit: hasSubmit ? () => submit() : undefined,
        }),
        typedFields(schemas[form], (words) => fieldOf(words)),
      ],
    }),
  );
  // Made and turned to before anything else can happen: a key pressed meanwhile would find no field.
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place) return undefined;
    const parser = PastedParser.of(schemas[form]);
    const made: EditorView = new EditorView(place, {
      state: makeState(first()),
      attributes: firstShown(),
      clipboardParser: parser,
      transformPastedHTML: withoutSheets,
      nodeViews: {
        field: (node) => {
          const dom = document.createElement("bdi");
          dom.dataset["field"] = String(node.attrs["name"]);
          dom.textContent = labelOf(String(node.attrs["name"]));
          return { dom };
        },
      },
      handleKeyDown: (_view, event) => takeKey(event),
      handlePaste: (on, event) => takePasted(on, pastedFiles(event)),
      handleDrop: (on, event) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        return hasOwnFiles ? files.length > 0 : takeFiles(on, files);
      },
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        tell(next, transaction.docChanged);
      },
    });
    setView(made);
    setState(made.state);
    return () => {
      setView(undefined);
      made.destroy();
    };
  }, [form, hasOwnFiles]);
  useLayoutEffect(() => {
    if (turned === 0 || !view) return;
    // One goes on where one stopped, also in what was typed before the editor was there.
    const { tr, doc } = view.state;
    view.dispatch(tr.setSelection(Selection.atEnd(doc)));
    view.focus();
  }, [view, turned]);
  const replace = useEffectEvent((next: RichText) => {
    if (!view || next === told.current) return;
    told.current = next;
    const fresh = makeState(next);
    view.updateState(fresh);
    setState(fresh);
  });
  useEffect(() => replace(value), [value]);
  useEffect(() => {
    const told: Record<string, string> = JSON.parse(shown);
    view?.setProps({ attributes: told });
  }, [view, shown]);
  return { view, state, placeRef, toolsRef, choices };
}

/** What is copied from a page or a document brings its words, their form and a picture of them: the words are meant. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  const isWords = ["text/plain", "text/html"].every((type) => clipboardData?.types.includes(type));
  return isWords ? [] : [...(clipboardData?.files ?? [])];
}
