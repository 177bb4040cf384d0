/**
 * `node tests/load/bench-backend.ts [--seconds 3]`: calls over HTTP against the same database
 * functions called directly, on PGlite and PostgreSQL, in one run. Prints rates, latencies and
 * ratios, and what a call costs the server's processor, which also holds on a busy machine; the goals are in the design notes on performance.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { startPostgres } from "../support/postgres.ts";
import { startProduct } from "../support/product.ts";
import { createLightClient, processorSeconds } from "./light-client.ts";
import { startLoadProcess } from "./load-process.ts";
import { buy, newBuyer } from "./shop.ts";
import { layStock, type Stock } from "./stock.ts";

interface Measure {
  perSecond: number;
  /** Microseconds of the server's processor time for one call, its client apart. */
  costUs: number;
  p50Ms: number;
  p99Ms: number;
}

interface Line extends Measure {
  driver: string;
  subject: string;
  clients: number;
}

const given = process.argv.indexOf("--seconds");
const measuredMs = (given > 0 ? Number(process.argv[given + 1]) : 3) * 1_000;
const warmUpMs = 700;

/** Runs `work` in `clients` loops; the first part is not counted. */
async function measure(
  clients: number,
  work: () => Promise<unknown>,
  serverPid?: number,
): Promise<Measure> {
  const durations: number[] = [];
  let calls = 0;
  const usedBefore = processorSeconds(serverPid);
  const startAt = performance.now() + warmUpMs;
  const endAt = startAt + measuredMs;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < endAt) {
        const before = performance.now();
        await work();
        const after = performance.now();
        calls += 1;
        if (before >= startAt && after <= endAt) durations.push(after - before);
      }
    }),
  );
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return {
    perSecond: durations.length / (measuredMs / 1_000),
    costUs: ((processorSeconds(serverPid) - usedBefore) * 1e6) / calls,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

/** The same purchase as over HTTP, as the two database functions alone. */
async function buyDirectly(backend: OpenBackend, { shareToken, ticketTypeId }: Stock) {
  const hold = { items: [{ ticketTypeId, quantity: 1 }], idempotencyKey: randomUUID() };
  const [held] = await backend.query<{ token: string }>(
    "select public.create_hold($1, $2::text::jsonb) ->> 'orderToken' as token",
    [shareToken, JSON.stringify(hold)],
  );
  const order = {
    buyer: newBuyer(),
    holders: ["Ada Lovelace"],
    idempotencyKey: randomUUID(),
  };
  await backend.query("select public.place_order($1, $2::text::jsonb)", [
    held?.token,
    JSON.stringify(order),
  ]);
}

const readTypes = "select id, name, group_term, member_term from public.event_types order by id";
const readPath = "/rest/v1/event_types?select=id,name,group_term,member_term&order=id";

async function benchDriver(driver: string, databaseUrl: string | null): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-bench-"));
  const lines: Line[] = [];
  const add = async (
    subject: string,
    clients: number,
    work: () => Promise<unknown>,
    pid?: number,
  ) => {
    lines.push({ driver, subject, clients, ...(await measure(clients, work, pid)) });
  };
  const clients = databaseUrl === null ? 8 : 32;
  try {
    const backend = await openBackend({
      dataDir,
      databaseUrl,
      siteUrl: "http://127.0.0.1:4400",
      redirectAllowList: [],
      mode: "test",
    });
    const stock = await layStock(backend, 10_000_000);
    const { secretKey } = backend.secrets;
    await add("read, statement", clients, () => backend.query(readTypes));
    await add("purchase, functions", clients, () => buyDirectly(backend, stock));
    await backend.close();

    const server = await startLoadProcess(dataDir, databaseUrl);
    const client = createLightClient(clients);
    const ok = async (address: string, headers?: Record<string, string>) => {
      const status = await client.read(address, headers);
      if (status !== 200 && status !== 304) throw new Error(`${address}: ${status}`);
    };
    const { pid } = server;
    await add(
      "read, REST",
      clients,
      () => ok(server.url + readPath, { apikey: secretKey, authorization: `Bearer ${secretKey}` }),
      pid,
    );
    await add("purchase, HTTP", clients, () => buy(server.url, stock), pid);
    const widget = `${server.url}/functions/v1/embed/tickets/${stock.shareToken}`;
    await add("widget data, HTTP", clients, () => ok(widget), pid);
    await add("health, HTTP", clients, () => ok(`${server.url}/health`), pid);
    client.close();
    await server.stop();
    return lines;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The demo's link, from the sample host page, which listens a moment after the portal. */
async function sharePathOf(hostPageUrl: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = await fetch(hostPageUrl).then((response) => response.text(), waitALittle);
    const path = page && /\/event-info-view\/[\w-]+/.exec(page)?.[0];
    if (path) return path;
  }
  throw new Error(`${hostPageUrl} shows no link of the demo`);
}

const waitALittle = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), 100));

/** An event's page as the whole product sends it, and once more to who has it. */
async function benchSharePage(): Promise<Line[]> {
  const product = await startProduct();
  const client = createLightClient(8);
  try {
    const path = await sharePathOf(product.hostPageUrl);
    const first = await fetch(product.url + path);
    await first.arrayBuffer();
    const headers = { "accept-encoding": "br", "if-none-match": first.headers.get("etag") ?? "" };
    const line = async (subject: string, sent: Record<string, string>): Promise<Line> => ({
      driver: "pglite",
      subject,
      clients: 8,
      ...(await measure(8, () => client.read(product.url + path, sent), product.process.pid)),
    });
    return [
      await line("share page", { "accept-encoding": "br" }),
      await line("share page, known", headers),
    ];
  } finally {
    client.close();
    await product.stop();
  }
}

const postgres = await startPostgres();
const lines = await benchDriver("pglite", null);
if (postgres) lines.push(...(await benchDriver("postgres", postgres.url)));
await postgres?.stop();
if (!process.argv.includes("--no-pages")) lines.push(...(await benchSharePage()));

const rounded = (value: number): number => Math.round(value * 10) / 10;
console.table(
  lines.map(({ perSecond, costUs, p50Ms, p99Ms, ...line }) => ({
    ...line,
    perSecond: Math.round(perSecond),
    "server’s processor, µs a call": Math.round(costUs),
    p50Ms: rounded(p50Ms),
    p99Ms: rounded(p99Ms),
  })),
);
for (const driver of new Set(lines.map((line) => line.driver))) {
  const rate = (subject: string): number =>
    lines.find((line) => line.driver === driver && line.subject === subject)?.perSecond ??
    Number.NaN;
  const reads = rate("read, REST") / rate("read, statement");
  const purchases = rate("purchase, HTTP") / rate("purchase, functions");
  console.log(
    `${driver}: reads ${reads.toFixed(2)}x, purchases ${purchases.toFixed(2)}x of direct`,
  );
}
