import { parseSync, Visitor } from "oxc-parser";
import type { Expression, JSXChild, Program } from "oxc-parser";
import type { Source } from "./sources.ts";

/** What a child of an element may be at one time or another. */
interface Child {
  at: number;
  /** Text of its own, without an element around it. */
  text: boolean;
  /** An element, or nothing. */
  other: boolean;
  /** How many there are can change: one of a choice, a list. */
  changes: boolean;
}

const nothing = new Set(["null", "undefined", "false", "true"]);

/** Names of props that hold an element. */
const elementNames = /^(icon\w*|actions?|\w*Icon|\w*Action|empty|retry|footer)$/;

/** Elements whose children are a line of text as a rule. */
const linesOfText = /^(a|b|button|dd|dt|em|label|p|span|strong|Anchor|Text|legend|caption|h[1-6])$/;

/** What a source says about the names in it. */
interface Known {
  isText: (name: string) => boolean;
}

function nameOf(expression: Expression): string {
  if (expression.type === "Identifier") return expression.name;
  if (expression.type === "MemberExpression" && expression.property.type === "Identifier")
    return expression.property.name;
  return "";
}

function partsOf(expression: Expression, known: Known): Omit<Child, "at"> {
  const inner = "expression" in expression && expression.type !== "ArrowFunctionExpression";
  if (inner) return partsOf(expression.expression as Expression, known);
  switch (expression.type) {
    case "JSXElement":
    case "JSXFragment":
      return { text: false, other: true, changes: false };
    case "ConditionalExpression": {
      const [one, two] = [
        partsOf(expression.consequent, known),
        partsOf(expression.alternate, known),
      ];
      const other = one.other || two.other;
      return { text: one.text || two.text, other, changes: other };
    }
    case "LogicalExpression": {
      const right = partsOf(expression.right, known);
      if (expression.operator === "&&") return { ...right, other: true, changes: true };
      const left = partsOf(expression.left, known);
      const other = left.other || right.other;
      return { text: left.text || right.text, other, changes: other };
    }
    case "CallExpression": {
      const name = nameOf(expression.callee);
      const isList = name === "map";
      return { text: !isList && known.isText(name), other: isList, changes: isList };
    }
    case "Literal": {
      const isText = typeof expression.value === "string" || typeof expression.value === "number";
      return { text: isText, other: !isText, changes: false };
    }
    default:
      return { text: known.isText(nameOf(expression)), other: false, changes: false };
  }
}

function childOf(child: JSXChild, known: Known): Child | undefined {
  const at = child.start;
  if (child.type === "JSXElement" || child.type === "JSXFragment")
    return { at, text: false, other: true, changes: false };
  if (child.type === "JSXText") {
    const isBlank = child.value.trim() === "" && child.value.includes("\n");
    return isBlank ? undefined : { at, text: true, other: false, changes: false };
  }
  if (child.type !== "JSXExpressionContainer" || child.expression.type === "JSXEmptyExpression")
    return undefined;
  return { at, ...partsOf(child.expression, known) };
}

/**
 * A translator wraps a page's text nodes in elements of its own. What React then takes away, or puts
 * in front of, is no longer where React left it, and the page falls over: text that comes and goes
 * beside something, and something that comes and goes before text.
 */
function unsafeIn(children: readonly Child[]): number | undefined {
  for (const [index, child] of children.entries()) {
    if (!child.changes || children.length < 2) continue;
    if (child.text) return child.at;
    const next = children.slice(index + 1).find(({ changes }) => !changes);
    if (next?.text) return child.at;
  }
  return undefined;
}

/** The variables and functions of a source that hold or give elements. */
function elementsIn(text: string, program: Program): Set<string> {
  const names = new Set<string>();
  const note = (id: { type: string; name?: string } | null, start: number, end: number): void => {
    if (id?.name && /<[A-Za-z>]/.test(text.slice(start, end))) names.add(id.name);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => init && note(id, init.start, init.end),
    FunctionDeclaration: ({ id, body }) => body && note(id, body.start, body.end),
  }).visit(program);
  return names;
}

/** Where a source has text that a translated page would fall over, as `path:line`. */
export function bareTextIn({ path, text }: Source): string[] {
  const { program } = parseSync(path, text);
  const elements = elementsIn(text, program);
  // What a caller gives: text where a line of text stands, else blocks.
  const given = new Set(
    [...text.matchAll(/(\w+)\??: (?:\([^)]*\) => )?ReactNode/g)].map(([, name]) => name),
  );
  const found: string[] = [];
  const look = (children: readonly JSXChild[], isLine: boolean): void => {
    const isText = (name: string) =>
      !nothing.has(name) &&
      !elements.has(name) &&
      !elementNames.test(name) &&
      (isLine || !given.has(name));
    const at = unsafeIn(children.flatMap((child) => childOf(child, { isText }) ?? []));
    if (at !== undefined) found.push(`${path}:${text.slice(0, at).split("\n").length}`);
  };
  new Visitor({
    JSXElement: ({ children, openingElement: { name } }) =>
      look(children, name.type === "JSXIdentifier" && linesOfText.test(name.name)),
    JSXFragment: ({ children }) => look(children, false),
  }).visit(program);
  return found;
}
