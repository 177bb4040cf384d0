/** What joins the kinds of widgets: their facts, their events, their components for React. */
import { globSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { WidgetFacts } from "../packages/core/src/sharing/widget.types.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

/** `rsvp` of `rsvp.widget.ts`, and what comes before the first dot of any file. */
const firstWord = (path: string) => basename(path).split(".")[0] ?? "";

/** The facts of all kinds as plain values, each list by itself: a widget's script takes what it reads. */
async function factsText(): Promise<string> {
  const facts = await Promise.all(
    find("packages/core/src/*/*.widget.ts").map(async (path) => {
      const module: Record<string, WidgetFacts> = await import(/* @vite-ignore */ root + path);
      const kind = firstWord(path);
      const fact = module[kind];
      if (!fact) throw new Error(`${path} exports the facts of its widget as ${kind}`);
      return { kind, ...fact };
    }),
  );
  const sorted = facts.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  const byKind = (valueOf: (fact: (typeof facts)[number]) => object) =>
    JSON.stringify(Object.fromEntries(sorted.map((fact) => [fact.kind, valueOf(fact)])));
  const kinds = sorted.map(({ kind }) => kind);
  const paying = sorted.filter(({ takesPayments }) => takesPayments).map(({ kind }) => kind);
  return `
/** The kinds of widgets: \`<area>/<kind>.widget.ts\`. */
export const widgetKinds = ${JSON.stringify(kinds)} as const;
export const payingKinds = ${JSON.stringify(paying)} as const;
export const widgetHeights = ${byKind(({ height }) => height)} as const;
export const widgetWords: Readonly<Record<(typeof widgetKinds)[number], { plain: string; withTime?: string }>> =
  ${byKind(({ words, wordsWithTime }) => ({ plain: words, withTime: wordsWithTime }))};
`;
}

const eventFiles = () => find("packages/widgets/src/*/*.events.ts");

function eventTypesText(): string {
  const files = eventFiles().map((path) => {
    const word = firstWord(path);
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}Events`;
    return { name, from: relative("packages/widgets/src/events", path) };
  });
  const imports = files.map(
    ({ name, from }) =>
      `import type { Events as ${name} } from "${from.startsWith(".") ? from : `./${from}`}";`,
  );
  return `${imports.join("\n")}

/** What a widget tells its page: public ids and codes only, never names or addresses. */
export interface WidgetEvents extends ${files.map(({ name }) => name).join(", ")} {}
`;
}

function eventNamesText(): string {
  const names = eventFiles().flatMap((path) =>
    [...readFileSync(root + path, "utf8").matchAll(/^ {2}"(jubilee:[a-z-]+)":/gm)].map(
      ([, name = ""]) => name,
    ),
  );
  return `import type { WidgetEvents } from "./widget-events.gen.ts";

/** Each of them once: one that is missing here does not compile. */
export const names: Readonly<Record<keyof WidgetEvents, true>> = {
  ${names.map((name) => `"${name}": true,`).join("\n")}
};
`;
}

const componentsText = () =>
  `/* The widgets as components of React, with what they take. */
${find("packages/widgets/src/react/*Widget.tsx")
  .map((path) => `export * from "./${basename(path)}";`)
  .join("\n")}
`;

/** The files that join the kinds of widgets, with their text. */
export async function widgetJoins(): Promise<{ file: string; text: string }[]> {
  const widgets = "packages/widgets/src";
  return [
    { file: "packages/core/src/sharing/widgets.gen.ts", text: await factsText() },
    { file: `${widgets}/events/widget-events.gen.ts`, text: eventTypesText() },
    { file: `${widgets}/events/event-names.gen.ts`, text: eventNamesText() },
    { file: `${widgets}/react/components.gen.ts`, text: componentsText() },
  ];
}
