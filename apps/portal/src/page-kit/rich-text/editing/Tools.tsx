import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { redo, undo, undoDepth, redoDepth } from "prosemirror-history";
import { TextSelection, type Command, type EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { AtSign, Braces, ImagePlus, Link, Redo2, Undo2 } from "lucide-react";
import { useRef, type KeyboardEvent, type RefObject } from "react";
import type { RichFieldChoice } from "../rich-text.types.ts";
import { chooser, gap, tools } from "./Editing.css.ts";
import { toolsOf } from "./tool-list.tsx";

interface ToolsProps {
  label: string;
  view: EditorView;
  state: EditorState;
  toolsRef: RefObject<HTMLDivElement | null>;
  fields: readonly RichFieldChoice[] | undefined;
  hasPeople: boolean;
  onLink: () => void;
  onPictures: ((files: readonly File[]) => void) | undefined;
}

/** What can be done with the words, one stop for Tab; arrows go from tool to tool. */
export function Tools(props: ToolsProps) {
  const { label, view, state, toolsRef, fields, hasPeople, onLink, onPictures } = props;
  const files = useRef<HTMLInputElement>(null);
  const run = (command: Command) => {
    command(view.state, view.dispatch);
    view.focus();
  };
  const insert = (text: string) => {
    view.dispatch(view.state.tr.insertText(text).scrollIntoView());
    view.focus();
  };
  const putField = ({ name, fallback }: RichFieldChoice) => {
    const type = view.state.schema.nodes["field"];
    if (!type) return;
    const { tr, selection } = view.state;
    tr.replaceSelectionWith(type.create({ name, fallback }), true);
    const behind = TextSelection.create(tr.doc, selection.from + 1);
    view.dispatch(tr.setSelection(behind).scrollIntoView());
    // The menu gives the focus back to its button as it closes; the text takes it after that.
    setTimeout(() => view.focus());
  };
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") view.focus();
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
    const isTurned = getComputedStyle(event.currentTarget).direction === "rtl";
    const at = all.findIndex((button) => button === document.activeElement);
    all[(at + (isTurned ? -by : by) + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its first tool has the stop
    <div
      ref={toolsRef}
      role="toolbar"
      aria-label={`Tools for ${label}`}
      className={tools}
      onKeyDown={step}
    >
      {toolsOf(state).map(({ name, icon, isOn, command }, index) => (
        <IconButton
          key={name}
          size="sm"
          label={name}
          icon={icon}
          pressed={isOn}
          tabIndex={index === 0 ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command)}
        />
      ))}
      <span className={gap} />
      <IconButton size="sm" label="Link" icon={<Link />} tabIndex={-1} onClick={onLink} />
      {onPictures && (
        <>
          <IconButton
            size="sm"
            label="Picture"
            icon={<ImagePlus />}
            tabIndex={-1}
            onClick={() => files.current?.click()}
          />
          <input
            ref={files}
            type="file"
            multiple
            accept="image/*"
            aria-label={`Pictures for ${label}`}
            className={chooser}
            onChange={({ target }) => {
              onPictures([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </>
      )}
      {hasPeople && (
        <IconButton
          size="sm"
          label="Name somebody"
          icon={<AtSign />}
          tabIndex={-1}
          onClick={() => insert(isAfterWord(view.state) ? " @" : "@")}
        />
      )}
      {fields && fields.length > 0 && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label="Put in what is known of each reader"
              icon={<Braces />}
              tabIndex={-1}
            />
          }
          entries={fields.map((field) => ({
            id: field.name,
            label: field.label,
            onSelect: () => putField(field),
          }))}
        />
      )}
      <span className={gap} />
      <IconButton
        size="sm"
        label="Undo"
        icon={<Undo2 />}
        tabIndex={-1}
        aria-disabled={undoDepth(state) === 0}
        onClick={() => run(undo)}
      />
      <IconButton
        size="sm"
        label="Redo"
        icon={<Redo2 />}
        tabIndex={-1}
        aria-disabled={redoDepth(state) === 0}
        onClick={() => run(redo)}
      />
    </div>
  );
}

/** A name is asked for at the beginning of a word. */
function isAfterWord({ selection: { $from } }: EditorState): boolean {
  return /\S$/u.test($from.parent.textBetween(0, $from.parentOffset, "\n", " "));
}
