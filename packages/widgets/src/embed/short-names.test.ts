import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { shortNames } from "../../build/shortNames.ts";

const source = join(import.meta.dirname, "..");
const core = join(import.meta.dirname, "../../../core/src");
/** Where the compiler keeps what it knows of browsers. */
const compiler = createRequire(createRequire(import.meta.url).resolve("typescript/package.json"));
const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
const declarations = join(dirname(compiler.resolve(platform)), "lib");

function texts(folder: string, wanted: RegExp): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    wanted.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}

/** Core's types that widgets read, with those that these are made of. */
function answersRead(): string {
  const found = new Map<string, string>();
  const read = (place: string) => {
    if (found.has(place)) return;
    const text = readFileSync(place, "utf8");
    found.set(place, text);
    for (const [, next] of text.matchAll(/\w[\s,]*\} from "(\.[^"]+\.types\.ts)"/g)) {
      if (next) read(join(dirname(place), next));
    }
  };
  const imports = texts(source, /\.tsx?$/).matchAll(/"@jubilee\/core\/([^"]+\.types)"/g);
  for (const [, place] of imports) if (place) read(join(core, `${place}.ts`));
  return [...found.values()].join("\n");
}

/** The members that declarations name. */
const members = (text: string) =>
  new Set(
    [...text.matchAll(/(?:^|[{;])\s*(?:readonly )?"?(\w+)"?[?]?(?=[:(<])/gm)].map(
      ([, name]) => name,
    ),
  );

const short = Object.keys(shortNames);
const known = (names: Set<string | undefined>) => short.filter((name) => names.has(name));

describe("names that scripts write as single letters", () => {
  it("are no names of the language's or the browser's", () => {
    const declared = members(
      texts(declarations, /^lib\.(dom|es20\d\d).*\.d\.ts$|^lib\.es5\.d\.ts$/),
    );
    expect(declared).toContain("adoptedStyleSheets");
    // A sound's node has one too; widgets make no sound.
    expect(known(declared)).toEqual(["context"]);
  });

  it("are no names of the server's answers", () => {
    const declared = members(answersRead());
    expect(declared).toContain("placesLeft");
    expect(declared).toContain("rankings");
    // A venue's, a profile's, an announcement's and a helper's day, which the server alone reads, and a link's own, which its account reads and no visitor.
    expect(known(declared)).toEqual(["busy", "fields", "known", "parts", "settings"]);
  });

  it("are no words that a host may say in its own way, and no detail of an event", () => {
    const declared = members(
      texts(join(source, "copy"), /types\.ts$/) + texts(join(source, "events"), /types\.ts$/),
    );
    expect(declared).toContain("waitText");
    expect(known(declared)).toEqual([]);
  });

  it("are nothing that a later script exports", () => {
    const text = texts(join(source, "steps"), /\.tsx?$/);
    const exported = [...text.matchAll(/export (?:async )?(?:function|const|let|\{) ?(\w+)/g)];
    expect(known(new Set(exported.map(([, name]) => name)))).toEqual([]);
  });

  it("each have a letter of their own", () => {
    const letters = Object.values(shortNames);
    expect(new Set(letters).size).toBe(short.length);
    expect(letters.filter((letter) => letter.length > 1)).toEqual([]);
  });
});
