import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { describe, expect, it } from "vitest";
import { sourcesUnder } from "../../../../tests/architecture/sources.ts";
import type { EventCard } from "../event-kit/event/card.types.ts";
import type { EventTab } from "../event-kit/event/tab.types.ts";
import { eventCards } from "./event/eventCards.ts";
import type { ArticleHead } from "../page-kit/help/help.types.ts";
import { articles } from "./help/articles.ts";
import type { FoundThings } from "../page-kit/found.types.ts";
import type { PaletteAction } from "../event-kit/actions/action.types.ts";
import { actions } from "./search/actions.ts";
import { foundKinds } from "./search/foundKinds.ts";
import { eventChecks } from "./event/eventChecks.ts";
import { eventNeeds } from "./event/eventNeeds.ts";
import { eventSettings } from "./event/eventSettings.ts";
import { eventTabs } from "./event/eventTabs.ts";
import type { FactTelling } from "../page-kit/fact.types.ts";
import { tellings } from "./dashboard/tellings.ts";

/** A fragment as its file exports it. */
interface Found {
  path: string;
  fragment: unknown;
}

/** Every fragment of a kind that is on disk, whether its name fits the list's pattern or not. */
async function onDisk(kind: string): Promise<Found[]> {
  const files = sourcesUnder(["apps/portal/src"], new RegExp(String.raw`\.${kind}\.\w+$`));
  return Promise.all(
    files.map(async ({ path }) => {
      const module = (await import(/* @vite-ignore */ `../../../../${path}`)) as object;
      return { path, fragment: kind in module ? module[kind as keyof typeof module] : undefined };
    }),
  );
}

/** The files whose fragment no list has. */
const lost = (found: readonly Found[], isJoined: (fragment: unknown) => boolean) =>
  found.filter(({ fragment }) => !isJoined(fragment)).map(({ path }) => path);

const twice = (names: readonly (string | number)[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

const planted = { path: "planted", fragment: { key: "planted", column: "main", order: 5 } };

describe("the tabs of an event", () => {
  const isJoined = (fragment: unknown) =>
    eventTabs.some(({ key }) => key === (fragment as EventTab | undefined)?.key);

  it("are all the tabs on disk, and one that is left out is found", async () => {
    const found = await onDisk("tab");
    expect(found).toHaveLength(eventTabs.length);
    expect(lost([...found, planted], isJoined)).toEqual(["planted"]);
  });

  it("have a key and a place of their own", () => {
    expect(twice(eventTabs.map(({ key }) => key))).toEqual([]);
    expect(twice(eventTabs.map(({ order }) => order))).toEqual([]);
  });
});

describe("the cards of an event's overview", () => {
  const isJoined = (fragment: unknown) => {
    const { column, order } = (fragment ?? {}) as Partial<EventCard>;
    return eventCards.some((card) => card.column === column && card.order === order);
  };

  it("are all the cards on disk, and one that is left out is found", async () => {
    const found = await onDisk("card");
    expect(found).toHaveLength(eventCards.length);
    expect(lost([...found, planted], isJoined)).toEqual(["planted"]);
  });

  it("have a place of their own", () => {
    expect(twice(eventCards.map(({ column, order }) => `${column} ${order}`))).toEqual([]);
  });
});

describe("the parts of an event's settings, what waits for its planner, and what is looked at before it goes out", () => {
  it.each([
    ["setting", eventSettings],
    ["need", eventNeeds],
    ["check", eventChecks],
  ] as const)(
    "every %s on disk is joined, and one that is left out is found",
    async (kind, list) => {
      const found = await onDisk(kind);
      expect(found).toHaveLength(list.length);
      const isJoined = (fragment: unknown) =>
        list.some(({ key }) => key === (fragment as { key?: string } | undefined)?.key);
      expect(lost([...found, planted], isJoined)).toEqual(["planted"]);
    },
  );

  it("have a name and a place of their own", () => {
    for (const list of [eventSettings, eventNeeds, eventChecks]) {
      expect(twice(list.map(({ key }) => key))).toEqual([]);
      expect(twice(list.map(({ order }) => order))).toEqual([]);
    }
  });
});

describe("what the search finds", () => {
  it("is all that is on disk, and one that is left out is found", async () => {
    const found = await onDisk("found");
    expect(found).toHaveLength(foundKinds.length);
    const isJoined = (fragment: unknown) => foundKinds.includes(fragment as FoundThings);
    expect(lost([...found, planted], isJoined)).toEqual(["planted"]);
  });

  it("has a kind of its own for each", () => {
    expect(twice(foundKinds.map(({ kind }) => kind))).toEqual([]);
  });
});

describe("what can be done from the palette", () => {
  it("is all that is on disk, and one that is left out is found", async () => {
    const found = await onDisk("action");
    expect(found).toHaveLength(actions.length);
    const isJoined = (fragment: unknown) => actions.includes(fragment as PaletteAction);
    expect(lost([...found, planted], isJoined)).toEqual(["planted"]);
  });

  it("has a key and a place of its own, and needs a feature that there is", () => {
    expect(twice(actions.map(({ key }) => key))).toEqual([]);
    expect(twice(actions.map(({ order }) => order))).toEqual([]);
    const features = featureCategories.flatMap((category) => category.features);
    const needed = actions.flatMap(({ feature }) => feature ?? []);
    expect(needed.filter((key) => !features.some((feature) => feature.key === key))).toEqual([]);
  });
});

describe("the facts of features", () => {
  it("are all that are on disk, and one that is left out is found", async () => {
    const found = await onDisk("fact");
    expect(found).toHaveLength(tellings.length);
    const isJoined = (fragment: unknown) => tellings.includes(fragment as FactTelling);
    expect(lost([...found, planted], isJoined)).toEqual(["planted"]);
  });

  it("are of features that there are, one of each", () => {
    const features = featureCategories.flatMap((category) => category.features);
    const told = tellings.map(({ feature }) => feature);
    expect(twice(told)).toEqual([]);
    expect(told.filter((name) => !features.some(({ key }) => key === name))).toEqual([]);
  });
});

describe("the articles of the help center", () => {
  it("of areas are all those on disk, and one that is left out is found", async () => {
    const found = await onDisk("article");
    expect(found.length).toBeGreaterThan(0);
    const isJoined = (fragment: unknown) => articles.includes(fragment as ArticleHead);
    expect(lost([...found, planted], isJoined)).toEqual(["planted"]);
  });
});
