import { build } from "vite";
import { describe, expect, it } from "vitest";
import { keepPart, leaveOutSoon, routeText, writeAddresses } from "./routeText.ts";
import type { RouteFragment } from "./src/app/routing/routing.types.ts";

const routes: RouteFragment = {
  login: { path: "/login", title: "Sign in", access: "public" },
  "events.badges": { path: "/events/:eventId/badges", title: "Badges", access: "member" },
  album: { path: "/album/:page?", title: "Album", access: "public" },
};

const from = 'import { href } from "../app/routing/href.ts";\n';
const written = (text: string) => writeAddresses(from + text, routes).slice(from.length);

describe("a call of href", () => {
  it.each([
    ['href("login")', '"/login"'],
    ['`${href("login")}?plan=pro`', '`${"/login"}?plan=pro`'],
    ['href("events.badges", { eventId })', "`/events/${encodeURIComponent(eventId)}/badges`"],
    [
      'href("events.badges", { eventId: event.id ?? "" })',
      '`/events/${encodeURIComponent(event.id ?? "")}/badges`',
    ],
    ['href("album")', '"/album"'],
    ['href("album", { page: "2" })', '`/album/${encodeURIComponent("2")}`'],
    ['<a href={href("login")}>{name as string}</a>', '<a href={"/login"}>{name as string}</a>'],
    ['signedIn ? href("album") : href("login")', 'signedIn ? "/album" : "/login"'],
  ])("%s becomes %s", (call, text) => expect(written(call)).toBe(text));

  it("is known by what is imported, under whatever name", () => {
    const text = 'import { href as to } from "./href.ts";\nto("login"); href("login");';
    expect(writeAddresses(text, routes)).toContain('"/login"; href("login");');
    expect(writeAddresses('link.href("login")', routes)).toBe('link.href("login")');
  });

  it.each([
    ["href(name)", "takes the name of its route as a text"],
    ['href(isNew ? "login" : "album")', "takes the name of its route as a text"],
    ['href("nowhere")', "names no route of joins/manifest.ts: nowhere"],
    ['href("events.badges")', "needs the parameter eventId"],
    ['href("events.badges", params)', "takes its parameters as an object in the call"],
    ['href("events.badges", { ...params })', "takes its parameters one by one"],
    ['href("events.badges", { eventId: href("login") })', "stands in another href()"],
  ])("%s stops the build: %s", (call, problem) => {
    expect(() => written(call)).toThrow(problem);
  });
});

it("a part of a fragment has its own routes alone", () => {
  const fragment =
    'export const routes = {\n  login: { path: "/login" },\n  "events.badges": { path: "/b" },\n  album: { path: "/a" },\n} as const;\n';
  const kept = (names: string[]) => keepPart(fragment, (name) => names.includes(name));
  expect(kept(["login", "album"])).not.toContain("badges");
  expect(kept(["events.badges"])).toBe(
    'export const routes = {\n  "events.badges": { path: "/b" },\n  } as const;\n',
  );
  expect(kept(["login", "events.badges", "album"])).toBe(fragment);
  expect(kept([])).toBe("export const routes = {\n  } as const;\n");
});

it("what is said of a screen to come waits for its page", () => {
  const fragment = (soon: string) =>
    `export const routes = {\n  album: { path: "/a", soon: ${soon} },\n  login: { path: "/login" },\n};\n`;
  const said = '{ will: ["Pictures, sorted."], today: ["gallery"] }';
  expect(leaveOutSoon(fragment(said))).toBe(fragment("{ will: [] }"));
});

/** What a module of one line becomes in a build. */
async function builtFrom(line: string): Promise<string> {
  const entry = "virtual:page.js";
  const href = new URL("src/app/routing/href.ts", import.meta.url).pathname;
  const page = {
    name: "page",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? `import { href } from "${href}";\n${line}` : null),
  };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [page, routeText()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  return chunk?.code ?? "";
}

describe("a build", () => {
  it("carries the address and neither the names nor the function", async () => {
    const built = await builtFrom('export const to = href("security.center");');
    expect(built).toContain("/security-center");
    expect(built).not.toMatch(/security\.center|was not made text/);
  });

  it("stops where href is handed on", async () => {
    await expect(builtFrom("export const to = href;")).rejects.toThrow("uses href as a value");
  });
});
