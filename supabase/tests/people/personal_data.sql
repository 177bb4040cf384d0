-- What is known of people: each table with an address or a key to a guest is told to who asks for it and emptied
-- for who wants to be forgotten, or stands here with the reason why not. The rules find the table planted for them.
begin;
select plan(7);

create temp view personal as
select t.oid, n.nspname || '.' || t.relname as name
from pg_class t join pg_namespace n on n.oid = t.relnamespace
where t.relkind in ('r', 'p') and n.nspname in ('public', 'private') and (
  exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    and a.attname ~ '(^|_)emails?(_|$)')
  or exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f'
    and k.confrelid in ('public.guests'::regclass, 'public.event_guests'::regclass)));

-- Functions that an area has about one guest.
create temp view about_guests as
select p.proname, split_part(p.proname, '_', 1) as verb, p.prosrc
from pg_proc p
where p.pronamespace = 'private'::regnamespace and p.pronargs = 1
  and p.proargtypes[0] = 'public.guests'::regtype and p.proname ~ '^(held|forget)_';

create temp table not_told (name text primary key, reason text not null);
insert into not_told values
  ('private.former_passes', 'which pass of somebody who was merged still opens'),
  ('private.guest_aliases', 'a former address, only to match by'),
  ('private.mail_ends', 'a link of a former place, kept so that it still ends the mails'),
  ('private.member_profiles', 'shown whole on the page that tells the rest'),
  ('private.profile_visibility', 'shown whole on the page that tells the rest'),
  ('private.member_words', 'made of what guests and profiles say'),
  ('private.trials', 'of planners, not of guests'),
  ('public.team_invitations', 'of planners, not of guests'),
  ('public.task_helpers', 'who helps the planner, with a page of their own'),
  ('public.activity_stars', 'marks of the guest''s own page, where they are seen'),
  ('public.guest_calendars', 'an address of the guest''s own page, where it is seen'),
  ('public.check_ins', 'that somebody came, without words'),
  ('public.email_recipients', 'told as the mails that were sent'),
  ('public.donations', 'donors, who have receipts, and are no guests by it'),
  ('public.guest_import_rows', 'lines of a file, told as what became of them'),
  ('public.guest_merges', 'what two people were before they were one, told as the one'),
  ('public.guests_apart', 'pairs without words'),
  ('public.late_answers', 'seen on the guest''s own page while it waits'),
  ('public.mail_suppressions', 'told as what keeps mails from somebody'),
  ('public.member_leads', 'what others wrote'),
  ('public.personal_links', 'a way in, not what is known'),
  ('public.seating_people', 'a seat, seen on the guest''s own page'),
  ('public.tickets', 'told as orders'),
  ('public.order_invoices', 'told as orders'),
  ('public.invoices', 'of planners, not of guests'),
  ('public.support_requests', 'letters to the operator, who answers them'),
  ('public.venue_bookings', 'people who ask for a venue, no guests of the account'),
  ('public.venues', 'the host''s own address');

create temp table not_forgotten (name text primary key, reason text not null);
insert into not_forgotten values
  ('private.former_passes', 'goes with the event''s guest, and has no words'),
  ('private.member_words', 'made again of what is left'),
  ('private.trials', 'of planners, not of guests'),
  ('public.team_invitations', 'of planners, not of guests'),
  ('public.activities', 'the programme names its hosts'),
  ('public.activity_stars', 'without words; goes with the event''s guest'),
  ('public.guest_calendars', 'shows nothing without a link of one''s own, which is deleted'),
  ('public.check_ins', 'the bare number of people who came'),
  ('public.donations', 'the books'),
  ('public.households', 'a group''s name; the person leaves it'),
  ('public.invoices', 'of planners, not of guests'),
  ('public.mail_suppressions', 'an address that wants no mails, kept so that it gets none'),
  ('public.order_invoices', 'the books'),
  ('public.orders', 'the books'),
  ('public.tickets', 'the books'),
  ('public.seating_people', 'a seat, without words; goes with the event''s guest'),
  ('public.support_requests', 'letters to the operator'),
  ('public.venue_bookings', 'people who ask for a venue, no guests of the account'),
  ('public.venues', 'the host''s own address');

create temp view untold as
select p.name from personal p
where not exists (select from not_told e where e.name = p.name)
  and not exists (select from about_guests f where f.verb = 'held' and f.prosrc ~ (replace(p.name, '.', '\.') || '\M'));

create temp view unforgotten as
select p.name from personal p
where not exists (select from not_forgotten e where e.name = p.name)
  and not exists (select from about_guests f where f.verb = 'forget'
    and f.prosrc ~ ('(delete from|update) ' || replace(p.name, '.', '\.') || '\M'));

-- `guests` itself: what is told of it is the argument.
select cmp_ok((select count(*)::int from personal), '>', 30, 'there are tables with people in them');
select is_empty($$ select name from untold where name <> 'public.guests' $$, 'each is told to who asks for it, or says why not');
select is_empty('select name from unforgotten', 'each is emptied for who is forgotten, or says why not');
select is_empty($$ select name from not_told where name not in (select name from personal)
  union all select name from not_forgotten where name not in (select name from personal) $$, 'no reason is about a table that is gone');

create table public.wishes (id uuid primary key, event_guest_id uuid references public.event_guests (id), contact_email text);
select set_eq($$ select name from untold where name <> 'public.guests' $$, array['public.wishes'], 'a table that is not told is found');
create function private.held_wishes(of_guest public.guests) returns jsonb language sql as $$
  select jsonb_build_object('wishes', count(*)) from public.wishes w where w.contact_email = of_guest.email $$;
create function private.forget_wishes(person public.guests) returns void language sql as $$
  delete from public.wishes w where w.contact_email = person.email $$;
select is_empty($$ select name from unforgotten union all select name from untold where name <> 'public.guests' $$,
  'and one that is told and emptied is not');

-- And they are really called.
select tests.add_user('host');
insert into public.guests (account_id, full_name, email) select tests.account_of('host'), 'Ada Eze', 'ada@guests.example';
insert into public.wishes (id, contact_email) values (gen_random_uuid(), 'ada@guests.example');
select results_eq($$
  select (private.held_data(g) -> 'wishes')::int, private.forget_guest(g) ->> 'erased', (select count(*)::int from public.wishes)
  from public.guests g where g.email = 'ada@guests.example' $$,
  $$ values (1, 'true', 1) $$, 'an area''s own data is found by the name of its functions');

select * from finish();
rollback;
