import { describe, expect, it } from "vitest";
import { readViews, viewLookedAt, withView, type ListView } from "./views.rules.ts";

const readFilter = (value: unknown) => (typeof value === "string" ? value : null);

const view = (name: string, filter = "none"): ListView<string> => ({
  name,
  filter,
  sort: { id: "name", descending: true },
  hidden: ["phone"],
  order: null,
});

describe("the views of a list that a device keeps", () => {
  it("come back as they were kept", () => {
    expect(readViews(JSON.stringify([view("Owes"), view("Silent")]), readFilter)).toEqual([
      view("Owes"),
      view("Silent"),
    ]);
  });

  it("leave out what another version wrote, and hold nothing that cannot be read", () => {
    const odd = [view("Owes"), { ...view("Odd"), filter: 7 }, { name: "Half" }, null];
    expect(readViews(JSON.stringify(odd), readFilter)).toEqual([view("Owes")]);
    expect(readViews("{not json", readFilter)).toEqual([]);
    expect(readViews('"words"', readFilter)).toEqual([]);
    expect(readViews(null, readFilter)).toEqual([]);
  });

  it("have each name once, by the alphabet", () => {
    const kept = withView([view("Silent"), view("Owes", "old")], view("Owes", "new"));
    expect(kept.map(({ name, filter }) => [name, filter])).toEqual([
      ["Owes", "new"],
      ["Silent", "none"],
    ]);
  });

  it("are known by what they show", () => {
    const views = [view("Owes", "due"), view("Silent")];
    expect(viewLookedAt(views, view("now"))?.name).toBe("Silent");
    expect(viewLookedAt(views, { ...view("now"), sort: null })).toBeUndefined();
  });
});
