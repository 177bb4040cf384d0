/** Finds words that a component of the library says by itself, where no other language reaches them. */
import { parseSync, Visitor, type Node } from "oxc-parser";
import type { Source } from "./sources.ts";

const spokenAttribute =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|children|\w*([Ll]abel|[Tt]itle|[Dd]escription|[Pp]laceholder)|detail|heading|help|hint|message|note|text)$/;
const spokenName =
  /(?:^|[a-z])(?:label|title|text|message|hint|help|note|placeholder|description|words?)$/i;

/** `Close`, `Nothing yet`; not `button`, `en-GB`, `ArrowDown`. */
const isName = (text: string) => /^[A-Z][a-z]+(?:[ ,.:!?…]|$)/.test(text);
/** Two words side by side that are no selector, no media query and no list of ARIA's. */
const isSentence = (text: string) =>
  /(?:^|[ “])[A-Za-z]+ [a-z]{2,}/.test(text) &&
  !/[[\]{}>=#]|^\W*:|prefers-|^[a-z]+ [a-z]+$/.test(text);

/** A text however it is put together: one of two, with a number in it. */
function textsOf(node: Node | null | undefined): { start: number; text: string }[] {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ start: node.start, text: node.value }] : [];
    case "TemplateLiteral":
      return [{ start: node.start, text: node.quasis.map(({ value }) => value.raw).join("0") }];
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(textsOf);
    case "LogicalExpression":
    case "BinaryExpression":
      return /^(?:[=!]==?|[<>]=?)$/.test(node.operator)
        ? []
        : [node.left, node.right].flatMap(textsOf);
    case "JSXExpressionContainer":
      return textsOf(node.expression);
    case "ArrayExpression":
      return node.elements.flatMap(textsOf);
    default:
      return [];
  }
}

/** Each with its line, as `Dialog.tsx:82: Close`. */
export function wordsIn({ path, text: source }: Pick<Source, "path" | "text">): string[] {
  const found = new Map<number, string>();
  const note = (start: number, said: string, isSaid: (text: string) => boolean) => {
    const words = said.replaceAll(/\s+/g, " ").trim();
    if (isSaid(words)) found.set(start, words);
  };
  const read = (node: Node | null | undefined) => {
    for (const { start, text } of textsOf(node))
      note(start, text, (words) => isName(words) || isSentence(words));
  };
  new Visitor({
    JSXText: ({ start, value }) => note(start, value, (words) => /[A-Za-z]{2}/.test(words)),
    JSXExpressionContainer: read,
    JSXAttribute: ({ name, value }) => {
      if (name.type === "JSXIdentifier" && spokenAttribute.test(name.name)) read(value);
    },
    AssignmentPattern: ({ left, right }) => {
      if (left.type === "Identifier" && spokenName.test(left.name)) read(right);
    },
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && spokenName.test(key.name)) read(value);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && spokenName.test(id.name)) read(init);
    },
    ReturnStatement: ({ argument }) => read(argument),
    Literal: (node) => {
      for (const { start, text } of textsOf(node)) note(start, text, isSentence);
    },
    TemplateLiteral: (node) => {
      for (const { start, text } of textsOf(node)) note(start, text, isSentence);
    },
  }).visit(parseSync(path, source).program);
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([start, words]) => `${path}:${source.slice(0, start).split("\n").length}: ${words}`);
}
