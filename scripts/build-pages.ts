/**
 * Last step of the portal's build: makes the public pages ahead of time, with the styles and
 * scripts that each one's first look needs. The server fills them in and sends them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type BuiltPages,
  type Installation,
  placeholders,
  type PrerenderedPage,
} from "@jubilee/portal/server/prerendered-pages";
import { readBuild } from "./portal-files.ts";

/** `apps/portal/src/prerender.tsx`, as it was built. */
interface PrerenderModule {
  prerenderPages: (installation: Installation) => Promise<RenderedPage[]>;
  listPaths: () => BuiltPages["paths"];
  listFound: () => BuiltPages["found"];
}

interface RenderedPage {
  path: string;
  title: string;
  description: string;
  markup: string;
  source: string | null;
}

const portal = fileURLToPath(new URL("../apps/portal", import.meta.url));
const build = readBuild(join(portal, "dist"));
const rendered = pathToFileURL(join(portal, "server/dist/prerender.js")).href;
const { prerenderPages, listPaths, listFound } = (await import(rendered)) as PrerenderModule;

const first = new Set(build.filesOf(["index.html"]));
const sheets = build.styles().map((file) => ({ file, classes: classesIn(file) }));

/** Class names that a stylesheet speaks of. */
function classesIn(file: string): string[] {
  const text = readFileSync(join(portal, "dist", file), "utf8");
  return [...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
}

function stylesOf(markup: string): string[] {
  const attributes = [...markup.matchAll(/class="([^"]*)"/g)];
  const used = new Set(attributes.flatMap(([, names = ""]) => names.split(" ")));
  return sheets
    .filter(({ file, classes }) => first.has(file) || classes.some((name) => used.has(name)))
    .map(({ file }) => `/${file}`);
}

/** Their rules as one text, which stands in the page. */
const joinStyles = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(portal, "dist", file), "utf8").trim()).join("");

/** The page's own scripts, and the frame's that it is taken over with. */
function scriptsOf(source: string | null): string[] {
  if (source === null) return [];
  const files = build.filesOf([source, "rest"]);
  return files.filter((file) => file.endsWith(".js") && !first.has(file)).map((file) => `/${file}`);
}

const pages = (await prerenderPages(placeholders)).map(
  ({ path, title, description, markup, source }): PrerenderedPage => {
    const parts = stylesOf(markup);
    const [style, scripts] = [joinStyles(parts), scriptsOf(source)];
    return { path, title, description, style, parts, scripts, markup };
  },
);
if (pages.length === 0) throw new Error("No page of the manifest asks to be made ahead of time.");
writeFileSync(
  join(portal, "server/dist/pages.json"),
  JSON.stringify({ pages, paths: listPaths(), found: listFound() } satisfies BuiltPages),
);
