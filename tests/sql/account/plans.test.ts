import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, expect, it } from "vitest";

/** A planner of twenty events with 400 guests each, and as much that is somebody else's. */
const stock = `
do $$
declare
  host uuid;
  event uuid;
begin
  for n in 1..2 loop
    insert into auth.users (id, aud, role, email, email_confirmed_at)
    values (md5('host' || n)::uuid, 'authenticated', 'authenticated', n || '@plans.example', now())
    returning id into host;
    perform private.apply_plan(host, 'business', 'test');
    for m in 1..20 loop
      insert into public.events (id, user_id, name, status, start_date, end_date, time_zone)
      values (md5(n || 'event' || m)::uuid, host, 'Event ' || m, 'published', now() + m * interval '1 day',
        now() + m * interval '1 day 1 hour', 'UTC') returning id into event;
      insert into public.guests (account_id, full_name, email)
      select private.account_of_user(host), 'Guest ' || g, 'g' || g || '@plans.example' from generate_series(1, 400) g;
      insert into public.event_guests (event_id, guest_id)
      select event, g.id from public.guests g
      where g.account_id = private.account_of_user(host)
        and not exists (select from public.event_guests eg where eg.guest_id = g.id);
      insert into public.rsvps (account_id, event_id, event_guest_id, answer)
      select eg.account_id, event, eg.id, 'yes' from public.event_guests eg where eg.event_id = event limit 200;
      insert into public.orders (account_id, event_id, code, token_hash, currency, total_minor, test_mode)
      select private.account_of_user(host), event, private.new_order_code(), sha256(gen_random_uuid()::text::bytea),
        'USD', 0, true from generate_series(1, 50);
      if n = 1 then
        insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, position)
        select r.account_id, event, r.event_guest_id, 'With them', 1 from public.rsvps r where r.event_id = event limit 100;
        insert into public.ticket_types (event_id, name) values (event, 'Entry');
        insert into public.order_items (account_id, event_id, order_id, ticket_type_id, name, quantity, unit_minor, position)
        select o.account_id, event, o.id, t.id, 'Entry', 2, 0, 1 from public.orders o, public.ticket_types t
        where o.event_id = event and t.event_id = event;
        insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, holder_name, price_minor, event_guest_id)
        select i.account_id, event, i.order_id, i.id, i.ticket_type_id, left(i.id::text, 13) || '-' || k, 'Holder', 0, i.guest
        from (select o.*, (array(select eg.id from public.event_guests eg where eg.event_id = event))[301 + row_number() over ()] as guest
          from public.order_items o where o.event_id = event) i, generate_series(1, 2) k;
        insert into public.seating_charts (event_id, account_id, people_from)
        values (event, private.account_of_user(host), 'both');
        insert into public.seating_tables (account_id, event_id, label, shape, x, y)
        select private.account_of_user(host), event, 'T' || t, 'round', t * 200, 200 from generate_series(1, 10) t;
        insert into public.seats (account_id, event_id, table_id, number)
        select t.account_id, event, t.id, s from public.seating_tables t, generate_series(1, 8) s where t.event_id = event;
        insert into public.seating_people (account_id, event_id, event_guest_id)
        select r.account_id, event, r.event_guest_id from public.rsvps r where r.event_id = event limit 80;
        update public.seats s set person_id = p.id
        from (select x.id, row_number() over (order by x.id) as n from public.seats x where x.event_id = event) mine
        join (select x.id, row_number() over (order by x.id) as n from public.seating_people x where x.event_id = event) p on p.n = mine.n
        where s.id = mine.id;
        insert into public.check_in_lists (account_id, event_id, name, admits_guests, takes_walk_ins)
        values (private.account_of_user(host), event, 'Door', true, true);
        insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at)
        select md5(event || 'phone')::uuid, l.account_id, event, l.id, 'Phone',
          private.hash_token(private.derive_token('gate', md5(event || 'phone')::uuid, 1)), now() + interval '1 day'
        from public.check_in_lists l where l.event_id = event;
      end if;
      insert into public.polls (id, event_id, title, state, naming)
      select md5(event || 'poll' || k)::uuid, event, 'Poll ' || k, 'open', 'named' from generate_series(1, 15) k;
      insert into public.poll_questions (id, account_id, poll_id, position, kind, text)
      select md5(p.id || 'question')::uuid, p.account_id, p.id, 0, 'single', 'Which?' from public.polls p where p.event_id = event;
      insert into public.poll_options (account_id, poll_id, question_id, position, label)
      select q.account_id, q.poll_id, q.id, o, 'Option ' || o from public.poll_questions q, generate_series(1, 4) o
      where q.poll_id in (select p.id from public.polls p where p.event_id = event);
      insert into public.poll_invitations (id, account_id, poll_id, event_id, event_guest_id, token_hash, asked_at)
      select md5(eg.id || 'poll1')::uuid, eg.account_id, md5(event || 'poll1')::uuid, event, eg.id,
        private.hash_token(private.derive_token('poll', md5(eg.id || 'poll1')::uuid, 1)), now() - interval '2 days'
      from public.event_guests eg where eg.event_id = event;
      insert into public.poll_ballots (account_id, poll_id, invitation_id, name)
      select i.account_id, i.poll_id, i.id, 'Guest' from public.poll_invitations i where i.event_id = event limit 200;
      insert into public.poll_choices (ballot_id, option_id, question_id, poll_id)
      select b.id, (array(select o.id from public.poll_options o where o.poll_id = b.poll_id))[1 + row_number() over () % 4],
        md5(b.poll_id || 'question')::uuid, b.poll_id
      from public.poll_ballots b where b.poll_id = md5(event || 'poll1')::uuid;
      insert into public.share_links (account_id, event_id, kind, token_hash)
      select private.account_of_user(host), event, 'embed_rsvp', sha256((n || 'link' || m || '-' || k)::bytea)
      from generate_series(1, 20) k;
    end loop;
    insert into public.venues (account_id, name, time_zone)
    select private.account_of_user(host), 'Hall ' || v, 'UTC' from generate_series(1, 150) v;
    insert into public.venue_spaces (account_id, venue_id, name)
    select v.account_id, v.id, 'Floor' from public.venues v where v.account_id = private.account_of_user(host);
    insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title)
    select s.account_id, s.venue_id, s.id, tstzrange(day, day + interval '6 hours'), 'confirmed', 'Busy'
    from public.venue_spaces s, lateral (select timestamptz '2027-01-01 12:00Z' + d * interval '90 days' as day
      from generate_series(0, 9) d) days where s.account_id = private.account_of_user(host);
    insert into public.activities (event_id, title, start_local, end_local)
    select md5(n || 'event1')::uuid, 'Talk ' || d, timestamp '2027-01-01 12:00' + d * interval '1 day',
      timestamp '2027-01-01 13:00' + d * interval '1 day' from generate_series(1, 1500) d;
  end loop;
end
$$`;

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await backend.query(stock);
  await backend.query("analyze");
});
afterAll(() => backend.close());

