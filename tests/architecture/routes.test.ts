import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { demoMeantBy, guessedDemoNames } from "@jubilee/core/events/demo-names.rules";
import { demoNameOfType } from "@jubilee/core/events/demo-type-names.rules";
import { demos } from "@jubilee/core/events/demos.rules";
import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import { eventTemplates } from "@jubilee/core/events/templates.rules";
import { createResolver, listAddresses } from "../../apps/portal/src/app/routing/resolve.rules.ts";
import { manifest } from "../../apps/portal/src/joins/manifest.ts";
import { articles } from "../../apps/portal/src/joins/help/articles.ts";
import { worksToday } from "../../apps/portal/src/features/site/areas/today.data.ts";
import { accountTabs } from "../../apps/portal/src/features/account/settings/tabs.rules.ts";
import { eventTabs } from "../../apps/portal/src/joins/event/eventTabs.ts";
import type { RouteFragment } from "../../apps/portal/src/app/routing/routing.types.ts";
import { specifiedRoutes } from "../support/routes.data.ts";
import { areaList, comingList } from "../support/area-list.ts";
import { sourcesUnder } from "./sources.ts";

const routes: RouteFragment = manifest;
const resolve = createResolver(routes);
/** Addresses that a visitor could type for a path: optional parameters with and without. */
function examplesOf(path: string): string[] {
  const filled = path.replaceAll(/:(\w+)\??/g, "example-$1");
  return path.endsWith("?") ? [filled, path.replace(/\/:\w+\?$/, "")] : [filled];
}

describe("'all 254 addresses': guard, shell and search box", () => {
  it("the list is complete", () => expect(specifiedRoutes).toHaveLength(254));

  it.each(specifiedRoutes.map((route) => [route.path, route] as const))("%s", (path, wanted) => {
    for (const address of examplesOf(path)) {
      const found = resolve(address);
      expect(found, `${address} is an unknown path`).not.toBeNull();
      expect({
        access: found?.entry.access,
        shell: found?.shell,
        search: found?.search,
        redirect: found?.entry.redirect ?? null,
      }).toEqual({
        access: wanted.access,
        shell: wanted.shell,
        search: wanted.search,
        redirect: wanted.redirect,
      });
    }
  });

  it.each(["/nowhere", "/templates/nothing", "/demo/nothing", "/events", "/budgeting/more"])(
    "'Any unknown path shows a not-found page.': %s",
    (path) => expect(resolve(path)).toBeNull(),
  );

  it("a slash at the end changes nothing", () => {
    expect(resolve("/about/")?.name).toBe("about");
  });
});

