import { describe, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { createResolver } from "../../app/routing/resolve.rules.ts";
import { articlesOfFailures } from "../../page-kit/help/article.rules.ts";
import { bodies } from "./bodies.ts";
import { articles } from "./articles.ts";
import { findArticles, textOf } from "../../features/site/help/find.rules.ts";
import { topics } from "../../features/site/help/questions.copy.ts";

const slugs = articles.map(({ slug }) => slug);
const resolve = createResolver(manifest);

describe("help articles", () => {
  it("each has an address of its own", () => {
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    expect(Object.keys(bodies).toSorted()).toEqual(slugs.toSorted());
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("whatever page or error leads to one finds it", () => {
    const questions = topics.flatMap((topic) =>
      topic.questions.flatMap(({ article }) => article ?? []),
    );
    const next = Object.values(bodies).flatMap((text) => text.next ?? []);
    for (const slug of [...articlesOfFailures, ...questions, ...next])
      expect(slugs).toContain(slug);
  });

  it("opens only screens that are there", () => {
    for (const { open } of Object.values(bodies)) {
      if (!open) continue;
      const found = resolve(open.path);
      expect(found, open.path).not.toBeNull();
      expect(found?.entry.soon, `${open.path} is not built`).toBeUndefined();
    }
  });

  it("says something in each", () => {
    for (const [slug, { body }] of Object.entries(bodies)) {
      expect(textOf(body).length, slug).toBeGreaterThan(150);
    }
  });
});

describe("the search of the help center", () => {
  it.each([
    ["import csv", "import-guests"],
    ["REFUND", "refunds"],
    ["wordpress", "site-builders"],
    ["forgot", "signing-in"],
    ["test mode", "taking-payments"],
    ["time zone", "dates-and-zones"],
    ["early bird", "ticket-prices"],
    ["coupon", "promo-codes"],
    ["scan tickets offline", "check-in"],
    ["seating chart", "seating"],
    ["allergy", "households-and-meals"],
    ["double booked", "book-a-venue"],
    ["donation receipt", "gifts"],
  ])("%s finds %s first", (text, slug) => {
    expect(findArticles(articles, text, bodies)[0]?.slug).toBe(slug);
  });

  it("needs every word", () => {
    expect(findArticles(articles, "refund zebra", bodies)).toEqual([]);
    expect(findArticles(articles, "   ", bodies)).toEqual([]);
  });
});
