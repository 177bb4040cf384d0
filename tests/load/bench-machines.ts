/**
 * `pnpm bench machines [most servers]`: one to three servers on one PostgreSQL behind
 * nginx, which knows nobody again. Prints what each number of servers does in a second; then sells 100
 * tickets to 500 buyers and kills a server in the middle of a sale. Fails on anything lost or doubled.
 */
import { cpus, loadavg } from "node:os";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir } from "@jubilee/backend/database/places";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import type { Owner } from "@jubilee/backend/database/owner";
import { createTestDatabase } from "@jubilee/backend/database/test-database";
import { startPostgres } from "../support/postgres.ts";
import { manySiteUrl, startManyServers } from "./many-servers.ts";
import { findNginx, type InFront, startNginx } from "./nginx-in-front.ts";
import { buy } from "./shop.ts";
import { layStock, type Stock } from "./stock.ts";

const measuredMs = 8_000;
const readers = 32;
const buyersAtOnce = 16;

let visitors = 0;

/** Buys as a visitor of a network of their own, who tries again with what was sent when nobody answers. */
const buyBy = ({ url }: InFront, stock: Stock): Promise<string> =>
  buy(manySiteUrl, stock, <Answer>(address: string, body: object) =>
    post<Answer>(url + new URL(address).pathname, body),
  );

async function post<Answer>(address: string, body: object): Promise<Answer> {
  visitors += 1;
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, init);
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as Answer;
    if (response.status < 502 || attempt === 5) throw new Error(`${response.status}: ${text}`);
  }
}

/** How often something is done in a second by so many at once. */
async function rateOf(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  const endsAt = performance.now() + measuredMs;
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < endsAt) {
        await work();
        done += 1;
      }
    }),
  );
  return Math.round((done / measuredMs) * 1_000);
}

async function read(url: string, { shareToken }: Stock): Promise<void> {
  const response = await fetch(`${url}/functions/v1/embed/tickets/${shareToken}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A read was answered ${response.status}.`);
}

async function soldOf(owner: Owner, { ticketTypeId }: Stock): Promise<number> {
  const [row] = await owner.query<{ sold: number }>(
    "select count(*)::int as sold from public.tickets where ticket_type_id = $1::uuid",
    [ticketTypeId],
  );
  return row?.sold ?? -1;
}

/** @returns what went wrong */
async function rush(front: InFront, owner: Owner): Promise<string[]> {
  const stock = await layStock(owner, 100);
  const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => buyBy(front, stock)));
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [String(outcome.reason)] : [],
  );
  const strange = refusals.filter((reason) => !reason.includes("sold_out"));
  const sold = await soldOf(owner, stock);
  console.log(`500 buyers, 100 tickets: ${sold} sold, ${refusals.length} refused politely`);
  return [
    ...strange,
    ...(sold === 100 && refusals.length === 400 ? [] : ["oversold or undersold"]),
  ];
}

/** @returns what went wrong */
async function killInTheMiddle(
  front: InFront,
  owner: Owner,
  kill: () => Promise<void>,
): Promise<string[]> {
  const stock = await layStock(owner, 10_000);
  let [bought, killed] = [0, false];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, async () => {
      const token = await buyBy(front, stock);
      bought += 1;
      if (bought >= 50 && !killed) {
        killed = true;
        await kill();
      }
      return token;
    }),
  );
  const failed = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [String(outcome.reason)] : [],
  );
  const sold = await soldOf(owner, stock);
  console.log(
    `200 buyers, one server killed: ${200 - failed.length} told of a ticket, ${sold} sold`,
  );
  return [...failed, ...(sold === 200 ? [] : ["lost or doubled"])];
}

async function main(): Promise<void> {
  const most = Number(process.argv[3] ?? 3);
  const nginx = findNginx();
  if (!nginx) throw new Error("There is no nginx: install it, or name its binary in NGINX_BINARY.");
  const postgres = await startPostgres();
  if (!postgres) return;
  const wrong: string[] = [];
  const rows: object[] = [];
  for (let count = 1; count <= most; count += 1) {
    const database = await createTestDatabase(postgres.url, readMigrations(migrationsDir));
    const { owner, connection } = await openPostgres(database.address, 2);
    const many = await startManyServers(database.address, count, { isShort: false });
    const front = await startNginx(
      nginx,
      many.servers.map(({ url }) => url),
    );
    try {
      const stock = await layStock(owner, 1_000_000);
      const [reads, purchases] = [
        await rateOf(readers, () => read(front.url, stock)),
        await rateOf(buyersAtOnce, () => buyBy(front, stock)),
      ];
      rows.push({ servers: count, "reads/s": reads, "purchases/s": purchases });
      if (count === most && most > 1) {
        wrong.push(...(await rush(front, owner)));
        wrong.push(...(await killInTheMiddle(front, owner, () => many.kill(0))));
      }
    } finally {
      await front.stop();
      await many.stop();
      await connection.close();
      await database.drop();
    }
  }
  console.log(`${cpus().length} cores, load ${loadavg().map(Math.round).join(", ")}`);
  console.table(rows);
  for (const line of new Set(wrong)) console.log(line);
  await postgres.stop();
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

await main();
