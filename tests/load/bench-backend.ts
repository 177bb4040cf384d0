/**
 * `pnpm bench backend [--seconds 3] [--no-pages] [--pages-alone]`: calls over HTTP against the same statements and
 * functions called directly, on PGlite and PostgreSQL, in turns in one run. Prints rates, latencies,
 * what a call costs the server's processor (which also holds on a busy machine; of "bare", "person" and
 * "functions" it is this process', PostgreSQL's own apart), and the goals of the design notes.
 *
 * "bare" is one statement of the database's owner, alone. "person" is the same statement as whoever
 * serves a signed-in person has to run it: a transaction with their role, claims and limits, past row
 * level security, from the process that has the connection; no HTTP, no key, no look at the session. The goals
 * are held against that.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import { asCaller } from "@jubilee/backend/front/sql";
import { keepTending } from "@jubilee/backend/database/tend-tables";
import { type CallSql, callAsServer, createSignatures } from "@jubilee/backend/functions/sql-calls";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { startPostgres } from "../support/postgres.ts";
import { startProduct } from "../support/product.ts";
import { createLightClient } from "./light-client.ts";
import { startLoadProcess } from "./load-process.ts";
import { type Measure, measureInTurns } from "./measuring.ts";
import { buy, newBuyer } from "./shop.ts";
import { layPages, layStock, type Stock } from "./stock.ts";

type Line = Measure & { driver: string; name: string; clients: number };

const given = process.argv.indexOf("--seconds");
const measuredMs = (given > 0 ? Number(process.argv[given + 1]) : 3) * 1_000;

/** The same purchase as over HTTP, as the two functions alone that the server calls for it. */
async function buyDirectly(callSql: CallSql, { shareToken, ticketTypeId }: Stock): Promise<void> {
  const held = await callSql("create_hold", {
    token: shareToken,
    payload: { items: [{ ticketTypeId, quantity: 1 }], idempotencyKey: randomUUID() },
  });
  await callSql("place_order", {
    order_token: (held as OrderView).orderToken,
    payload: { buyer: newBuyer(), holders: ["Ada Lovelace"], idempotencyKey: randomUUID() },
  });
}

/** Runs the statement as the stock's planner. */
const asPlanner = ({ backend, stock }: Direct, sql: string, values: unknown[] = []) => {
  const claims = { sub: stock.plannerId, role: "authenticated" as const };
  const caller = { role: claims.role, userId: claims.sub, sessionId: null, claims };
  return asCaller(backend, caller, (run) => run(sql, values));
};

const readTypes = "select id, name, group_term, member_term from public.event_types order by id";
const readPath = "/rest/v1/event_types?select=id,name,group_term,member_term&order=id";

/** What every page of the portal asks first, as the person whose own it is. */
const ownPlan =
  "select * from public.get_user_subscription_fast(set_config('request.jwt.claim.sub', $1, true)::uuid)";
const planOf = "select * from public.get_user_subscription_fast($1::uuid)";
const ownPlanPath = "/rest/v1/rpc/get_user_subscription_fast";