const event = "md5('1event7')::uuid";
const lists: [name: string, sql: string, large: string[]][] = [
  [
    "the events of a user",
    "select id, name, start_date, end_date, location_name from public.events where user_id = md5('host1')::uuid order by start_date desc limit 20",
    ["guests", "event_guests"],
  ],
  [
    "the guest list",
    `select * from public.event_guest_list where event_id = ${event} order by created_at limit 50`,
    ["guests", "event_guests", "rsvps", "orders"],
  ],
  [
    "the answers",
    `select * from public.event_rsvp_list where event_id = ${event} and answer = 'yes' limit 50`,
    ["event_guests", "rsvps"],
  ],
  [
    "the spaces of a venue",
    "select s.id from public.venues v join public.venue_spaces s on s.venue_id = v.id where v.id = md5('venue')::uuid",
    ["venues", "venue_spaces"],
  ],
  [
    "the activities of a month",
    `select a.id from public.activities a where a.account_id = any (array(select private.my_reach('events.read')))
      and (a.account_id = any (array(select private.my_accounts('events.read'))) or a.event_id = any (array(select private.my_events('events.read'))))
      and a.start_at < '2027-07-01Z' and a.start_at >= '2027-05-01Z' order by a.start_at, a.id limit 1000`,
    ["activities"],
  ],
  ["one order", "select * from public.event_order_list where id = md5('order')::uuid", ["orders"]],
];

