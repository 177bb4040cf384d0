import { join } from "node:path";
import { parseAst, runnerImport, type Plugin } from "vite";
import { isKnownFromStart } from "./src/app/routing/resolve.rules.ts";
import type { RouteEntry, RouteFragment } from "./src/app/routing/routing.types.ts";

const manifestFile = join(import.meta.dirname, "src/joins/manifest.ts");
const routesFile = join(import.meta.dirname, "src/joins/routes.gen.ts");
const hrefFile = join(import.meta.dirname, "src/app/routing/href.ts");
const hrefSource = /(^|\/)href\.ts$/;
/** A part of the manifest, or of one of its fragments. */
const partOf = /\.ts\?(first|rest|soon)$/;

type Routes = RouteFragment;
type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Everything below a node, the node first. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

const parse = (code: string): Node[] => nodesIn(parseAst(code, { lang: "tsx" }).body);
/** What an identifier or a literal says; nothing for other nodes. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node["name"] ?? node["value"]) : "";
  return typeof name === "string" ? name : "";
}

/** What an object's text gives for each of its names. */
function valuesOf(node: Node, code: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const property of node["properties"] as Node[]) {
    const value = property["value"];
    if (property.type !== "Property" || property["computed"] === true || !isNode(value))
      throw new Error("takes its parameters one by one: { name: value }");
    values.set(nameOf(property["key"]), code.slice(value.start, value.end));
  }
  return values;
}

/** The text that stands for one call of `href`. */
function addressOf(call: Node, code: string, routes: Routes): string {
  const [name, given] = call["arguments"] as Node[];
  if (name?.type !== "Literal") throw new Error("takes the name of its route as a text");
  const route = routes[nameOf(name)];
  if (!route) throw new Error(`names no route of joins/manifest.ts: ${nameOf(name)}`);
  if (given && given.type !== "ObjectExpression")
    throw new Error("takes its parameters as an object in the call");
  const values = given ? valuesOf(given, code) : new Map<string, string>();
  const segments = route.path.split("/").map((segment) => {
    if (!segment.startsWith(":")) return segment;
    const value = values.get(segment.replace(/^:|\?$/g, ""));
    if (value !== undefined) return `\${encodeURIComponent(${value})}`;
    if (segment.endsWith("?")) return null;
    throw new Error(`needs the parameter ${segment.slice(1)}`);
  });
  const address = segments.filter((segment) => segment !== null).join("/");
  return values.size === 0 ? JSON.stringify(address) : `\`${address}\``;
}

/** Puts an address in the place of every call of `href`. */
export function writeAddresses(code: string, routes: Routes): string {
  const nodes = parse(code);
  const imported = nodes
    .filter(({ type, source }) => type === "ImportDeclaration" && hrefSource.test(nameOf(source)))
    .flatMap(({ specifiers }) => specifiers as Node[])
    .filter((specifier) => nameOf(specifier["imported"]) === "href")
    .map(({ local }) => nameOf(local));
  const names = new Set(imported);
  const isCall = ({ type, callee }: Node) =>
    type === "CallExpression" &&
    isNode(callee) &&
    callee.type === "Identifier" &&
    names.has(nameOf(callee));
  return nodes.filter(isCall).reduceRight((text, call) => {
    if (nodesIn(call["arguments"]).some(isCall)) throw new Error("stands in another href()");
    return text.slice(0, call.start) + addressOf(call, code, routes) + text.slice(call.end);
  }, code);
}

/** Leaves out of a fragment's text what is said of the screens to come. */
export function leaveOutSoon(code: string): string {
  return parse(code)
    .filter(({ type, key }) => type === "Property" && nameOf(key) === "soon")
    .reduceRight((text, { value }) => {
      const { start, end } = value as Node;
      return `${text.slice(0, start)}{ will: [] }${text.slice(end)}`;
    }, code);
}

/** Leaves out of a fragment's text the routes that are not of this part. */
export function keepPart(code: string, isKept: (name: string) => boolean): string {
  const fragment = parse(code).find(({ type }) => type === "ObjectExpression");
  const entries = (fragment?.["properties"] ?? []) as Node[];
  return entries.reduceRight((text, entry, index) => {
    const end = entries[index + 1]?.start ?? (fragment?.end ?? 0) - 1;
    return isKept(nameOf(entry["key"])) ? text : text.slice(0, entry.start) + text.slice(end);
  }, code);
}

let read: Promise<Routes> | null = null;

async function readRoutes(): Promise<Routes> {
  const { module } = await runnerImport<{ manifest: Routes }>(manifestFile);
  return module.manifest;
}

/** The manifest as it is on disk, read once. */
const routesNow = () => (read ??= readRoutes());

/**
 * The manifest in two parts: `?first`, what a visitor may open and the frame links to, and `?rest`.
 * What is said of screens to come is in neither: `?soon` has those routes whole.
 */
const routeParts: Plugin = {
  name: "jubilee-route-parts",
  configureServer(server) {
    server.watcher.on("change", (file) => {
      if (!file.endsWith(".routes.ts") && file !== routesFile) return;
      read = null;
      server.restart().catch((error: Error) => server.config.logger.error(error.message));
    });
  },
  transform: {
    filter: { id: partOf },
    async handler(code, id) {
      const part = partOf.exec(id)?.[1] ?? "";
      if (!id.includes(".routes.ts"))
        return code.replaceAll(/(\.routes|\/routes\.gen)\.ts(?=")/g, `$&?${part}`);
      const routes = await routesNow();
      const isOfPart = (entry: RouteEntry) =>
        part === "soon" ? entry.soon : isKnownFromStart(entry) === (part === "first");
      const kept = keepPart(code, (name) => Boolean(routes[name] && isOfPart(routes[name])));
      return part === "soon" ? kept : leaveOutSoon(kept);
    },
  },
};

/** `href("login")` becomes `"/login"`. */
const addresses: Plugin = {
  name: "jubilee-addresses",
  transform: {
    filter: { code: /\bhref\.ts["']/ },
    async handler(code, id) {
      try {
        return writeAddresses(code, await routesNow());
      } catch (error) {
        throw new Error(`${id}: href() ${(error as Error).message}`, { cause: error });
      }
    },
  },
  generateBundle(_options, bundle) {
    const carries = Object.values(bundle).some(
      (file) => file.type === "chunk" && (file.modules[hrefFile]?.renderedLength ?? 0) > 0,
    );
    if (carries) this.error("Some page uses href as a value; only its calls become addresses.");
  },
};

/**
 * Makes addresses text while the portal is built, served for development, tested or shown in
 * Storybook, so that any page may name any route and none carries the manifest.
 */
export const routeText = (): Plugin[] => [routeParts, addresses];
