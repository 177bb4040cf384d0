import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  PilcrowLeft,
  Strikethrough,
  TextQuote,
} from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import type { ReactNode } from "react";
import {
  around,
  hasMark,
  toggleList,
  toggleMark,
  toggleQuote,
  toggleTitle,
  turn,
} from "./commands.ts";

interface Tool {
  name: string;
  icon: ReactNode;
  isOn: boolean;
  command: Command;
}

/** What the form of a text has to offer, and what of it the cursor stands in. */
export function toolsOf(state: EditorState): Tool[] {
  const { nodes, marks } = state.schema;
  const found: Tool[] = [];
  const addMark = (type: string, name: string, icon: ReactNode) => {
    const mark = marks[type];
    if (mark) found.push({ name, icon, isOn: hasMark(state, mark), command: toggleMark(mark) });
  };
  const { heading, bullets, numbers, quote } = nodes;
  addMark("bold", "Bold", <Bold />);
  addMark("italic", "Italic", <Italic />);
  addMark("strike", "Crossed out", <Strikethrough />);
  addMark("code", "Code", <Code />);
  if (heading) {
    const isTitle = (level: 2 | 3) =>
      around(state, ({ type, attrs }) => type === heading && attrs["level"] === level) !== null;
    found.push(
      { name: "Title", icon: <Heading2 />, isOn: isTitle(2), command: toggleTitle(heading, 2) },
      {
        name: "Small title",
        icon: <Heading3 />,
        isOn: isTitle(3),
        command: toggleTitle(heading, 3),
      },
    );
  }
  const isIn = (type: unknown) => around(state, (node) => node.type === type) !== null;
  if (bullets) {
    found.push({ name: "List", icon: <List />, isOn: isIn(bullets), command: toggleList(bullets) });
  }
  if (numbers) {
    const command = toggleList(numbers);
    found.push({ name: "Numbered list", icon: <ListOrdered />, isOn: isIn(numbers), command });
  }
  if (quote) {
    const command = toggleQuote(quote);
    found.push({ name: "Quotation", icon: <TextQuote />, isOn: isIn(quote), command });
  }
  const isTurned = state.selection.$from.parent.attrs["dir"] === "rtl";
  found.push({ name: "From right to left", icon: <PilcrowLeft />, isOn: isTurned, command: turn });
  return found;
}
