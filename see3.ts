import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { createTap } from "@jubilee/backend/database/tap";
import { readFileSync } from "node:fs";
const backend = await openTestBackend({ postgres: null });
const tap = createTap(backend);
await tap.install();
await tap.run(readFileSync("supabase/tests/000_personas.sql", "utf8"));
const lines = await tap.run(`begin; select plan(1);
select tests.add_user('host', 'business');
create temp table w as select tests.add_event('host') as e, tests.account_of('host') as a;
insert into public.guests (account_id, full_name, email) select a, 'Guest Nr ' || n, 'g' || n || '@x.example' from w, generate_series(1, 2500) n;
insert into public.event_guests (account_id, event_id, guest_id) select w.a, w.e, g.id from w, public.guests g where g.account_id = w.a;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size) select account_id, event_id, id, 'yes', 2 from public.event_guests;
insert into public.check_in_lists (event_id, name, admits_guests) select e, 'Door', true from w;
create temp table t (what text, ms numeric);
do $$ declare s timestamptz; x jsonb; v text; l public.check_in_lists; begin
 select * into l from public.check_in_lists;
 for i in 1..3 loop
 s := clock_timestamp(); select count(*) into v from private.guest_places(l.event_id); insert into t values ('places ' || v, extract(epoch from clock_timestamp() - s) * 1000);
 s := clock_timestamp(); select version into v from private.people_at_gate(l, null, null); insert into t values ('whole', extract(epoch from clock_timestamp() - s) * 1000);
 s := clock_timestamp(); perform private.people_at_gate(l, now() - interval '1 minute', v); insert into t values ('known', extract(epoch from clock_timestamp() - s) * 1000);
 s := clock_timestamp(); perform private.passes_of(l.event_id, array(select id from public.event_guests limit 1)); insert into t values ('one scan', extract(epoch from clock_timestamp() - s) * 1000);
 end loop; end $$;
select ok(true, (select string_agg(what || ' ' || round(ms), '; ') from t));
rollback;`);
console.log(lines.join("\n"));
await backend.close();
