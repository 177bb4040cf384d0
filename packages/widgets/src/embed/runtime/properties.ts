import type { Props } from "./tree.types.ts";

const names: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Brings a node from one set of properties to the next. */
export function setProperties(node: Element, old: Props, props: Props): void {
  for (const name of Object.keys({ ...old, ...props })) {
    const value = props[name];
    const isLive = name === "value" || name === "checked";
    if (name === "ref") Object.assign(value ?? {}, { current: node });
    // A field may hold what the visitor has typed since: the node itself is asked.
    else if (name !== "children" && value !== (isLive ? Reflect.get(node, name) : old[name])) {
      if (isLive) Reflect.set(node, name, value);
      else if (name.startsWith("on")) Reflect.set(node, name.toLowerCase(), value ?? null);
      else setAttribute(node, names[name] ?? name, value);
    }
  }
}

function setAttribute(node: Element, name: string, value: unknown): void {
  if (typeof value === "string" || typeof value === "number" || value === true) {
    node.setAttribute(name, String(value));
  } else node.removeAttribute(name);
}
