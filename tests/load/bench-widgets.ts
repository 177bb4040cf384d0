/**
 * `node tests/load/bench-widgets.ts`: what a widget costs a stranger's page. Bytes by brotli and
 * the time until it can be used, on throttled lines, against a blank page and two bare floors:
 * a button with its data inside one script, and a button whose script asks for its data; and
 * against the very same form on React's own runtime, whose script asks for its data, as widgets
 * of other products do.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { coverPicture, inlineWidgetScript } from "@jubilee/widgets/server";
import { chromium, type Browser } from "playwright";
import { rsvpOnReact } from "../../packages/widgets/build/onReact.ts";
import { shared } from "../../packages/widgets/src/fixtures/events.ts";
import { launchOptions } from "../support/browser.ts";

const built = fileURLToPath(new URL("../../packages/widgets/dist/embed/", import.meta.url));
const runs = 5;

/** Latency and throughput as the common testing tools apply them. */
const lines = {
  "slow 4G": { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 },
  "fast 4G": { latency: 165, downloadThroughput: 1_152_000, uploadThroughput: 86_400 },
} as const;

const data = { ...shared, serverTime: new Date().toISOString() };
const floor = (start: string) =>
  `const show=(d)=>{const b=document.createElement("button");b.textContent=d.event.name;document.body.append(b);window.ready=performance.now()};${start}`;
const bundle = (kind: "rsvp" | "tickets") =>
  inlineWidgetScript(readFileSync(`${built}${kind}.js`, "utf8"), kind, data);

const files: Record<string, string> = {
  "/embed/react.js": await rsvpOnReact(),
  "/floor-one.js": floor(`show(${JSON.stringify(data)})`),
  "/floor-two.js": floor('fetch("/data.json").then((r)=>r.json()).then(show)'),
  "/data.json": JSON.stringify(data),
  "/embed/v1/rsvp/recorded-token.js": bundle("rsvp"),
  "/embed/v1/tickets/recorded-token.js": bundle("tickets"),
  "/functions/v1/embed/rsvp/recorded-token": JSON.stringify(data),
  "/functions/v1/embed/tickets/recorded-token": JSON.stringify(data),
};

const widget = (kind: string, script: string) =>
  `<script type="module" src="${script}"></script><jubilee-${kind} token="recorded-token"></jubilee-${kind}>`;

const subjects = {
  "a blank page’s own button": '<button>Reply</button><script src="/blank.js"></script>',
  "floor: one request": '<script type="module" src="/floor-one.js"></script>',
  "floor: script, then data": '<script type="module" src="/floor-two.js"></script>',
  "RSVP, its own script": widget("rsvp", "/embed/v1/rsvp/recorded-token.js"),
  "RSVP, general script": widget("rsvp", "/embed/v1.js"),
  "tickets, its own script": widget("tickets", "/embed/v1/tickets/recorded-token.js"),
  "tickets, general script": widget("tickets", "/embed/v1.js"),
  "the same RSVP on React": widget("rsvp", "/embed/react.js"),
};
files["/blank.js"] = "window.ready=performance.now()";
const blankName = "a blank page’s own button";
const floorName = "floor: one request";
const reactName = "the same RSVP on React";

function page(body: string): string {
  const long =
    'window.long=0;new PerformanceObserver((l)=>{for(const e of l.getEntries())long+=e.duration-50}).observe({type:"longtask",buffered:true});';
  return `<!doctype html><meta charset="utf-8"><title>Bench</title><script>${long}document.addEventListener("jubilee:ready",()=>{window.ready=performance.now()})</script><body>${body}`;
}

const pages = Object.values(subjects).map(page);
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://bench.example");
  if (pathname.startsWith("/embed/cover/")) {
    response.writeHead(200, { "content-type": "image/svg+xml", "content-encoding": "br" });
    return response.end(brotliCompressSync(coverPicture(data, "day")));
  }
  const index = /^\/page-(\d)$/.exec(pathname)?.[1];
  const file = /^\/embed\/([\w/.-]+)$/.exec(pathname)?.[1];
  const text = index ? pages[Number(index)] : (files[pathname] ?? (file && read(file)));
  if (text === undefined) return response.writeHead(404).end();
  const type = index
    ? "text/html"
    : pathname.endsWith(".js")
      ? "text/javascript"
      : "application/json";
  response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "content-encoding": "br" });
  return response.end(brotliCompressSync(text));
});

function read(file: string): string | undefined {
  return file.endsWith(".js") ? readFileSync(`${built}${file}`, "utf8") : undefined;
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
  const context = await browser.newContext();
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
for (const line of ["slow 4G", "fast 4G"] as const) {
  const rows: Record<string, Record<string, string | number>> = {};
  const times: Record<string, number> = {};
  const heaps: Record<string, number> = {};
  for (const [index, name] of Object.keys(subjects).entries()) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      // One after the other: two pages at once would share the line and the processor.
      // oxlint-disable-next-line no-await-in-loop
      measured.push(await measure(browser, `http://127.0.0.1:${address.port}/page-${index}`, line));
    }
    const ms = median(measured.map((one) => one.ms));
    times[name] = ms;
    const heap = median(measured.map(({ heapKb }) => heapKb));
    heaps[name] = heap;
    rows[name] = {
      requests: median(measured.map(({ requests }) => requests)),
      "kB brotli": median(measured.map(({ kb }) => kb)).toFixed(1),
      "interactive ms": Math.round(ms),
      "long tasks ms": Math.round(median(measured.map(({ longMs }) => longMs))),
      "heap over blank kB": Math.round(heap - (heaps[blankName] ?? heap)),
      "x blank": (ms / (times[blankName] ?? ms)).toFixed(2),
      "x one request": (ms / (times[floorName] ?? ms)).toFixed(2),
    };
  }
  for (const [name, row] of Object.entries(rows)) {
    row["x React"] = ((times[name] ?? 0) / (times[reactName] ?? 1)).toFixed(2);
  }
  console.log(`\n${line}, processor 4x slower, median of ${runs}`);
  console.table(rows);
}
await browser.close();
server.close();
