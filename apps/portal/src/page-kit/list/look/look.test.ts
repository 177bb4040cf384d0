import { describe, expect, it } from "vitest";
import {
  queryText,
  readLook,
  viewLookedAt,
  withLook,
  withView,
  type ListView,
} from "./look.rules.ts";

const view = (name: string, query = ""): ListView => ({
  name,
  query,
  hidden: ["phone"],
  order: null,
});

describe("how a person looks at a list", () => {
  it("comes back as it was kept", () => {
    const kept = {
      hidden: ["phone"],
      order: ["group", "answer"],
      views: [view("Owes", "show=due")],
    };
    expect(readLook(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it("leaves out what another version wrote", () => {
    const usual = { hidden: null, order: null, views: [] };
    for (const kept of [undefined, null, "words", [], { views: "none", hidden: [1] }])
      expect(readLook(kept)).toEqual(usual);
    const odd = {
      views: [view("Owes"), { name: "Half" }, { ...view("Old"), query: { text: "" } }],
    };
    expect(readLook(odd).views.map(({ name }) => name)).toEqual(["Owes"]);
  });
});

describe("the views of a list", () => {
  it("have each name once, by the alphabet", () => {
    const kept = withView([view("Silent"), view("Owes", "old=1")], view("Owes", "new=1"));
    expect(kept.map(({ name, query }) => [name, query])).toEqual([
      ["Owes", "new=1"],
      ["Silent", ""],
    ]);
  });

  it("are known by what they show, however the address orders its parts", () => {
    const views = [view("Owes", "q=ada&show=due"), view("Silent")];
    const query = queryText(new URLSearchParams("show=due&q=ada"));
    expect(viewLookedAt(views, { ...view("now"), query })?.name).toBe("Owes");
    expect(viewLookedAt(views, { ...view("now"), query, hidden: [] })).toBeUndefined();
  });

  it("change the list's own parts of an address alone", () => {
    const known = new URLSearchParams("tab=guests&q=ada&tag=vip&tag=old&from=25");
    const next = withLook(known, ["q", "tag", "from"], "tag=new&tab=orders");
    expect(next.toString()).toBe("tab=guests&tag=new");
  });
});
