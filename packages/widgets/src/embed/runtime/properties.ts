import type { Props } from "./tree.types.ts";

const names: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Brings a node from one set of properties to the next. */
export function setProperties(node: Element, old: Props, props: Props): void {
  for (const name of Object.keys({ ...old, ...props })) {
    const value = props[name];
    if (name === "children" || name === "ref") continue;
    // A field may hold what the visitor has typed since: the node itself is asked.
    const known = name === "value" || name === "checked" ? Reflect.get(node, name) : old[name];
    if (value !== known) setProperty(node, name, value);
  }
}

function setProperty(node: Element, name: string, value: unknown): void {
  if (name.startsWith("on")) Reflect.set(node, name.toLowerCase(), value ?? null);
  else if (name === "value" || name === "checked") Reflect.set(node, name, value);
  else if (name === "style") Object.assign(Reflect.get(node, name), value);
  else if (typeof value === "string" || typeof value === "number" || value === true) {
    node.setAttribute(names[name] ?? name, String(value));
  } else node.removeAttribute(names[name] ?? name);
}
