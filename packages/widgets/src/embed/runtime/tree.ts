import { newElement, newVector } from "../../element/dom.ts";
import { setProperties } from "./properties.ts";
import type { Child, Component, Effect, Part, Props, VirtualNode } from "./tree.types.ts";

const vectors = "http://www.w3.org/2000/svg";

/** The component whose function runs just now, and how many of its slots were read. */
export const drawing: { part: Part | null; slot: number } = { part: null, slot: 0 };

const stale = new Set<Part>();
let effects: Effect[] = [];
let isPlanned = false;

/** Draws several children without a node around them. */
export function Fragment({ children }: Props): Child {
  return children;
}

export function newPart(wanted: VirtualNode, owner: Part | null, node: Part["node"]): Part {
  return { wanted, owner, node, parts: [], slots: [], effects: [], gone: false };
}

/** Draws what stands inside a part: known parts stay, new ones come, the others go. */
export function drawInside(owner: Part, inside: Child): void {
  const before = owner.parts;
  const kept = new Set<Part | null>();
  owner.parts = listOf(inside).map((child, index) => {
    const wanted = nodeOf(child);
    if (!wanted) return null;
    const { type, key } = wanted;
    const isSame = (part: Part | null | undefined) =>
      part?.wanted.type === type && part.wanted.key === key;
    const atIndex = before[index];
    const found = key === undefined ? isSame(atIndex) && atIndex : before.find(isSame);
    const part = found || newPart(wanted, owner, newNode(wanted, owner));
    kept.add(part);
    draw(part, wanted, found ? part.wanted.props : {});
    return part;
  });
  for (const part of before) if (part && !kept.has(part)) drop(part, true);
}

function draw(part: Part, wanted: VirtualNode, old: Props): void {
  const { type, props } = wanted;
  part.wanted = wanted;
  stale.delete(part);
  if (typeof type === "function") {
    drawInside(part, call(type, part, props));
    effects.push(...part.effects.splice(0));
    if (effects.length > 0) plan();
  } else if (part.node instanceof Element) {
    drawInside(part, props.children);
    place(part);
    setProperties(part.node, old, props);
    if (props.ref) props.ref.current = part.node;
  } else if (part.node && props.children !== old.children) {
    part.node.data = textOf(props);
  }
}

function call(component: Component, part: Part, props: Props): Child {
  const outer = { ...drawing };
  Object.assign(drawing, { part, slot: 0 });
  try {
    return component(props);
  } finally {
    Object.assign(drawing, outer);
  }
}

function listOf(children: Child): Child[] {
  return Array.isArray(children) ? children : [children];
}

function nodeOf(child: Child): VirtualNode | null {
  if (child === null || child === undefined || typeof child === "boolean") return null;
  if (Array.isArray(child)) return { type: Fragment, props: { children: child }, key: undefined };
  if (typeof child === "object") return child;
  return { type: "", props: { children: String(child) }, key: undefined };
}

function newNode({ type, props }: VirtualNode, owner: Part): Part["node"] {
  if (typeof type === "function") return null;
  if (!type) return new Text(textOf(props));
  const around = hostOf(owner).node;
  const isVector = type === "svg" || (around instanceof Element && around.namespaceURI === vectors);
  return isVector ? newVector(type) : newElement(type);
}

function textOf({ children }: Props): string {
  return typeof children === "string" ? children : "";
}

/** The nearest part with a node of its own. */
function hostOf(part: Part): Part {
  return part.node || !part.owner ? part : hostOf(part.owner);
}

function nodesOf({ parts }: Part): (Element | Text)[] {
  return parts.flatMap((part) => (part ? (part.node ?? nodesOf(part)) : []));
}

/** Puts a part's nodes in their order; what stands right is not touched and keeps its focus. */
export function place(host: Part): void {
  let next = host.node?.firstChild ?? null;
  for (const node of nodesOf(host)) {
    if (node === next) next = next.nextSibling;
    else host.node?.insertBefore(node, next);
  }
}

function drop(part: Part, isTop: boolean): void {
  part.gone = true;
  stale.delete(part);
  for (const slot of part.slots) if (isEnding(slot)) slot.end?.();
  for (const inner of part.parts) if (inner) drop(inner, isTop && !part.node);
  const { ref } = part.wanted.props;
  if (ref) ref.current = null;
  if (isTop) part.node?.remove();
}

function isEnding(slot: unknown): slot is { end?: () => void } {
  return typeof slot === "object" && slot !== null && "end" in slot;
}

/** Draws a component again, soon and once, however often it is asked for. */
export function redraw(part: Part): void {
  if (part.gone) return;
  stale.add(part);
  plan();
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(work);
}

/** Owners first: what they give up is not drawn any more. */
function work(): void {
  isPlanned = false;
  const depth = (part: Part): number => (part.owner ? depth(part.owner) + 1 : 0);
  for (const part of [...stale].toSorted((a, b) => depth(a) - depth(b))) {
    if (!stale.has(part)) continue;
    draw(part, part.wanted, part.wanted.props);
    place(hostOf(part));
  }
  const due = effects;
  effects = [];
  for (const { part, run } of due) if (!part.gone) run();
}
