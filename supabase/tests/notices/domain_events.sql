-- Domain events: what happened is written where it happened, without names, in order, and read at least once.
begin;
select plan(14);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('other');
select tests.add_member('host', 'viewer', 'viewer');
create temp table supper as select tests.add_event('host', 'Supper') as id;
grant select on supper to public;
delete from public.domain_events;
create function pg_temp.happened() returns text language sql security definer as $$
  select string_agg(d.kind, ',' order by d.id) from public.domain_events d $$;

select is_empty($$ select k.kind from (select distinct convert_from(split_part(encode(t.tgargs, 'escape'), '\000', 1)::bytea, 'UTF8') as kind
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'note_happened') k
  where k.kind not in (select d.kind from private.domain_event_kinds d) $$, 'each name that a trigger tells is known');

insert into public.guests (id, account_id, full_name, email) select tests.id_of('guest'), tests.account_of('host'), 'Ada Eze', 'ada@guests.example';
insert into public.event_guests (id, event_id, guest_id) select tests.id_of('eg'), (select id from supper), tests.id_of('guest');
insert into public.rsvps (id, account_id, event_id, event_guest_id, answer) select tests.id_of('rsvp'), tests.account_of('host'), (select id from supper), tests.id_of('eg'), 'yes';
update public.rsvps set answer = 'no', party_size = 0 where id = tests.id_of('rsvp');
update public.rsvps set note = 'Sorry' where id = tests.id_of('rsvp');
select is(pg_temp.happened(), 'rsvp.created,rsvp.updated', 'an answer and its change, not its words');
select results_eq($$ select d.payload, d.subject_id, d.event_id, d.actor_id from public.domain_events d order by d.id desc limit 1 $$,
  $$ select jsonb_build_object('event_guest_id', tests.id_of('eg'), 'answer', 'no', 'party_size', 0, 'answered_by', 'guest'), tests.id_of('rsvp'), (select id from supper), null::uuid $$,
  'it says what, of whom and where, and no name');
insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor, test_mode, status, buyer_name, buyer_email)
select tests.id_of('order'), tests.account_of('host'), (select id from supper), 'ABC-DEF', 'order', 'USD', 1000, true, 'reserved', 'Ada Eze', 'ada@guests.example';
update public.orders set status = 'completed', completed_at = now() where id = tests.id_of('order');
update public.orders set refunded_minor = 400 where id = tests.id_of('order');
update public.orders set needs_attention = 'Hm' where id = tests.id_of('order');
select is(pg_temp.happened(), 'rsvp.created,rsvp.updated,order.completed,order.refunded', 'an order is told when it is paid');
select is((select count(*)::int from public.domain_events d where d.payload::text ~* 'ada|guests\.example'), 0, 'never with whose it is');
select tests.sign_in('host');
update public.events set location_name = 'Elsewhere', description = 'Bring bread' where id = (select id from supper);
update public.events set description = 'Bring wine' where id = (select id from supper);
update public.events set status = 'cancelled' where id = (select id from supper);
reset role;
select is((select string_agg(d.kind || ' ' || (d.actor_id = tests.id_of('host')), ',' order by d.id) from public.domain_events d where d.kind like 'event.%'),
  'event.updated true,event.cancelled true', 'what guests would notice, with who did it');

-- Read in order, at least once.
update public.domain_events set created_at = now() - interval '11 minutes';
select is((select count(*)::int from private.read_domain_events('webhooks')), 6, 'a reader gets all');
select is((select count(*)::int from private.read_domain_events('webhooks', 2)), 2, 'again, until it says so');
select private.finish_domain_events('webhooks', (select max(r.id) from private.read_domain_events('webhooks', 2) r));
select is((select r.kind from private.read_domain_events('webhooks', 1) r), 'order.completed', 'then the next');
select is((select count(*)::int from private.read_domain_events('figures')), 6, 'each reader for itself');
update public.domain_events set created_at = now(), settled_after = '9000000000000000000'::xid8 where kind = 'order.completed';
select is((select count(*)::int from private.read_domain_events('webhooks')), 0, 'what others may still be writing before is waited for');

select tests.sign_in('host');
select is((select count(*)::int from public.domain_events), 6, 'who may read the log reads it');
reset role;
select tests.sign_in('viewer');
select is((select count(*)::int from public.domain_events), 0, 'who may not does not');
reset role;
select tests.sign_in('other');
select is((select count(*)::int from public.domain_events), 0, 'nor does another account');
reset role;
select * from finish();
rollback;
