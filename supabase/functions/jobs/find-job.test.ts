import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { housePalette } from "../_shared/mails/palette.ts";
import { areas } from "./areas.gen.ts";
import { findJob, previews } from "./find-job.ts";
import type { AreaWork } from "./jobs.types.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".jobs.ts"));

const setting = {
  siteUrl: "https://jubilee.example",
  productName: "Jubilee",
  palette: housePalette,
};

describe("the work of the areas", () => {
  it("is all done: each `<area>.jobs.ts` stands in the list", async () => {
    expect(files.length).toBeGreaterThan(0);
    const declared = await Promise.all(
      files.map(async (name) => {
        const module = (await import(`../jobs/${name.replace(".jobs.ts", "")}.jobs.ts`)) as Record<
          string,
          AreaWork
        >;
        return { name, work: module[name.replace(".jobs.ts", "")] };
      }),
    );
    const left = declared.filter(({ work }) => !work || !areas.includes(work));
    expect(left.map(({ name }) => name)).toEqual([]);
    expect(areas).toHaveLength(files.length);
  });

  it("has one area for each kind of job, and nothing for others", () => {
    const kinds = areas.flatMap(({ jobs = {} }) => Object.keys(jobs));
    expect(kinds.filter((one, index) => kinds.indexOf(one) !== index)).toEqual([]);
    expect(findJob("order_confirmation")).toBeDefined();
    expect(findJob("constructor")).toBeUndefined();
  });
});

describe("mails to look at", () => {
  it.each(previews.map((preview) => [preview.kind, preview] as const))(
    "%s is drawn whole, and every link stays on our own site or on a calendar's",
    async (_, preview) => {
      const { subject, text, html } = await preview.write(setting);
      expect(subject).not.toMatch(/undefined|null|\[object/);
      for (const part of [text, html]) {
        expect(part).toContain("Jubilee");
        expect(part).not.toMatch(/undefined|NaN|\[object/);
      }
      const hosts = [...html.matchAll(/href="(https?:\/\/[^/"]+)/g)].map(([, host]) => host);
      for (const host of hosts) {
        expect(host).toMatch(/^https:\/\/(jubilee\.example|calendar\.|outlook\.|.*google\.com)/);
      }
    },
  );

  it("has one of each kind", () => {
    const kinds = previews.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
