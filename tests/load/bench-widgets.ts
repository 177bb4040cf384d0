/**
 * `node tests/load/bench-widgets.ts`: what a widget costs a stranger's page. Bytes by brotli and
 * the time until it can be used, on throttled lines, interleaved in one run, against a blank page
 * and two bare floors: a button with its data inside one script, and a button whose script asks for
 * its data; and against how widgets of other products come: a script of pretix's weight that asks
 * for its data (weight alone, so a lower bound), the very same form on React's own runtime, and that
 * one as a page of its own in a frame which tells its height.
 *
 * Then, without a line between, what each kind takes of the page's own thread until a real press
 * has its effect, against the button whose data stand in its script; `--processor` measures that alone.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { coverPicture, inlineWidgetScript } from "@jubilee/widgets/server";
import { chromium, type Browser } from "playwright";
import { rsvpOnReact } from "../../packages/widgets/build/onReact.ts";
import { launchOptions } from "../support/browser.ts";
import { measureProcessor, pressedPage, type Spent } from "./widget-processor.ts";
import { rsvpSample, type WidgetSample, widgetSamples } from "./widget-samples.ts";

const built = fileURLToPath(new URL("../../packages/widgets/dist/embed/", import.meta.url));
const runs = 5;

/** Latency and throughput as the common testing tools apply them. */
const lines = {
  "slow 4G": { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 },
  "fast 4G": { latency: 165, downloadThroughput: 1_152_000, uploadThroughput: 86_400 },
} as const;

const { data } = rsvpSample;
const ready = 'document.dispatchEvent(new Event("jubilee:ready"))';
const floor = (start: string) =>
  `const show=(d)=>{const b=document.createElement("button");b.textContent=d.event.name;b.onclick=()=>{b.textContent="Thanks"};document.body.append(b);${ready}};${start}`;
const reader = { lang: "en", locale: "en-US", now: Date.now() };
const bundle = ({ kind, data: first }: WidgetSample) =>
  inlineWidgetScript(readFileSync(`${built}${kind}.js`, "utf8"), kind, first, reader);

/** Text that hardly packs, of a given weight by brotli: what a script weighs without what it does. */
function weight(bytes: number): string {
  let state = 1;
  const signs = Array.from({ length: Math.round(bytes * 1.32) }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[state >>> 26];
  });
  return `/*${signs.join("")}*/`;
}

/** The loader of a frame: opens the page, takes over its height, hands on that it is ready. */
const frameLoader = `const f=document.createElement("iframe");f.src="/frame";f.style.width="100%";addEventListener("message",({data})=>{f.style.height=data.height+"px";document.dispatchEvent(new CustomEvent("jubilee:ready"))});document.body.append(f)`;
const framePage =
  '<!doctype html><meta charset="utf-8"><title>Bench</title><script>document.addEventListener("jubilee:ready",()=>parent.postMessage({height:document.documentElement.scrollHeight}))</script>';

const files: Record<string, string> = {
  "/embed/react.js": await rsvpOnReact(),
  "/floor-one.js": floor(`show(${JSON.stringify(data)})`),
  "/floor-two.js": floor('fetch("/data.json").then((r)=>r.json()).then(show)'),
  "/heavy.js": `${weight(38_600)}${floor('fetch("/data.json").then((r)=>r.json()).then(show)')}`,
  "/frame.js": frameLoader,
  "/data.json": JSON.stringify(data),
  "/functions/v1/embed/rsvp/recorded-token": JSON.stringify(data),
  "/functions/v1/embed/tickets/recorded-token": JSON.stringify(data),
};

const widget = (kind: string, script: string, token = "recorded-token") =>
  `<script type="module" src="${script}"></script><jubilee-${kind} token="${token}"></jubilee-${kind}>`;

/** Each kind by its own script, and what is pressed in it first. */
const ownScripts: Record<string, string> = {};
const presses: Record<string, string> = {};
for (const [name, sample] of Object.entries(widgetSamples)) {
  const token = `recorded-${name.replaceAll(" ", "-")}`;
  const address = `/embed/v1/${sample.kind}/${token}.js`;
  files[address] = bundle(sample);
  ownScripts[`${name}, its own script`] = widget(sample.kind, address, token);
  presses[`${name}, its own script`] = sample.press;
}

const subjects: Record<string, string> = {
  "a blank page’s own button": '<button>Reply</button><script src="/blank.js"></script>',
  "floor: one request": '<script type="module" src="/floor-one.js"></script>',
  "floor: script, then data": '<script type="module" src="/floor-two.js"></script>',
  ...ownScripts,
  "rsvp, general script": widget("rsvp", "/embed/v1.js"),
  "tickets, general script": widget("tickets", "/embed/v1.js"),
  "pretix’s weight, then data": '<script type="module" src="/heavy.js"></script>',
  "the same RSVP on React": widget("rsvp", "/embed/react.js"),
  "that in a frame": '<script type="module" src="/frame.js"></script>',
};
files["/frame"] = `${framePage}<body>${widget("rsvp", "/embed/react.js")}`;
files["/blank.js"] = ready;
const blankName = "a blank page’s own button";
const floorName = "floor: one request";
const heavyName = "pretix’s weight, then data";
const reactName = "the same RSVP on React";

