/**
 * `node tests/load/bench-guests.ts [--runs 5] [--only <part of a name>] [--beside <address>]`: what
 * guests' pages cost a phone with an empty cache and a processor four times slower: largest paint, a
 * press on Yes that shows, the form behind it, weight and files until then, shifts, the next visit,
 * the longest task by the thread's own processor time. Of a page that asks nothing it is what its
 * reader came for that shows. Then how many a second the server answers. What misses its goal is named
 * at the end. `--beside` measures another product's page of an event in the same run. The build must
 * be there.
 */
import { chromium } from "playwright";
import { launchOptions } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { type Load, load, longestTasks } from "./guest-load.ts";
import { guestRates, rateGoals } from "./guest-rates.ts";
import { guestSubjects, type Subject } from "./guest-subjects.ts";
import { lines } from "./portal-page.ts";

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const runs = Number(option("--runs") ?? 5);
const only = option("--only") ?? "";
const beside = option("--beside");
const mostKb = 60;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const missed: string[] = [];
/** A figure as it is shown; one over its goal is named at the end. */
function held(name: string, what: string, value: number, most: number, places = 0): number {
  const shown = Number(value.toFixed(places));
  if (shown > most) missed.push(`${name}: ${what} ${shown}, goal ${most}`);
  return shown;
}

// Each request of the rates comes from another address.
const product = await startProduct({ TRUST_PROXY: "1" });
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  const every = await guestSubjects(product, page);
  await page.close();
  const event = every["an event’s page"]?.address ?? "";
  const bare: Subject = { address: new URL("/robots.txt", event).href };
  const own = every["one’s own page"]?.address ?? "";
  const compared: Record<string, Subject> = beside ? { "the one beside": { address: beside } } : {};
  const subjects = Object.entries({ ...every, ...compared }).filter(([name]) =>
    name.includes(only),
  );

  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    const loads = new Map(subjects.map(([name]): [string, Load[]] => [name, []]));
    const tasks = new Map(subjects.map(([name]): [string, number[]] => [name, []]));
    const floor: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      if (line === "local") floor.push((await longestTasks(browser, bare))[0] ?? 0);
      // One after the other: two pages at once would share the processor.
      for (const [name, subject] of subjects) {
        loads.get(name)?.push(await load(browser, subject, line));
        if (line !== "local") continue;
        tasks.get(name)?.push((await longestTasks(browser, subject))[0] ?? 0);
      }
    }
    const rows = subjects.map(([name, subject]) => {
      const all = loads.get(name) ?? [];
      const of = (part: keyof Load) => median(all.map((one) => one[part]));
      const at = `${name}, ${line}`;
      const isLocal = line === "local";
      return [
        name,
        {
          "LCP ms": held(at, "largest paint", of("lcp"), 1_600),
          "shows ms": held(at, "what is sought", of("pressed"), 2_000),
          "form ms": Math.round(of("opened")),
          kB: held(at, "kB", of("kb"), isLocal ? Infinity : (subject.mostKb ?? mostKb), 1),
          files: held(at, "files", of("files"), isLocal ? Infinity : 8),
          CLS: held(at, "shifts", of("cls"), 0.01, 3),
          "next visit ms": held(at, "next visit", of("again"), 500),
          ...(isLocal && {
            "longest task ms": held(at, "longest task", median(tasks.get(name) ?? []), 50),
            "x bare": Number((median(tasks.get(name) ?? []) / median(floor)).toFixed(1)),
          }),
        },
      ];
    });
    console.log(`\n${line}, processor 4x slower, empty cache, median of ${runs}`);
    console.table(Object.fromEntries(rows));
    if (line !== "local") continue;
    console.log(
      `Longest task of a page with some lines of text and nothing else: ${Math.round(median(floor))} ms; on a machine with other work all of them grow alike.`,
    );
  }
  console.log("\nAnswers of the server, PGlite, 32 connections of this machine");
  const rates = await guestRates(product, { event, own }, 9_000);
  console.table(rates);
  for (const [name, goal] of Object.entries(rateGoals)) {
    const rate = rates[name]?.["a second"] ?? 0;
    if (rate < goal) missed.push(`${name}: ${rate} a second, goal ${goal}`);
  }
  console.log(missed.length > 0 ? `\nMissed:\n${missed.join("\n")}` : "\nAll goals are met.");
} finally {
  await browser.close();
  await product.stop();
}