describe("the manifest", () => {
  it("no two routes claim one address", () => {
    const paths = listAddresses(routes).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it("joins every fragment, and no two fragments share a name", async () => {
    const files = sourcesUnder(["apps/portal/src"], /\.routes\.ts$/);
    expect(files.length).toBeGreaterThan(10);
    const fragments: Record<string, RouteFragment>[] = await Promise.all(
      files.map(({ path }) => import(/* @vite-ignore */ `../../${path}`)),
    );
    const names = fragments.flatMap((fragment) => Object.values(fragment).flatMap(Object.keys));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(names)).toEqual(new Set(Object.keys(routes)));
  });

  it("every entry is a page, an area still to come, or leads on", () => {
    const wrong = Object.entries(routes).filter(
      ([, { page, soon, redirect }]) =>
        [page, soon, redirect].filter((one) => one !== undefined).length !== 1,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("addresses outside the specification are marked as ours", () => {
    const specified = new Set(specifiedRoutes.map(({ path }) => path));
    const families = new Set(
      listAddresses(routes)
        .filter(({ entry }) => entry.expand)
        .map(({ path }) => path),
    );
    const strangers = listAddresses(routes).filter(
      ({ path, entry }) => !specified.has(path) && !families.has(path) && !entry.ours,
    );
    expect(strangers.map(({ path }) => path)).toEqual([]);
  });

  it("every redirect leads to a known address", () => {
    const lost = Object.values(routes).filter(
      ({ redirect }) => redirect && resolve(redirect) === null,
    );
    expect(lost).toEqual([]);
  });
});

describe("the feature catalogue", () => {
  it.each(
    featureCategories.flatMap(({ features }) => features.map(({ key, link }) => [key, link])),
  )("%s leads to %s", (_, link) => expect(resolve(link ?? "")).not.toBeNull());

  it("every feature that a route names exists", () => {
    const keys = new Set(
      featureCategories.flatMap(({ features }) => features.map(({ key }) => key)),
    );
    const unknown = Object.values(routes).filter(({ feature }) => feature && !keys.has(feature));
    expect(unknown.map(({ feature }) => feature)).toEqual([]);
  });
});

describe("what works today of an area still to come", () => {
  const links = Object.values(worksToday);

  const there = new Set([
    ...eventTabs.map(({ key }) => `tab=${key}`),
    ...eventTemplates.map(({ key }) => `/templates/${key}`),
    ...listAddresses(routes).flatMap(({ path, entry }) => (entry.page ? [path] : [])),
  ]);

  it.each([...new Set(links.map(({ to }) => to))])("%s is a page that is there", (to) => {
    expect(there).toContain(to);
  });
});

it("each of the twelve addresses of demos has its demo", () => {
  const { expand } = routes["demos.demo"] ?? {};
  expect(new Set(expand?.["demo"])).toEqual(new Set(demos.map(({ name }) => name)));
});

it("every name of a demo that people guess leads on to the demo it means", () => {
  const { expand } = routes["demos.guessed"] ?? {};
  expect(new Set(expand?.["guess"])).toEqual(new Set(guessedDemoNames));
  const names = new Set<string | null>(demos.map(({ name }) => name));
  for (const guess of guessedDemoNames) expect(names).toContain(demoMeantBy(guess));
  for (const { id } of builtInEventTypes) expect(names).toContain(demoNameOfType(id));
});

/** Screens without an article, and why. Pages in the bare shell have no help box and need none here. */
const needNoArticle: Readonly<Record<string, string>> = {
  home: "says what the product is",
  about: "says what the product is",
  privacy: "is a text itself",
  terms: "is a text itself",
  affiliate: "is a text itself",
  contact: "is where one asks",
  help: "lists the articles",
  "help.article": "is an article",
  faq: "is a list of answers",
  "directory.planners": "is a list to read",
  "directory.suppliers": "is a list to read",
  "security.audit": "is a list to read",
  "templates.index": "says what each template holds",
  "templates.template": "says what the template holds",
  "tryout.guides": "are the steps themselves",
  "tryout.scenarios": "are the steps themselves",
  "tryout.mails": "shows what goes out",
};

/** The screens on which help leads nowhere. */
const withoutArticle = (screens: RouteFragment, slugs: ReadonlySet<string>) =>
  Object.entries(screens)
    .filter(([, { page, shell }]) => page && shell !== "bare")
    .filter(([name, { help }]) => !(help && slugs.has(help)) && !(name in needNoArticle))
    .map(([name]) => name);

describe("help", () => {
  const slugs = new Set(articles.map(({ slug }) => slug));

  it("every screen has an article, or a reason to have none; a forgotten one is found", () => {
    const page = () => Promise.resolve({ default: null });
    const planted = { path: "/planted", page, title: "Planted", access: "member" } as const;
    expect(withoutArticle(routes, slugs)).toEqual([]);
    expect(withoutArticle({ planted }, slugs)).toEqual(["planted"]);
    expect(withoutArticle({ planted: { ...planted, help: "nothing" } }, slugs)).toEqual([
      "planted",
    ]);
    expect(withoutArticle({ planted: { ...planted, help: "first-event" } }, slugs)).toEqual([]);
  });

  it("no reason stands for a screen that has an article or is gone", () => {
    const idle = Object.keys(needNoArticle).filter((name) => !routes[name] || routes[name].help);
    expect(idle).toEqual([]);
  });

  it("whatever a route or a tab names is an article", () => {
    const named = [
      ...Object.values(routes).flatMap((route) => route.help ?? []),
      ...[...eventTabs, ...accountTabs].map((tab) => tab.help),
    ];
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

const writeAnew = "write it anew: node scripts/list-areas.ts";
const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

describe("docs/areas.md", () => {
  it("lists exactly the addresses whose screens are not there yet", () => {
    expect(textOf("docs/areas.md"), writeAnew).toBe(areaList());
  });

  it("and so does the list by which prices, search and cards say so", () => {
    const written = textOf("packages/core/src/site/coming.data.gen.ts");
    expect(written, writeAnew).toBe(comingList());
  });
});