function page(body: string): string {
  const long =
    'window.long=0;new PerformanceObserver((l)=>{for(const e of l.getEntries())long+=e.duration-50}).observe({type:"longtask",buffered:true});';
  return `<!doctype html><meta charset="utf-8"><title>Bench</title><script>${long}document.addEventListener("jubilee:ready",()=>{window.ready=performance.now()})</script><body>${body}`;
}

const pages = Object.values(subjects).map(page);
const pressed = Object.entries(subjects).map(
  ([name, body]) =>
    `<!doctype html><meta charset="utf-8"><title>Bench</title>${pressedPage(presses[name] ?? "button")}<body>${body}`,
);
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://bench.example");
  if (pathname.startsWith("/embed/cover/")) {
    response.writeHead(200, { "content-type": "image/svg+xml", "content-encoding": "br" });
    return response.end(brotliCompressSync(coverPicture(data, "day")));
  }
  const [, way = "", index] = /^\/(page|press)-(\d+)$/.exec(pathname) ?? [];
  const file = /^\/embed\/([\w/.-]+)$/.exec(pathname)?.[1];
  const made = way === "press" ? pressed : pages;
  const text = index ? made[Number(index)] : (files[pathname] ?? (file && read(file)));
  if (text === undefined) return response.writeHead(404).end();
  const type =
    index || pathname === "/frame"
      ? "text/html"
      : pathname.endsWith(".js")
        ? "text/javascript"
        : "application/json";
  response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "content-encoding": "br" });
  return response.end(brotliCompressSync(text));
});

function read(file: string): string | undefined {
  const path = `${built}${file}`;
  return file.endsWith(".js") && existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

interface Measured {
  ms: number;
  kb: number;
  requests: number;
  /** What tasks took beyond 50 ms each. */
  longMs: number;
  heapKb: number;
}

async function measure(
  browser: Browser,
  address: string,
  line: keyof typeof lines,
): Promise<Measured> {
  const context = await browser.newContext({ timezoneId: "America/New_York", locale: "en-US" });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...lines[line] });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const loaded: number[] = [];
  const started = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type !== "Document") started.add(requestId);
  });
  let counted = true;
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (counted && started.has(requestId)) loaded.push(encodedDataLength);
  });
  await tab.goto(address, { waitUntil: "commit" });
  const handle = await tab.waitForFunction(() => Number(Object(window).ready) || 0);
  counted = false;
  const ms = await handle.jsonValue();
  const longMs = await tab.evaluate(() => Number(Object(window).long));
  await tab.waitForLoadState("networkidle");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await context.close();
  return {
    ms,
    kb: loaded.reduce((sum, bytes) => sum + bytes, 0) / 1000,
    requests: loaded.length,
    longMs,
    heapKb: usedSize / 1000,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await new Promise<void>((resolve) => {
  server.listen(0, "127.0.0.1", resolve);
});
const address = server.address();
if (!address || typeof address === "string") throw new Error("The bench server has no port");
const browser = await chromium.launch(launchOptions);
const isAlone = process.argv.includes("--processor");
for (const line of isAlone ? [] : (["slow 4G", "fast 4G"] as const)) {
  const measured: Record<string, Measured[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [index, name] of Object.keys(subjects).entries()) {
      // One after the other: two pages at once would share the line and the processor.
      const one = await measure(browser, `http://127.0.0.1:${address.port}/page-${index}`, line);
      (measured[name] ??= []).push(one);
    }
  }
  const middle = (name: string, part: keyof Measured) =>
    median((measured[name] ?? []).map((one) => one[part]));
  const rows = Object.fromEntries(
    Object.keys(measured).map((name) => {
      const times = (other: string) => (middle(name, "ms") / middle(other, "ms")).toFixed(2);
      const row = {
        requests: middle(name, "requests"),
        "kB brotli": middle(name, "kb").toFixed(1),
        "interactive ms": Math.round(middle(name, "ms")),
        "long tasks ms": Math.round(middle(name, "longMs")),
        "heap over blank kB": Math.round(middle(name, "heapKb") - middle(blankName, "heapKb")),
        "x blank": times(blankName),
        "x one request": times(floorName),
        "x pretix": times(heavyName),
        "x React": times(reactName),
      };
      return [name, row];
    }),
  );
  console.log(`\n${line}, processor 4x slower, median of ${runs}`);
  console.table(rows);
}

const alone = [blankName, floorName, ...Object.keys(ownScripts)];
const spent: Record<string, Spent[]> = {};
for (let run = 0; run < runs; run += 1) {
  for (const name of alone) {
    const at = Object.keys(subjects).indexOf(name);
    const one = await measureProcessor(browser, `http://127.0.0.1:${address.port}/press-${at}`);
    (spent[name] ??= []).push(one);
  }
}
const middleOf = (name: string, part: keyof Spent) =>
  median((spent[name] ?? []).map((one) => one[part]));
const costs = alone.map((name) => {
  const total = middleOf(name, "totalMs");
  return [
    name,
    {
      "thread ms": total.toFixed(1),
      "x one request": (total / middleOf(floorName, "totalMs")).toFixed(2),
      "longest task, 4x slower": Math.round(4 * middleOf(name, "longestMs")),
      shift: middleOf(name, "shift").toFixed(3),
    },
  ] as const;
});
console.log(`\nThe page's own thread until a press has its effect, median of ${runs}`);
console.table(Object.fromEntries(costs));
await browser.close();
server.close();
