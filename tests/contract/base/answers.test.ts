import { globSync, readFileSync } from "node:fs";
import { areas } from "../../../supabase/functions/jobs/areas.gen.ts";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wrongAnswers } from "../support/answer-shapes.ts";
import type { Demo, Told } from "../support/asked.ts";
import { openDemo } from "../support/asked-demo.ts";
import { type ProductServer, startProductServer } from "../support/product-server.ts";

const asking = globSync("*/*.asked.ts", { cwd: fileURLToPath(new URL("..", import.meta.url)) });
const core = new URL("../../../packages/core/src/", import.meta.url);
const generated = globSync("database/*.types.gen.ts", { cwd: fileURLToPath(core) });

const told: Told[] = [];
const refused: string[] = [];
let server: ProductServer;

beforeAll(async () => {
  server = await startProductServer(null, true);
  const demo = await openDemo(server, told);
  for (const path of asking.toSorted()) {
    const { ask }: { ask: (demo: Demo) => Promise<void> } = await import(
      new URL(`../${path}`, import.meta.url).href
    );
    await ask(demo).catch((error: unknown) => refused.push(`${path}: ${String(error)}`));
    await demo.askJobs();
  }
});
afterAll(() => server.close());

it("every call of the areas is answered", () => {
  expect(refused).toEqual([]);
});

it("what the database answers is what core says it answers", () => {
  expect(wrongAnswers(told)).toEqual([]);
});

/** Functions that answer something, with what the database says of it. */
const answering = () => {
  const functions = generated
    .map((path) => readFileSync(new URL(path, core), "utf8"))
    .map((text) => /\nexport type Functions = \{\n([^]*?)\n\};/.exec(text)?.[1] ?? "")
    .join("\n");
  return [...functions.matchAll(/^ {2}(\w+): \{\n[^]*?Returns: ([^;]+);/gm)]
    .map(([, name = "", returns = ""]) => ({ name, returns }))
    .filter(({ returns }) => returns !== "undefined");
};

it("every function is asked", () => {
  expect(answering().length).toBeGreaterThan(200);
  const asked = new Set(told.map(({ name }) => name));
  const silent = answering().filter(({ name }) => !asked.has(name));
  expect(silent).toEqual([]);
});

it("every kind of job is asked what it is made from", () => {
  const kinds = areas.flatMap((area) => ("jobs" in area ? Object.keys(area.jobs) : []));
  expect(kinds.length).toBeGreaterThan(30);
  const asked = new Set(told.map(({ kind }) => kind));
  expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
});

it("every function that answers JSON has its shape in an area", () => {
  const declared = globSync("*/*.answers.ts", { cwd: fileURLToPath(core) })
    .map((path) => readFileSync(new URL(path, core), "utf8"))
    .join("\n");
  const isDeclared = (name: string) => new RegExp(`^  ${name}:`, "m").test(declared);
  const json = answering().filter(({ returns }) => returns === "Json");
  expect(json.length).toBeGreaterThan(200);
  const bare = json.filter(({ name }) => !isDeclared(name));
  expect(bare).toEqual([]);
});

it("a name that is missing, one too many and a wrong nothing are found", () => {
  const heads = told.find(({ name }) => name === "get_head_count")?.answer;
  const whole = { name: "get_head_count", answer: heads };
  expect(wrongAnswers([whole])).toEqual([]);
  const [first = ""] = Object.keys(heads ?? {});
  const { [first]: _left, ...less } = { ...(heads as Record<string, unknown>) };
  const planted = [less, { ...less, [first]: null }, { ...(heads as object), another: 1 }];
  for (const answer of planted) {
    expect(wrongAnswers([{ ...whole, answer }])).toHaveLength(1);
  }
  const mail = told.find(({ kind }) => kind === "order_confirmation");
  const nameless = { name: "get_job_source", kind: "order_confirmation", answer: { to: null } };
  expect(mail).toBeDefined();
  expect(wrongAnswers([nameless])).toHaveLength(1);
});
