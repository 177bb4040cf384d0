import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { eventNames } from "../src/events/event-names.ts";
import { widgetKinds } from "../src/kinds.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const place = at("../custom-elements.json");

/** The members of an interface with what is said above each, as its file has them. */
function membersOf(file: string, name: string): { name: string; type: string; text: string }[] {
  const source = readFileSync(at(`../src/${file}`), "utf8");
  const body = new RegExp(`interface ${name}[^{]*\\{(.*?)\\n\\}`, "s").exec(source)?.[1] ?? "";
  const member = /(?:\/\*\*\s*([^*]*(?:\*(?!\/)[^*]*)*?)\s*\*\/\s*)?^ {2}"?([\w-]+)"?\??: (.+);$/gm;
  return [...body.matchAll(member)].map(([, text = "", found = "", type = ""]) => ({
    name: found,
    type: type.replace(" | undefined", ""),
    text: text.replace(/\s*\n\s*\*\s*/g, " ").trim(),
  }));
}

/** What editors and catalogues read of the elements: the custom elements manifest. */
export function manifest(): object {
  const attributes = membersOf("element/attributes.types.ts", "ElementAttributes").map(
    ({ name, type, text }) => ({
      name,
      type: { text: type },
      ...(text ? { description: text } : {}),
    }),
  );
  const methods = membersOf("element/element.types.ts", "JubileeElement").map(({ name, type }) => ({
    kind: "method",
    name,
    type: { text: type },
  }));
  const events = eventNames.map((name) => ({ name, type: { text: "CustomEvent" } }));
  const path = "dist/elements/index.js";
  const modules = widgetKinds.map((kind) => {
    const tagName = `jubilee-${kind}`;
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Element`;
    const declaration = { kind: "class", name, tagName, customElement: true };
    return { ...declaration, attributes, events, members: methods };
  });
  const exports = modules.map(({ name, tagName }) => ({
    kind: "custom-element-definition",
    name: tagName,
    declaration: { name, module: path },
  }));
  const schemaVersion = "1.0.0";
  return {
    schemaVersion,
    modules: [{ kind: "javascript-module", path, declarations: modules, exports }],
  };
}

/** As it stands in the package. */
export const written = (): unknown => JSON.parse(readFileSync(place, "utf8"));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(place, `${JSON.stringify(manifest(), null, 2)}\n`);
}
