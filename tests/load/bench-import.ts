/**
 * `pnpm bench import [--guests 20000]`: a guest list as CSV and as XLSX through the product's own
 * calls (read, check, send over HTTP, the same file again, undo), on PGlite and PostgreSQL. The
 * reference is one bare `insert` of the same people and places, without checks, history or undo.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { startPostgres } from "../support/postgres.ts";
import { guestCells, guestCsv, guestXlsx, importInto, readFile, sendFile } from "./guest-import.ts";
import { processorSeconds } from "./light-client.ts";
import { startLoadProcess } from "./load-process.ts";

const asked = process.argv.indexOf("--guests");
const guests = asked > 0 ? Number(process.argv[asked + 1]) : 20_000;

interface Line {
  database: string;
  what: string;
  seconds: number;
  perSecond: number;
  ofBare: number;
  /** Seconds of the server's processor, which also hold on a busy machine. */
  processor: number;
}

const bare = `with people as (
    insert into public.guests (account_id, full_name, first_name, last_name, email, phone, custom)
    select e.account_id, concat(r ->> 0, ' ', r ->> 1), r ->> 0, r ->> 1, r ->> 2, r ->> 3, jsonb_build_object('city', r ->> 4)
    from public.events e, jsonb_array_elements($2::text::jsonb) r where e.id = $1::uuid
    returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id)
  select p.account_id, $1::uuid, p.id from people p`;

/** Somebody with a plan who may import. */
const newPlanner = `insert into auth.users (id, aud, role, email, email_confirmed_at)
  values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now())
  returning id`;

async function signIn(
  url: string,
  { publishableKey, secretKey }: OpenBackend["secrets"],
  planner: { id: string; email: string },
): Promise<SupabaseClient> {
  const settings = { auth: { persistSession: false, autoRefreshToken: false } };
  const { email } = planner;
  const password = randomUUID();
  const admin = createClient(url, secretKey, settings);
  const changed = await admin.auth.admin.updateUserById(planner.id, { password });
  if (changed.error) throw changed.error;
  const client = createClient(url, publishableKey, settings);
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  return client;
}

async function newEvent(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getUser();
  const event = {
    user_id: data.user?.id,
    name: "A very great gathering",
    event_type_id: "school-type-1",
    start_local: "2099-06-01T18:00:00",
    end_local: "2099-06-01T23:00:00",
    time_zone: "Europe/Berlin",
    currency: "EUR",
  };
  const made = await client.from("events").insert(event).select("id").single<{ id: string }>();
  if (made.error) throw new Error(made.error.message);
  return made.data.id;
}

async function benchDatabase(database: string, databaseUrl: string | null): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-bench-"));
  const settings = {
    dataDir,
    databaseUrl,
    siteUrl: "http://127.0.0.1:4400",
    mode: "test" as const,
  };
  const lines: Line[] = [];
  try {
    const before = await openBackend({ ...settings, redirectAllowList: [] });
    const email = `${randomUUID()}@load.example`;
    const [person] = await before.query<{ id: string }>(newPlanner, [email]);
    if (!person) throw new Error("Nobody can sign in");
    await before.query("select private.apply_plan($1::uuid, 'premium', 'bench')", [person.id]);
    await before.close();
    const server = await startLoadProcess(dataDir, databaseUrl);
    const client = await signIn(server.url, before.secrets, { id: person.id, email });
    const timings: [what: string, ms: number, processor: number][] = [];
    const time = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
      const [used, start] = [processorSeconds(server.pid), performance.now()];
      const value = await work();
      timings.push([what, performance.now() - start, processorSeconds(server.pid) - used]);
      return value;
    };
    for (const [kind, bytes] of [
      ["csv", guestCsv(guests)],
      ["xlsx", await guestXlsx(guests)],
    ] as const) {
      const eventId = await newEvent(client);
      const session = importInto(client, eventId);
      await time(`${kind}: read and check`, () => readFile(session, `guests.${kind}`, bytes));
      await time(`${kind}: send`, () => sendFile(session));
      const added = session.getState().outcome?.added;
      if (kind === "csv" && added !== guests) throw new Error(`${added} of ${guests} were added`);
      const again = importInto(client, eventId);
      await readFile(again, `guests.${kind}`, bytes);
      await time(`${kind}: the same again`, () => sendFile(again));
      const undone = await time(`${kind}: undo`, () => session.undo());
      if (undone?.removed !== guests) throw new Error(`${undone?.removed} of ${guests} went`);
    }
    const bareEventId = await newEvent(client);
    await server.stop();
    const after = await openBackend({ ...settings, redirectAllowList: [] });
    const started = performance.now();
    await after.query(bare, [
      bareEventId,
      JSON.stringify(Array.from({ length: guests }, (_, n) => guestCells(n))),
    ]);
    const bareMs = performance.now() - started;
    await after.close();
    for (const [what, ms, processor] of [
      ["bare insert", bareMs, Number.NaN] as const,
      ...timings,
    ]) {
      const perSecond = guests / (ms / 1_000);
      lines.push({
        database,
        what,
        seconds: ms / 1_000,
        perSecond,
        ofBare: bareMs / ms,
        processor,
      });
    }
    return lines;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const postgres = await startPostgres();
const lines = await benchDatabase("pglite", null);
if (postgres) lines.push(...(await benchDatabase("postgres", postgres.url)));
await postgres?.stop();
console.table(
  lines.map(({ seconds, perSecond, ofBare, processor, ...line }) => ({
    ...line,
    seconds: Math.round(seconds * 10) / 10,
    "guests a second": Math.round(perSecond),
    "of the bare insert": `${ofBare.toFixed(2)}x`,
    "server’s processor, s": Math.round(processor * 10) / 10,
  })),
);
