/**
 * `pnpm test:browsers`: the same steps in Firefox and in WebKit, through the built product. What is
 * not installed is said to be not run. `pnpm test:browsers webkit` runs one of them. Pictures of
 * what each step leaves on the screen are in test-results/browsers.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStale } from "../../scripts/build-steps.ts";
import { startProduct, type Product } from "../support/product.ts";
import { firefox } from "./firefox.ts";
import { report, type Outcome } from "./report.ts";
import { steps } from "./steps.ts";
import type { Engine, Tab } from "./tab.types.ts";
import { visitorOf } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const pictures = fileURLToPath(new URL("../../test-results/browsers", import.meta.url));

function because(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} (${because(error.cause)})` : error.message;
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

async function walk(engine: Engine, tab: Tab, product: Product): Promise<Outcome> {
  const start = performance.now();
  const folder = join(pictures, engine.name.toLowerCase());
  mkdirSync(folder, { recursive: true });
  const visitor = visitorOf(tab);
  let failed = 0;
  for (const [index, step] of steps.entries()) {
    const since = performance.now();
    const faults: string[] = [];
    try {
      await step.run(visitor, product);
    } catch (error) {
      faults.push(because(error));
    }
    await tab.picture(join(folder, `${index + 1}`));
    faults.push(...(tab.errors?.() ?? []).map((error) => `no page caught: ${error}`));
    if (faults.length > 0) failed += 1;
    const result = faults.length > 0 ? "FAILED" : "passed";
    console.log(`${engine.name}  ${result}  ${secondsSince(since).toFixed(1)} s  ${step.name}`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
  const passed = steps.length - failed;
  return {
    engine: engine.name,
    version: tab.version,
    passed,
    failed,
    seconds: secondsSince(start),
  };
}

/** Each engine has a product of its own: what one bought and answered is not there for the other. */
async function tryEngine(engine: Engine): Promise<Outcome> {
  const product = await startProduct();
  try {
    const tab = await engine.start();
    try {
      return await walk(engine, tab, product);
    } finally {
      await tab.close();
    }
  } finally {
    await product.stop();
  }
}

/** An engine that is there and breaks down has failed; it keeps no other from its turn. */
async function outcomeOf(engine: Engine): Promise<Outcome> {
  const { name } = engine;
  const notRun = engine.missing();
  if (notRun) return { engine: name, notRun };
  try {
    return await tryEngine(engine);
  } catch (error) {
    console.log(`${name}  FAILED  ${because(error)}`);
    return { engine: name, version: "broke down", passed: 0, failed: 1, seconds: 0 };
  }
}

const known = [firefox, webkit];
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const engines = known.filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
);
if (engines.length === 0)
  throw new Error(`Say which: pnpm test:browsers ${known.map(({ name }) => name).join(" | ")}`);
await buildStale(["embed", "portal"]);
const outcomes: Outcome[] = [];
for (const engine of engines) outcomes.push(await outcomeOf(engine));
const { lines, isGood } = report(outcomes);
console.log(["", ...lines].join("\n"));
process.exitCode = isGood ? 0 : 1;
