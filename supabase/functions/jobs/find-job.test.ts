import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findJob, previews, work as areas } from "./find-job.ts";
import type { AreaWork } from "./jobs.types.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".jobs.ts"));

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
  it("has one of each kind", () => {
    const kinds = previews.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("has a sample of every mail that is sent", () => {
    const silent = areas
      .flatMap(({ jobs = {} }) => Object.entries(jobs))
      .filter(([, { seen }]) => seen.length === 0);
    expect(silent.map(([kind]) => kind).toSorted()).toEqual([
      "announcement_run",
      "refund_donation",
      "refund_payment",
      "refund_run",
      "remove_files",
      "sign_tickets",
      "waitlist_offers",
    ]);
  });
});
