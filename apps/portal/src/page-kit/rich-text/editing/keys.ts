import { baseKeymap, chainCommands, exitCode, setBlockType } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Schema } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { toggleList, toggleMark, toggleQuote, toggleTitle } from "./commands.ts";
import { linkTyped } from "./linkTyped.ts";

/** What is done outside the text. */
export interface OutsideKeys {
  openLink: () => void;
  toTools: () => void;
  submit: (() => void) | undefined;
}

/** Keys, what signs at a line's beginning become, and Undo. Tab leaves the text, as everywhere. */
export function pluginsOf(schema: Schema, { openLink, toTools, submit }: OutsideKeys): Plugin[] {
  const { nodes, marks } = schema;
  const outside = (act: () => void): Command => {
    return () => {
      act();
      return true;
    };
  };
  const breakLine: Command = (state, dispatch) => {
    if (!nodes["break"]) return false;
    dispatch?.(state.tr.replaceSelectionWith(nodes["break"].create()).scrollIntoView());
    return true;
  };
  const keys: Record<string, Command> = {
    "Mod-z": undo,
    "Mod-y": redo,
    "Mod-Shift-z": redo,
    "Mod-k": outside(openLink),
    "Alt-F10": outside(toTools),
    "Shift-Enter": chainCommands(exitCode, breakLine),
  };
  if (submit) keys["Mod-Enter"] = outside(submit);
  const rules = [];
  const { bold, italic, strike, code } = marks;
  if (bold) keys["Mod-b"] = toggleMark(bold);
  if (italic) keys["Mod-i"] = toggleMark(italic);
  if (strike) keys["Mod-Shift-x"] = toggleMark(strike);
  if (code) keys["Mod-e"] = toggleMark(code);
  const { bullets, numbers, item, heading, quote, paragraph } = nodes;
  if (bullets) {
    keys["Mod-Shift-8"] = toggleList(bullets);
    rules.push(wrappingInputRule(/^\s*[-*•]\s$/, bullets));
  }
  if (numbers) {
    keys["Mod-Shift-7"] = toggleList(numbers);
    rules.push(wrappingInputRule(/^1[.)]\s$/, numbers));
  }
  if (item) {
    keys["Enter"] = splitListItem(item);
    keys["Mod-]"] = sinkListItem(item);
    keys["Mod-["] = liftListItem(item);
  }
  if (paragraph) keys["Mod-Alt-0"] = setBlockType(paragraph);
  if (heading) {
    keys["Mod-Alt-2"] = toggleTitle(heading, 2);
    keys["Mod-Alt-3"] = toggleTitle(heading, 3);
    rules.push(textblockTypeInputRule(/^(#{1,2})\s$/, heading, { level: 2 }));
    rules.push(textblockTypeInputRule(/^###\s$/, heading, { level: 3 }));
  }
  if (quote) {
    keys["Mod-Shift-9"] = toggleQuote(quote);
    rules.push(wrappingInputRule(/^\s*>\s$/, quote));
  }
  // What ends a word, before the key itself does what it does.
  const tie = linkTyped(schema);
  const ends = keymap({ Space: tie, Enter: tie, "Shift-Enter": tie });
  return [inputRules({ rules }), ends, keymap(keys), keymap(baseKeymap), history()];
}
