import { describe, expect, it } from "vitest";
import { areaTitle } from "./areas.rules.ts";
import { templatesAreaRoutes } from "./templates.routes.ts";

describe("the titles of areas", () => {
  it("calls each of the 35 templates by its own name", () => {
    const { title, expand } = templatesAreaRoutes["area.template"];
    const titles = expand.template.map((slug) => areaTitle(title, `/templates/${slug}`));
    expect(titles).toContain("Baby shower template");
    expect(new Set(titles).size).toBe(35);
  });

  it("leaves the other areas' titles as they are", () => {
    expect(areaTitle("Templates", "/templates")).toBe("Templates");
    expect(areaTitle("Polls", "/polls")).toBe("Polls");
  });
});
