import { randomUUID } from "node:crypto";
import type { OpenBackend } from "@jubilee/backend/backend.types";

/** An event on sale with one free ticket type. */
export interface Stock {
  eventId: string;
  ticketTypeId: string;
  /** Opens the event's page, its answers and its tickets. */
  shareToken: string;
  plannerId: string;
}

type Database = Pick<OpenBackend, "query">;

async function one<Row extends object>(
  database: Database,
  sql: string,
  values: unknown[],
): Promise<Row> {
  const [row] = await database.query<Row>(sql, values);
  if (!row) throw new Error(`No row came from: ${sql}`);
  return row;
}

async function layPlanner(database: Database): Promise<string> {
  const plannerId = randomUUID();
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
     values ($1::uuid, $2, now(), '{}', now(), now())`,
    [plannerId, `planner-${plannerId}@load.example`],
  );
  await database.query(
    `insert into public.subscriptions (user_id, plan_type) values ($1::uuid, 'business')
     on conflict (user_id) do update set plan_type = 'business'`,
    [plannerId],
  );
  return plannerId;
}

/** Lays a published event with `quantity` free tickets into a database. */
export async function layStock(database: Database, quantity: number): Promise<Stock> {
  const plannerId = await layPlanner(database);
  const event = await one<{ id: string }>(
    database,
    `insert into public.events (user_id, name, event_type_id, start_local, end_local, time_zone,
       location_name, currency, status, rsvp_enabled, answers_with_tickets)
     values ($1::uuid, 'A great sale', 'club-type-1', (now() + interval '200 days')::timestamp,
       (now() + interval '201 days')::timestamp, 'Europe/Berlin', 'The hall', 'EUR', 'published', true, true)
     returning id`,
    [plannerId],
  );
  const type = await one<{ id: string }>(
    database,
    `insert into public.ticket_types (event_id, name, price_minor, quantity, status)
     values ($1::uuid, 'Entry', 0, $2::text::integer, 'on_sale') returning id`,
    [event.id, String(quantity)],
  );
  const link = await one<{ token: string }>(
    database,
    `insert into public.share_links (id, account_id, event_id, kind, token_hash)
     select made.id, e.account_id, e.id, 'event_info_view',
       private.hash_token(private.derive_token('share', made.id, 1))
     from public.events e, (select gen_random_uuid() as id) made where e.id = $1::uuid
     returning private.derive_token('share', id, 1) as token`,
    [event.id],
  );
  return { eventId: event.id, ticketTypeId: type.id, shareToken: link.token, plannerId };
}

/** Lays as many published events that ask for answers, each with a free ticket; the tokens of their pages. */
export async function layPages(database: Database, count: number): Promise<string[]> {
  const plannerId = await layPlanner(database);
  const rows = await database.query<{ token: string }>(
    `with laid as (
       insert into public.events (user_id, name, event_type_id, start_local, end_local, time_zone,
         location_name, currency, status, rsvp_enabled, answers_with_tickets)
       select $1::uuid, 'Party ' || n, 'club-type-1', (now() + interval '200 days')::timestamp,
         (now() + interval '201 days')::timestamp, 'Europe/Berlin', 'The hall', 'EUR', 'published', true, true
       from generate_series(1, $2::text::integer) n
       returning id, account_id
     ), sold as (
       insert into public.ticket_types (event_id, name, price_minor, quantity, status)
       select id, 'Entry', 0, 100, 'on_sale' from laid
     )
     insert into public.share_links (id, account_id, event_id, kind, token_hash)
     select made.id, e.account_id, e.id, 'event_info_view',
       private.hash_token(private.derive_token('share', made.id, 1))
     from laid e, lateral (select gen_random_uuid() as id where e.id is not null) made
     returning private.derive_token('share', id, 1) as token`,
    [plannerId, String(count)],
  );
  // A database that has lived has long made the keys of its tickets, and knows its tables.
  await database.query("delete from public.jobs where kind = 'sign_tickets'");
  await database.query("analyze");
  return rows.map(({ token }) => token);
}
