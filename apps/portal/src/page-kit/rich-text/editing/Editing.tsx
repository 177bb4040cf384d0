import type { FieldControl } from "@jubilee/ui/field";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { NodeSelection } from "prosemirror-state";
import { useId, useState } from "react";
import type { RichTextFieldProps } from "../rich-text.types.ts";
import { Choices } from "./Choices.tsx";
import { bare, frame, nobodyCalled, words } from "./Editing.css.ts";
import { LinkRow } from "./LinkRow.tsx";
import { NodeRow } from "./NodeRow.tsx";
import { PicturesNote } from "./PicturesNote.tsx";
import { Tools } from "./Tools.tsx";
import { useEditor } from "./useEditor.ts";
import { usePictures } from "./usePictures.ts";

export interface EditingProps extends Omit<
  RichTextFieldProps,
  "label" | "hideLabel" | "help" | "error"
> {
  label: string;
  control: FieldControl;
}

const anyPlace = {};

/** The editor itself, with ProseMirror under it. */
export function Editing({
  label,
  control,
  form = "full",
  place = anyPlace,
  ...props
}: EditingProps) {
  const hint = useId();
  const [isLinking, setLinking] = useState(false);
  const pictures = usePictures(props.onPicture);
  const { view, state, choices, placeRef, toolsRef } = useEditor({
    ...props,
    place,
    label,
    form,
    control,
    hint,
    takeFiles: pictures.take,
    openLink: () => setLinking(true),
  });
  const isOnNode = state?.selection instanceof NodeSelection;
  const isBare = place.look === "bare";
  const tools = view && state && (
    <Tools
      label={label}
      view={view}
      state={state}
      toolsRef={toolsRef}
      fields={props.fields}
      hasPeople={props.people !== undefined}
      onLink={() => setLinking(true)}
      onPictures={props.onPicture ? (files) => pictures.take(view, files) : undefined}
    />
  );
  const isEmpty = state?.doc.textContent === "" && state.doc.content.size === 2;
  return (
    <div className={isBare ? bare : frame}>
      {!isBare && tools}
      {view && state && isLinking && (
        <LinkRow view={view} state={state} onClose={() => setLinking(false)} />
      )}
      {view && state && isOnNode && <NodeRow view={view} state={state} fields={props.fields} />}
      <div
        ref={placeRef}
        className={words}
        data-form={place.look === "tall" ? "full" : form}
        data-empty={isBare && isEmpty ? label : undefined}
        lang={props.lang}
      />
      {view && state && choices.isOpen && <Choices label={label} {...choices} />}
      <output className={nobodyCalled}>
        {choices.nobody === ""
          ? "Nobody else has come in here yet. Whoever has can be named."
          : choices.nobody !== undefined &&
            `Nobody who has come in here is called “${choices.nobody}”.`}
      </output>
      <PicturesNote coming={pictures.coming} problem={pictures.problem} />
      {isBare && tools}
      <VisuallyHidden id={hint}>
        {[
          "Alt and F10 goes to the tools, Control and K makes a link.",
          place.onSubmit && "Control and Enter sends.",
        ]
          .filter(Boolean)
          .join(" ")}
      </VisuallyHidden>
    </div>
  );
}
