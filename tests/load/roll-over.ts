import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { migrationsDir } from "@jubilee/backend/database/places";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import type { Owner } from "@jubilee/backend/database/owner";
import { makeSecrets } from "@jubilee/backend/database/secrets";
import { createTestDatabase } from "@jubilee/backend/database/test-database";
import { freePort } from "../support/product.ts";
import { startLoadProcess } from "./load-process.ts";
import { manySiteUrl } from "./many-servers.ts";
import type { InFront } from "./nginx-in-front.ts";
import { watchAsPlanner } from "./rolling-planner.ts";
import { startVisitors, type Told } from "./rolling-visitors.ts";
import { layStock, type Stock } from "./stock.ts";

/** An upgrade of servers one after the other while visitors go on. */
export interface Rolling {
  postgresUrl: string;
  /** The folder of the release that runs first, and of the one that takes over; undefined is what stands here. */
  old?: string;
  next?: string;
  servers: number;
  /** How many buy and answer before, between and after. */
  between: number;
  putInFront: (servers: readonly string[]) => Promise<InFront>;
  isShort?: boolean;
}

/** What was told, and what is there. */
export interface Rolled extends Told {
  /** Tickets, orders and what the kind of ticket counts. */
  sold: { tickets: number; orders: number; counted: number };
  /** Rows of answers, how many of them more than once, and those of the planner's screen. */
  answered: { rows: number; twice: number; seen: number; toldLive: number; readings: number };
  /** Confirmations by how they stand, and orders with more than one. */
  mails: { done: number; other: number; twice: number };
  /** The newest migration before and after. */
  migrations: [before: string, after: string];
}

const say = (line: string): void => console.error(`${new Date().toISOString()} ${line}`);

/** Rolls from one release to the next. */
export async function rollOver(rolling: Rolling): Promise<Rolled> {
  const { postgresUrl, old, next, servers, between, putInFront, isShort = false } = rolling;
  const migrations = readMigrations(old ? join(old, "supabase/migrations") : migrationsDir);
  const database = await createTestDatabase(postgresUrl, migrations);
  const { owner, connection } = await openPostgres(database.address, 2);
  const secrets = makeSecrets();
  const folder = mkdtempSync(join(tmpdir(), "jubilee-rolling-"));
  const start = (place: number, port: number, release: string | undefined) =>
    startLoadProcess(join(folder, String(place)), database.address, {
      common: { siteUrl: manySiteUrl, secrets },
      jobsEveryMs: 200,
      isShort,
      port,
      ...(release ? { release } : {}),
    });
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const running = await Promise.all(ports.map((port, place) => start(place, port, old)));
  say(`${servers} servers of the release before run`);
  const front = await putInFront(running.map(({ url }) => url));
  try {
    const stock = await layStock(owner, 1_000_000);
    const before = await newest(owner);
    const { publishableKey } = secrets;
    const planner = await watchAsPlanner({ url: front.url, publishableKey }, owner, stock);
    say("the planner watches");
    const visitors = startVisitors(front.url, stock);
    for (const [place, port] of ports.entries()) {
      await visitors.more(between);
      say(`server ${place + 1} of ${servers} is stopped; ${visitors.told.orders.length} bought`);
      await running[place]?.stop();
      running[place] = await start(place, port, next);
    }
    await visitors.more(between);
    await visitors.stop();
    const found = await untilQuiet(owner, stock, planner.seen);
    const { told } = visitors;
    await planner.close();
    return {
      ...told,
      ...found,
      answered: {
        ...found.answered,
        seen: planner.seen.size,
        toldLive: planner.told(),
        readings: planner.readings(),
      },
      migrations: [before, await newest(owner)],
    };
  } finally {
    await front.stop();
    await Promise.all(running.map((server) => server.stop()));
    await connection.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const quietMs = 300_000;

type Found = Pick<Rolled, "sold" | "mails"> & { answered: { rows: number; twice: number } };

/** What is there, once every mail was sent and the planner has seen all; or five minutes later. */
async function untilQuiet(owner: Owner, stock: Stock, seen: ReadonlySet<string>): Promise<Found> {
  const endsAt = performance.now() + quietMs;
  for (;;) {
    const found = await look(owner, stock);
    const isQuiet = found.mails.other === 0 && seen.size >= found.answered.rows;
    if (isQuiet || performance.now() > endsAt) return found;
    await after(200);
  }
}

async function look(owner: Owner, { eventId, ticketTypeId }: Stock): Promise<Found> {
  const [row] = await owner.query<{ found: Found }>(
    `select jsonb_build_object(
       'sold', (select jsonb_build_object(
           'tickets', (select count(*) from public.tickets t where t.ticket_type_id = k.id),
           'orders', (select count(*) from public.orders o where o.event_id = k.event_id and o.status = 'completed'),
           'counted', k.sold_count + k.reserved_count)
         from public.ticket_types k where k.id = $2::uuid),
       'answered', (select jsonb_build_object('rows', count(*),
           'twice', (select count(*) from (select h.rsvp_id from public.rsvp_history h
             where h.event_id = $1::uuid group by h.rsvp_id having count(*) > 1) t))
         from public.rsvps r where r.event_id = $1::uuid),
       'mails', (select jsonb_build_object(
           'done', count(*) filter (where j.status = 'done'),
           'other', count(*) filter (where j.status <> 'done'),
           'twice', (select count(*) from (select payload from public.jobs
             where kind = 'order_confirmation' group by payload having count(*) > 1) t))
         from public.jobs j where j.kind = 'order_confirmation')) as found`,
    [eventId, ticketTypeId],
  );
  if (!row) throw new Error("Nothing was found.");
  return row.found;
}

async function newest(owner: Owner): Promise<string> {
  const [row] = await owner.query<{ version: string }>(
    "select max(version) as version from backend.migrations where version ~ '^[0-9]+$'",
  );
  return row?.version ?? "";
}
