import { newElement, newVector } from "../../element/dom.ts";
import { setProperties } from "./properties.ts";
import type { Child, Part, Props, VirtualNode } from "./tree.types.ts";

/** The tags of drawings. */
const vectors = /^(svg|path|circle)$/;

/** The component whose function runs just now. */
interface Drawing {
  part: Part;
  /** How many of its slots were read. */
  slot: number;
  /** What is due after it is drawn. */
  effects: (() => void)[];
}

export let drawing: Drawing | null = null;

const stale = new Set<Part>();
let due: (() => void)[] = [];
let isPlanned = false;

/** Draws several children without a node around them. */
export function Fragment({ children }: Props): Child {
  return children;
}

export function newPart(wanted: VirtualNode, owner: Part | null, node: Part["node"]): Part {
  return { wanted, owner, node, parts: [], slots: [], isUnmounted: false };
}

/** Draws what stands inside a part: known parts stay, new ones come, the others go. */
function drawInside(owner: Part, inside: Child): void {
  const before = owner.parts;
  const kept = new Set<Part | null>();
  owner.parts = [inside].flat().map((child, index) => {
    const wanted = nodeOf(child);
    if (!wanted) return null;
    const { type, key } = wanted;
    const isSame = (part: Part | null | undefined) =>
      part?.wanted.type === type && part.wanted.key === key;
    const atIndex = before[index];
    const found = key === undefined ? isSame(atIndex) && atIndex : before.find(isSame);
    const part = found || newPart(wanted, owner, newNode(wanted));
    kept.add(part);
    draw(part, wanted, found ? part.wanted.props : {});
    return part;
  });
  for (const part of before) if (part && !kept.has(part)) drop(part);
}

function draw(part: Part, wanted: VirtualNode, old: Props): void {
  const { type, props } = wanted;
  const { node } = part;
  part.wanted = wanted;
  if (typeof type === "function") {
    const outer = drawing;
    const own: Drawing = { part, slot: 0, effects: [] };
    drawing = own;
    const inside = type(props);
    drawing = outer;
    drawInside(part, inside);
    due.push(...own.effects);
    if (due.length > 0) plan();
  } else if (node instanceof Element) {
    drawInside(part, props.children);
    place(part);
    setProperties(node, old, props);
  } else if (node && props.children !== old.children) {
    node.data = props.children as string;
  }
}

function nodeOf(child: Child): VirtualNode | null {
  if (child === null || child === undefined || typeof child === "boolean") return null;
  if (Array.isArray(child)) return { type: Fragment, props: { children: child }, key: undefined };
  return typeof child === "object"
    ? child
    : { type: "", props: { children: child }, key: undefined };
}

function newNode({ type }: VirtualNode): Part["node"] {
  if (typeof type === "function") return null;
  if (!type) return new Text();
  return vectors.test(type) ? newVector(type) : newElement(type);
}

function nodesOf({ parts }: Part): (Element | Text)[] {
  return parts.flatMap((part) => (part ? (part.node ?? nodesOf(part)) : []));
}

/** Puts a part's nodes in their order; what stands right is not touched and keeps its focus. */
function place(host: Part): void {
  let next = host.node?.firstChild ?? null;
  for (const node of nodesOf(host)) {
    if (node === next) next = next.nextSibling;
    else host.node?.insertBefore(node, next);
  }
}

function drop(part: Part): void {
  const { ref } = part.wanted.props;
  part.isUnmounted = true;
  for (const slot of part.slots) slot.end?.();
  for (const inner of part.parts) if (inner) drop(inner);
  if (ref) ref.current = null;
  part.node?.remove();
}

/** Draws everything in a box. */
export function drawRoot(root: Part, inside: Child): void {
  root.wanted.props.children = inside;
  stale.delete(root);
  drawInside(root, inside);
  place(root);
}

/** Draws the box around a component again, soon and once, however often it is asked for. */
export function redraw(part: Part): void {
  if (part.isUnmounted) return;
  let root = part;
  while (root.owner) root = root.owner;
  stale.add(root);
  plan();
}

function plan(): void {
  if (!isPlanned) queueMicrotask(work);
  isPlanned = true;
}

function work(): void {
  isPlanned = false;
  for (const root of stale) drawRoot(root, root.wanted.props.children);
  const now = due;
  due = [];
  for (const run of now) run();
}
