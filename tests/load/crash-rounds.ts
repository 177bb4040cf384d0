import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { startLoadProcess } from "./load-process.ts";
import { buy } from "./shop.ts";
import { layStock, type Stock } from "./stock.ts";

/** What was found after a server was killed in the middle of a sale. */
export interface CrashRound {
  /** Orders that a buyer was told of. */
  acknowledged: number;
  /** Of these, how many the database does not have whole. */
  lost: number;
  /** Orders completed without their ticket, tickets without their order, counts that disagree. */
  broken: number;
  /** How long the next boot took. */
  bootMs: number;
}

const buyers = 8;
/** The sale is in full swing when the server dies: after so many orders, and a while more. */
const soldBefore = 10;
const longestMs = 1_000;

/** Kills the server with SIGKILL while buyers buy, `rounds` times, on one data directory. */
export async function crashRounds(rounds: number): Promise<CrashRound[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-crash-"));
  try {
    const stock = await withDatabase(dataDir, (backend) => layStock(backend, 1_000_000));
    const results: CrashRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const tokens = await sellUntilKilled(dataDir, stock);
      const startedAt = performance.now();
      results.push(
        await withDatabase(dataDir, async (backend) => {
          const bootMs = performance.now() - startedAt;
          const lost = await countLost(backend, tokens);
          return { acknowledged: tokens.length, lost, broken: await countBroken(backend), bootMs };
        }),
      );
    }
    return results;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withDatabase<Value>(
  dataDir: string,
  work: (backend: OpenBackend) => Promise<Value>,
): Promise<Value> {
  // The server that is killed tests itself at every start; here rows are counted.
  const backend = await openBackend(
    {
      dataDir,
      databaseUrl: null,
      siteUrl: "http://127.0.0.1:4400",
      redirectAllowList: [],
      mode: "test",
    },
    { testsItself: false },
  );
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

/** @returns the orders that were acknowledged before the end */
async function sellUntilKilled(dataDir: string, stock: Stock): Promise<string[]> {
  const server = await startLoadProcess(dataDir, null, { isShort: true });
  const tokens: string[] = [];
  const life = new AbortController();
  const death = Promise.withResolvers<void>();
  const kill = (): void => {
    life.abort();
    server.kill().then(death.resolve, death.reject);
  };
  const queue = Array.from({ length: buyers }, async () => {
    while (!life.signal.aborted) {
      try {
        tokens.push(await buy(server.url, stock));
      } catch (error) {
        if (!life.signal.aborted) throw error;
      }
      if (tokens.length === soldBefore) setTimeout(kill, Math.random() * longestMs);
    }
  });
  await Promise.all([death.promise, ...queue]);
  return tokens;
}

async function countLost(backend: OpenBackend, tokens: string[]): Promise<number> {
  const [found] = await backend.query<{ count: number }>(
    `select count(*)::int as count
     from jsonb_array_elements_text($1::text::jsonb) as given (token)
     join public.orders o on o.token_hash = private.hash_token(given.token)
     where o.status = 'completed'
       and (select count(*) from public.tickets t where t.order_id = o.id and t.status = 'valid') = 1`,
    [JSON.stringify(tokens)],
  );
  return tokens.length - (found?.count ?? 0);
}

async function countBroken(backend: OpenBackend): Promise<number> {
  const [found] = await backend.query<{ count: number }>(
    `select (
       (select count(*) from public.orders o where not exists (
         select from public.order_items i where i.order_id = o.id))
       + (select count(*) from public.orders o where (o.status = 'completed') <> exists (
         select from public.tickets t where t.order_id = o.id))
       + (select count(*) from public.ticket_types y
         where y.sold_count <> (select count(*) from public.tickets t where t.ticket_type_id = y.id)
           or y.reserved_count <> (select coalesce(sum(i.quantity), 0) from public.order_items i
             join public.orders o on o.id = i.order_id
             where i.ticket_type_id = y.id and o.status in ('reserved', 'awaiting_payment')))
     )::int as count`,
  );
  return found?.count ?? -1;
}