/** What a screen asks for by a function, whose plans are its own: told by what it has read. */
const members = (filter: object) =>
  `public.list_members(jsonb_build_object('eventId', ${event}) || '${JSON.stringify(filter)}')`;
const gate = "private.derive_token('gate', md5(${event} || 'phone')::uuid, 1)".replace(
  "${event}",
  event,
);
const poll = `md5(${event} || 'poll1')::uuid`;
/** The own link of a guest who was asked and has not voted. */
const asked = `(select private.derive_token('poll', i.id, 1) from public.poll_invitations i
  where i.poll_id = ${poll} and not exists (select from public.poll_ballots b where b.invitation_id = i.id) limit 1)`;
const choice = `jsonb_build_object('answers', jsonb_build_array(jsonb_build_object('questionId', md5(${poll} || 'question')::uuid, 'chosen',
  (select jsonb_build_array(o.id) from public.poll_options o where o.question_id = md5(${poll} || 'question')::uuid limit 1))))`;
const calls: [name: string, sql: string][] = [
  ["the directory", `public.get_directory(${event})`],
  ["members", members({})],
  ["missing members", members({ filter: "missing" })],
  ["members who are remembered", members({ filter: "memorial" })],
  ["members with an account", members({ filter: "claimed" })],
  ["members of one group", members({ group: "Table 1" })],
  ["members of one name", members({ text: "guest 17" })],
  ["orders", `public.list_orders(${event})`],
  ["orders of one name", `public.list_orders(${event}, search_param => 'guest')`],
  ["orders in numbers", `public.count_orders(${event})`],
  ["the head count", `public.get_head_count(${event})`],
  ["the caterer's list", `public.list_coming_heads(${event})`],
  ["an event in numbers", `private.standing_counts(${event})`],
  ["who is told of a change", `private.notice_recipients(${event})`],
  ["late answers", `public.list_late_answers(${event})`],
  ["invitations", `public.get_invitation_progress(${event})`],
  ["who would be invited", `public.list_invitation_recipients(${event})`],
  ["the check-in desk", `public.get_check_in_desk(${event})`],
  ["the seating plan", `public.get_seating(${event})`],
  ["badges of answers", `public.list_guest_passes(${event})`],
  ["a gate's list", `public.open_gate(${gate})`],
  ["polls", `public.list_polls(${event})`],
  ["polls of all events", "public.list_polls(null)"],
  ["what a poll asks", `public.get_poll(${poll})`],
  ["what was said", `public.get_poll_results(${poll})`],
  ["who is asked", `public.invite_to_poll(${poll})`],
  ["who is reminded", `public.remind_of_poll(${poll})`],
  ["a poll for a voter", `public.get_shared_poll(${asked})`],
  ["a vote", `public.vote_in_poll(${asked}, ${choice})`],
  ["polls whose time is over", "public.close_due_polls()"],
  ["a code at a gate", `public.find_at_gate(${gate}, 'G-22222AAAAA')`],
];
interface Reading {
  name: string;
  read: number;
  lines: number;
}

/** Lines of each table that the session has read; tables of a few lines are left out. */
const readSoFar = `
  select s.relname as name, (s.seq_tup_read + coalesce(s.idx_tup_fetch, 0))::float8 as read, c.reltuples::float8 as lines
  from pg_stat_xact_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname in ('public', 'private') and c.reltuples > 500`;

/** What a call reads of each large table, asked as the planner, with whatever it writes taken back. */
async function readingsOf(sql: string): Promise<Reading[]> {
  await backend.query("begin");
  try {
    await backend.query(
      `select set_config('request.jwt.claims', jsonb_build_object('sub', md5('host1')::uuid, 'role', 'authenticated')::text, true),
        -- At this size reading all is as cheap: what counts is whether there is another way.
        set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true)`,
    );
    const before = await backend.query<Reading>(readSoFar);
    await backend.query(`select ${sql}`);
    const readBefore = new Map(before.map(({ name, read }) => [name, read]));
    return (await backend.query<Reading>(readSoFar)).map(({ name, read, lines }) => {
      return { name, read: read - (readBefore.get(name) ?? 0), lines };
    });
  } finally {
    await backend.query("rollback");
  }
}