/** Signs somebody new in at a server; the headers of their calls. */
async function signIn(url: string, secretKey: string, publishableKey: string) {
  const email = `${randomUUID()}@people.example`;
  const password = "four-teapots-on-a-roof";
  const post = async (path: string, body: object, key: string) => {
    const headers = {
      apikey: key,
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
    };
    const response = await fetch(url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const made = await post(
    "/auth/v1/admin/users",
    { email, password, email_confirm: true },
    secretKey,
  );
  const session = await post(
    "/auth/v1/token?grant_type=password",
    { email, password },
    publishableKey,
  );
  return {
    userId: String(made["id"]),
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${String(session["access_token"])}`,
    },
  };
}

const openFor = (dataDir: string, databaseUrl: string | null) =>
  openBackend({
    dataDir,
    databaseUrl,
    siteUrl: "http://127.0.0.1:4400",
    redirectAllowList: [],
    mode: "test",
  });

/** A backend of our own beside the server: calls without it, for what the server's are held against. */
async function openDirect(databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-bench-"));
  const backend = await openFor(dataDir, databaseUrl);
  return {
    backend,
    callSql: callAsServer(backend, createSignatures(backend)),
    dataDir,
    stock: await layStock(backend, 10_000_000),
    async close() {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Direct = Awaited<ReturnType<typeof openDirect>>;

async function benchDriver(driver: string, addresses: [string, string] | null): Promise<Line[]> {
  const clients = addresses === null ? 8 : 32;
  const [ours, theirs] = addresses ?? [null, null];
  // The server's own database has its stock before it starts: PGlite opens for one process.
  const laid = await openDirect(theirs);
  await laid.backend.close();
  const direct = await openDirect(ours);
  const stopTending = keepTending(direct.backend);
  const server = await startLoadProcess(laid.dataDir, theirs);
  const client = createLightClient(clients);
  try {
    const { secretKey, publishableKey } = laid.backend.secrets;
    const person = await signIn(server.url, secretKey, publishableKey);
    const ok = async (address: string, headers?: Record<string, string>) => {
      const status = await client.read(address, headers);
      if (status !== 200 && status !== 304) throw new Error(`${address}: ${status}`);
    };
    const { pid } = server;
    const read = () => direct.backend.query(readTypes);
    const plan = () => direct.backend.query(ownPlan, [direct.stock.plannerId]);
    const personsPlan = () => asPlanner(direct, planOf, [direct.stock.plannerId]);
    const planAddress = `${server.url}${ownPlanPath}?user_id_param=${person.userId}`;
    const widget = `${server.url}/functions/v1/embed/tickets/${laid.stock.shareToken}`;
    const measures = await measureInTurns(
      [
        { name: "read, bare", clients, work: read },
        { name: "read, person", clients, work: () => asPlanner(direct, readTypes) },
        { name: "read, REST", clients, work: () => ok(server.url + readPath, person.headers), pid },
        { name: "rpc, bare", clients, work: plan },
        { name: "rpc, person", clients, work: personsPlan },
        { name: "rpc, REST", clients, work: () => ok(planAddress, person.headers), pid },
        {
          name: "purchase, functions",
          clients,
          work: () => buyDirectly(direct.callSql, direct.stock),
        },
        {
          name: "purchase, HTTP",
          clients,
          work: () => buy(server.url, laid.stock, client.post),
          pid,
        },
        { name: "widget data, HTTP", clients, work: () => ok(widget), pid },
        { name: "health, HTTP", clients, work: () => ok(`${server.url}/health`), pid },
      ],
      measuredMs,
    );
    return measures.map((measure) => ({ driver, ...measure }));
  } finally {
    client.close();
    await server.stop();
    stopTending();
    await direct.close();
    rmSync(laid.dataDir, { recursive: true, force: true });
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

/** More than the server remembers for its two seconds, at any rate that it reaches. */
const pages = 3_000;

/** An event's page as the whole product sends it, once more to who has it, and each time another one. */
async function benchSharePage(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-bench-"));
  const backend = await openFor(dataDir, null);
  const tokens = await layPages(backend, pages);
  await backend.close();
  // Each reader is somebody else: what one of them may ask is limited.
  const product = await startProduct({ JUBILEE_DATA_DIR: dataDir, TRUST_PROXY: "1" });
  const client = createLightClient(8);
  try {
    const path = await sharePathOf(product.hostPageUrl);
    const packed = { "accept-encoding": "br", "accept-language": "en" };
    const first = await fetch(product.url + path, { headers: packed });
    await first.arrayBuffer();
    const headers = { ...packed, "if-none-match": first.headers.get("etag") ?? "" };
    let readers = 0;
    const read = async (at: string, sent: Record<string, string>) => {
      const reader = (readers += 1);
      const from = `10.${(reader >> 16) & 255}.${(reader >> 8) & 255}.${reader & 255}`;
      const status = await client.read(product.url + at, { ...sent, "x-forwarded-for": from });
      if (status !== 200 && status !== 304) throw new Error(`${at}: ${status}`);
    };
    const { pid } = product.process;
    const measures = await measureInTurns(
      [
        { name: "share page", clients: 8, work: () => read(path, packed), pid },
        { name: "share page, known", clients: 8, work: () => read(path, headers), pid },
        {
          name: "share page, made anew",
          clients: 8,
          work: () => read(`/event-info-view/${tokens[readers % pages]}`, packed),
          pid,
        },
      ],
      measuredMs,
    );
    return measures.map((measure) => ({ driver: "pglite", ...measure }));
  } finally {
    client.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Two databases of one server: what is measured against each other shares no rows. */
async function makeDatabases(url: string): Promise<[string, string]> {
  const { connection, owner } = await openPostgres(url, 1);
  const addressOf = async (name: string): Promise<string> => {
    await owner.script(`create database ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  };
  try {
    return [await addressOf("called_directly"), await addressOf("called_over_http")];
  } finally {
    await connection.close();
  }
}

const pagesAlone = process.argv.includes("--pages-alone");
const postgres = pagesAlone ? null : await startPostgres();
const lines = pagesAlone ? [] : await benchDriver("pglite", null);
if (postgres) lines.push(...(await benchDriver("postgres", await makeDatabases(postgres.url))));
await postgres?.stop();
if (!process.argv.includes("--no-pages")) lines.push(...(await benchSharePage()));

const rounded = (value: number): number => Math.round(value * 10) / 10;
console.table(
  lines.map(({ perSecond, costUs, p50Ms, p99Ms, ...line }) => ({
    ...line,
    perSecond: Math.round(perSecond),
    "processor, µs a call": Math.round(costUs),
    p50Ms: rounded(p50Ms),
    p99Ms: rounded(p99Ms),
  })),
);

/** What is asked for; the numbers below are printed beside it and fail nothing. */
const goals = {
  postgres: { readUs: 1_500, ofStatement: 0.15, purchases: 500, ofPurchases: 0.6 },
  pglite: { readUs: 4_000, ofStatement: 0.4, purchases: 150, ofPurchases: 0.6 },
};
const pageRows = Object.entries({ "share page, known": 3_000, "share page, made anew": 400 }).map(
  ([name, goal]) => ({
    driver: "pglite",
    what: `${name}, a second`,
    is: Math.round(lines.find((line) => line.name === name)?.perSecond ?? Number.NaN),
    goal: `>= ${goal}`,
  }),
);
const callRows = Object.entries(goals).flatMap(([driver, goal]) => {
  const line = (name: string): Line | undefined =>
    lines.find((one) => one.driver === driver && one.name === name);
  const rate = (name: string): number => line(name)?.perSecond ?? Number.NaN;
  const row = (what: string, is: number, asked: string) => ({ driver, what, is, goal: asked });
  const ratio = (over: string, under: string): number =>
    Math.round((rate(over) / rate(under)) * 100) / 100;
  const calls = ["read", "rpc"].flatMap((kind) => [
    row(
      `${kind}, ms of processor`,
      Math.round((line(`${kind}, REST`)?.costUs ?? Number.NaN) / 10) / 100,
      `<= ${goal.readUs / 1_000}`,
    ),
    row(
      `${kind}, of the person's statement`,
      ratio(`${kind}, REST`, `${kind}, person`),
      `>= ${goal.ofStatement}`,
    ),
    row(`${kind}, of the bare statement`, ratio(`${kind}, REST`, `${kind}, bare`), ""),
  ]);
  return [
    ...calls,
    row("purchases a second", Math.round(rate("purchase, functions")), `>= ${goal.purchases}`),
    row(
      "purchases over HTTP, of these",
      ratio("purchase, HTTP", "purchase, functions"),
      `>= ${goal.ofPurchases}`,
    ),
  ];
});
console.table([...callRows, ...pageRows].filter(({ is }) => !Number.isNaN(is)));
