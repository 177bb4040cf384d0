import { describe, expect, it } from "vitest";
import { premiumFeatureCopy, searchCopy } from "./search.copy.ts";
import { searchFeatures } from "./search.rules.ts";

const keys = (text: string, isAdmin = false) =>
  searchFeatures(text, isAdmin).map(({ feature }) => feature.key);

describe("'Feature search: text trimmed; empty gives no results'", () => {
  it.each(["", "   ", "\t"])("%o", (text) => expect(keys(text)).toEqual([]));

  it.each([
    ["title", "  RSVP ", "rsvp"],
    ["title, any case", "ticket MANAGE", "ticket-management"],
    ["description", "who owes whom", "expense-tracking"],
    ["category title", "payments & revenue", "budgeting"],
    ["plan type", "business", "sponsors"],
  ])("'case-insensitive match over' %s", (_, text, key) => expect(keys(text)).toContain(key));

  it("a title that starts with the text comes first", () => {
    expect(keys("poll")[0]).toBe("polls");
    expect(keys("event")[0]).toBe("event-management");
  });

  it("entries for administrators are hidden from others", () => {
    expect(keys("directory")).not.toContain("planner-directory");
    expect(keys("directory", true)).toContain("planner-directory");
    expect(keys("administration")).not.toContain("admin");
  });

  it("finds nothing for nonsense", () => expect(keys("qwxyz")).toEqual([]));
});

describe("texts, word for word", () => {
  it("of the search", () => {
    expect(searchCopy.placeholder).toBe("Search features...");
    expect(searchCopy.none("qwxyz")).toBe('No features found matching "qwxyz"');
    expect(searchCopy.found(1)).toBe("Found 1 feature");
    expect(searchCopy.found(3)).toBe("Found 3 features");
    expect(searchCopy.upgradeHint("pro")).toBe("Upgrade to Pro to access this feature");
  });

  it("'Premium Feature: {title} is a premium feature. Upgrade to gain access.'", () => {
    expect(premiumFeatureCopy("RSVP")).toEqual({
      title: "Premium Feature",
      description: "RSVP is a premium feature. Upgrade to gain access.",
    });
  });
});
