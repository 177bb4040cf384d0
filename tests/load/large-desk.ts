/** What stands around the orders of a large event: gates with scans, codes, a line, imports, seats, a schedule. */
import type { OpenBackend } from "@jubilee/backend/backend.types";

export interface LargeDesk {
  /** A gate that lets in tickets and one that lets in answers, as stewards open them. */
  ticketGate: string;
  guestGate: string;
  /** The newest import. */
  importId: string;
  /** The calendar's address. */
  feedToken: string;
}

const seatsATable = 10;

const steps = [
  `insert into public.households (account_id, name)
   select e.account_id, 'The ' || n || 's' from public.events e, generate_series(1, $2::text::int / 3) n where e.id = $1::uuid`,
  `update public.event_guests eg set household_id = p.home from (
     select g.id, h.id as home
     from (select eg.id, row_number() over (order by eg.id) / 3 as n from public.event_guests eg where eg.event_id = $1::uuid) g
     join (select h.id, row_number() over (order by h.id) as n from public.households h
       join public.events e on e.account_id = h.account_id and e.id = $1::uuid) h on h.n = g.n) p
   where eg.id = p.id and $2 <> ''`,
  `update public.guests g set tags = (array['band', 'early', 'speaker'])[1 + t.n % 3 : 1 + t.n % 3], custom = jsonb_build_object('T-shirt', 'M')
   from (select eg.guest_id, (row_number() over (order by eg.id))::int as n from public.event_guests eg where eg.event_id = $1::uuid) t
   where g.id = t.guest_id and t.n % 5 = 0 and $2 <> ''`,
  // Every third buyer is a guest who said yes, so that answers and tickets meet at the door.
  `update public.orders o set buyer_guest_id = m.guest_id, buyer_name = m.full_name, buyer_email = m.email from (
     select o.id, g.guest_id, g.full_name, g.email
     from (select o.id, row_number() over (order by o.created_at, o.id) as n from public.orders o where o.event_id = $1::uuid) o
     join (select r.event_guest_id, eg.guest_id, p.full_name, p.email, row_number() over (order by eg.id) * 3 as n
       from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id join public.guests p on p.id = eg.guest_id
       where r.event_id = $1::uuid and r.answer = 'yes') g on g.n = o.n) m
   where o.id = m.id and $2 <> ''`,
  `update public.tickets t set holder_name = o.buyer_name from public.orders o
   where o.id = t.order_id and o.buyer_guest_id is not null and o.event_id = $1::uuid and $2 <> ''`,
  `insert into public.check_in_lists (event_id, name, kind, admits_guests, admits_tickets, takes_walk_ins)
   select $1::uuid, g.name, 'entrance', g.guests, not g.guests, g.guests
   from (values ('Gate A', false), ('Garden', true)) g (name, guests) where $2 <> ''`,
  `insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at)
   select m.id, l.account_id, l.event_id, l.id, 'Phone', private.hash_token(private.derive_token('gate', m.id, 1)), now() + interval '30 days'
   from public.check_in_lists l cross join lateral (select gen_random_uuid() as id where l.id is not null) m
   where l.event_id = $1::uuid and $2 <> ''`,
  `insert into public.check_ins (id, account_id, event_id, list_id, scope_id, ticket_id, link_id, device_id, result, told, method, at, received_at)
   select gen_random_uuid(), t.account_id, t.event_id, l.list_id, t.event_id, t.id, l.id, 'device-of-load', 'ok', 'ok', 'camera', x.at, x.at
   from (select t.*, row_number() over (order by t.created_at) as n from public.tickets t where t.event_id = $1::uuid) t
   join public.check_in_links l on l.event_id = t.event_id
   join public.check_in_lists g on g.id = l.list_id and g.admits_tickets
   cross join lateral (select now() - interval '1 hour' - t.n * interval '100 ms' as at) x
   where t.n % 2 = 0 and $2 <> ''`,
  `insert into public.check_ins (id, account_id, event_id, list_id, scope_id, event_guest_id, place, link_id, device_id, result, told, method, at, received_at)
   select gen_random_uuid(), r.account_id, r.event_id, l.list_id, r.event_id, r.event_guest_id, 0, l.id, 'device-of-load', 'ok', 'ok', 'name', x.at, x.at
   from (select r.*, row_number() over (order by r.id) as n from public.rsvps r where r.event_id = $1::uuid and r.answer = 'yes') r
   join public.check_in_links l on l.event_id = r.event_id
   join public.check_in_lists g on g.id = l.list_id and g.admits_guests
   cross join lateral (select now() - interval '1 hour' - r.n * interval '100 ms' as at) x
   where r.n % 4 = 0 and $2 <> ''`,
  `insert into public.promo_codes (event_id, code, kind, percent_bps, max_uses)
   select $1::uuid, 'LOAD' || n, 'percent', 1000, 100 from generate_series(1, 500) n where $2 <> ''`,
  `insert into public.waitlist_entries (account_id, event_id, ticket_type_id, name, email, quantity, token_hash, joined_at)
   select t.account_id, t.event_id, t.id, 'Party ' || n, 'party' || n || '@load.example', 1 + n % 6, sha256(('party' || n)::bytea),
     now() - n * interval '1 second'
   from public.ticket_types t, generate_series(1, $2::text::int / 10) n where t.event_id = $1::uuid`,
  `insert into public.waitlist_decisions (account_id, event_id, entry_id, decision, places_wanted)
   select w.account_id, w.event_id, w.id, 'joined', w.quantity from public.waitlist_entries w where w.event_id = $1::uuid and $2 <> ''`,
  `insert into public.guest_imports (account_id, event_id, file_name, status, added, created_at)
   select e.account_id, e.id, 'guests ' || n || '.csv', 'finished', 1000, now() - n * interval '1 day'
   from public.events e, generate_series(1, 60) n where e.id = $1::uuid and $2 <> ''`,
  `insert into public.guest_import_rows (account_id, event_id, import_id, row_key, row_hash, line, outcome, guest_id, event_guest_id,
     made_guest, made_event_guest, before)
   select eg.account_id, eg.event_id, b.id, 'id:' || eg.guest_id, ''::bytea, 1, 'added', eg.guest_id, eg.id, true, true,
     jsonb_build_object('made', private.imported_state(g, eg, true))
   from public.event_guests eg join public.guests g on g.id = eg.guest_id
   join public.guest_imports b on b.event_id = eg.event_id and b.file_name = 'guests 1.csv'
   where eg.event_id = $1::uuid and $2 <> ''`,
  `insert into public.seating_charts (event_id, account_id, people_from, published_at)
   select e.id, e.account_id, 'answers', now() - interval '1 day' from public.events e where e.id = $1::uuid and $2 <> ''`,
  `insert into public.seating_tables (account_id, event_id, label, shape, x, y)
   select e.account_id, e.id, 'T' || n, 'round', 200 + n % 40 * 200, 200 + n / 40 * 200
   from public.events e, generate_series(1, $2::text::int / 100) n where e.id = $1::uuid`,
  `insert into public.seats (account_id, event_id, table_id, number)
   select t.account_id, t.event_id, t.id, n from public.seating_tables t, generate_series(1, ${seatsATable}) n
   where t.event_id = $1::uuid and $2 <> ''`,
  `insert into public.seating_people (account_id, event_id, event_guest_id)
   select r.account_id, r.event_id, r.event_guest_id from public.rsvps r
   where r.event_id = $1::uuid and r.answer = 'yes' order by r.id limit $2::text::int / ${seatsATable}`,
  `update public.seats s set person_id = p.id from (
     select s.id as seat, p.id from (select s.id, row_number() over (order by s.id) as n from public.seats s where s.event_id = $1::uuid) s
     join (select p.id, row_number() over (order by p.id) as n from public.seating_people p where p.event_id = $1::uuid) p on p.n = s.n) p
   where s.id = p.seat and $2 <> ''`,
  `insert into public.activities (event_id, title, status, sign_up, start_local, end_local)
   select e.id, 'Talk ' || n, 'published', true, e.start_local + n * interval '1 minute', e.start_local + (n + 30) * interval '1 minute'
   from public.events e, generate_series(1, 2000) n where e.id = $1::uuid and $2 <> ''`,
  `insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status)
   select a.account_id, a.event_id, a.id, eg.id, 'going'
   from (select a.*, row_number() over (order by a.start_at, a.id) as n from public.activities a where a.event_id = $1::uuid) a
   join (select eg.id, row_number() over (order by eg.id) as n from public.event_guests eg where eg.event_id = $1::uuid) eg
     on eg.n % 2000 + 1 = a.n where $2 <> ''`,
  `insert into public.calendar_feeds (id, account_id, user_id, name, token_hash)
   select m.id, e.account_id, e.user_id, 'Phone', private.hash_token(private.derive_token('feed', m.id, 1))
   from public.events e, (select gen_random_uuid() as id) m where e.id = $1::uuid and $2 <> ''`,
];

/** Lays it beside the guests and orders of `layLargeEvent`. */
export async function layLargeDesk(
  database: Pick<OpenBackend, "query">,
  eventId: string,
  size: number,
): Promise<LargeDesk> {
  for (const step of steps) await database.query(step, [eventId, String(size)]);
  await database.query("analyze");
  const one = async (sql: string): Promise<string> => {
    const [row] = await database.query<{ it: string }>(sql, [eventId]);
    if (!row) throw new Error(`No row came from: ${sql}`);
    return row.it;
  };
  const gate = (admits: string) =>
    one(`select private.derive_token('gate', k.id, 1) as it from public.check_in_links k
      join public.check_in_lists l on l.id = k.list_id where l.event_id = $1::uuid and l.${admits}`);
  return {
    ticketGate: await gate("admits_tickets"),
    guestGate: await gate("admits_guests"),
    importId: await one(
      "select id as it from public.guest_imports where event_id = $1::uuid order by created_at desc limit 1",
    ),
    feedToken:
      await one(`select private.derive_token('feed', f.id, 1) as it from public.calendar_feeds f
      join public.events e on e.account_id = f.account_id where e.id = $1::uuid`),
  };
}