it.each(calls)("%s: asked of one event of forty, no large table is read whole", async (_, sql) => {
  expect((await readingsOf(sql)).filter(({ read, lines }) => read >= lines)).toEqual([]);
});

it.each(lists)("%s come by index, with row security", async (_, sql, large) => {
  await backend.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: "5d41402a-bc4b-2a76-b971-9d911017c592", role: "authenticated" }),
  ]);
  await backend.query("set role authenticated");
  try {
    expect(scannedWhole(await explain(sql)).filter((table) => large.includes(table))).toEqual([]);
  } finally {
    await backend.query("reset role");
  }
});

/** Pages of five orders, and how many lines of orders each may read at most: an event has 50, all that are one have 2,000. */
const cursor = (value: string | number) =>
  `jsonb_build_object('value', '${value}', 'id', ${event})`;
const pages: [name: string, asked: string, most: number][] = [
  ["the newest", "page_size => 5", 10],
  ["the oldest", "descending_param => false, page_size => 5", 10],
  ["what follows a moment", `after_param => ${cursor("2027-01-01")}, page_size => 5`, 10],
  ["by buyer", "sort_param => 'buyer', descending_param => false, page_size => 5", 10],
  [
    "by buyer, what follows",
    `sort_param => 'buyer', after_param => ${cursor("m")}, page_size => 5`,
    10,
  ],
  ["by state", "sort_param => 'state', descending_param => false, page_size => 5", 10],
  ["by sum, what follows", `sort_param => 'sum', after_param => ${cursor(7)}, page_size => 5`, 10],
  ["disputed", "'disputed', page_size => 5", 60],
  ["that need attention", "'attention', sort_param => 'buyer', page_size => 5", 10],
  ["of one kind of ticket", "ticket_type_id_param => gen_random_uuid(), page_size => 5", 60],
  ["of one name", "search_param => 'nobody', page_size => 5", 60],
];

it.each(pages)("orders, %s, come by index", async (_, asked, most) => {
  const readings = await readingsOf(`public.list_orders(${event}, ${asked})`);
  expect(readings.find(({ name }) => name === "orders")?.read).toBeLessThanOrEqual(most);
});

const tokens: [name: string, sql: string, large: string[]][] = [
  [
    "a share link",
    "select * from public.share_links where token_hash = private.hash_token('x')",
    ["share_links"],
  ],
  [
    "an order",
    "select * from public.orders where token_hash = private.hash_token('x')",
    ["orders"],
  ],
  [
    "the counts of an event",
    `select sum(party_size) filter (where answer = 'yes') from public.rsvps where event_id = ${event}`,
    ["rsvps"],
  ],
  [
    "run-out holds",
    "select * from public.orders where status in ('reserved', 'awaiting_payment') and hold_expires_at <= now()",
    ["orders"],
  ],
  [
    "what is booked on some days",
    `select b.id from public.venue_bookings b where b.account_id = any (array(select private.my_reach('venues.read')))
      and (b.account_id = any (array(select private.my_accounts('venues.read'))) or b.event_id = any (array(select private.my_events('venues.read'))))
      and b.during && tstzrange('2027-06-01Z', '2027-06-03Z') order by lower(b.during), b.id limit 501`,
    ["venue_bookings"],
  ],
  [
    "a guest by address",
    "select * from public.guests where account_id = private.account_of_user(md5('host1')::uuid) and email = 'g7@plans.example'",
    ["guests"],
  ],
];

it.each(tokens)("%s is found by index", async (_, sql, large) => {
  expect(scannedWhole(await explain(sql)).filter((table) => large.includes(table))).toEqual([]);
});

async function explain(sql: string): Promise<string[]> {
  const rows = await backend.query<{ "QUERY PLAN": string }>(`explain ${sql}`);
  return rows.map((row) => row["QUERY PLAN"]);
}

/** Tables that a plan reads from end to end. */
function scannedWhole(plan: string[]): string[] {
  return plan.flatMap((line) => line.match(/Seq Scan on (\w+)/)?.[1] ?? []);
}
