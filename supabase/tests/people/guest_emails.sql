-- A guest's address: what is typed keeps to the one rule; what is older than it stays, and takes nothing else with it.
begin;
select plan(15);
select tests.add_user('host', 'premium');
-- From before the rule, as functions give it back.
insert into public.guests (account_id, full_name, email) select tests.account_of('host'), 'Olde', 'olde@home.x';

select tests.sign_in('host');
select is(tests.refusal(format($$ insert into public.guests (account_id, full_name, email) values (%L, 'Ada', %L) $$, tests.account_of('host'), address)),
  'PT400 invalid_input email', address || ' is no address')
from unnest(array['ada@home.x', 'ada,bo@home.example', '"ada"@home.example', '<ada@home.example>', E'ada\u202e@home.example']) address;
insert into public.guests (account_id, full_name, email) values (tests.account_of('host'), 'Ada', ' Ada@Home.Example '), (tests.account_of('host'), 'Bo', ' ');
select is((select array_agg(coalesce(email, 'none') order by full_name) from public.guests where full_name in ('Ada', 'Bo')), '{ada@home.example,none}',
  'a whole one is kept in small letters, and nobody needs one');
select is(tests.refusal($$ update public.guests set email = 'ada@home' where full_name = 'Ada' $$), 'PT400 invalid_input email', 'nor does a change make one that is none');
update public.guests set full_name = 'Olde Friend', email = 'olde@home.x' where full_name = 'Olde';
select is((select email from public.guests where full_name = 'Olde Friend'), 'olde@home.x', 'an older address stays while another field is changed');
select is(tests.refusal($$ update public.guests set email = 'olde@home.y' where full_name = 'Olde Friend' $$), 'PT400 invalid_input email', 'and is changed to a whole one alone');

-- A name turns nothing that stands around it.
insert into public.guests (account_id, full_name, first_name) values (tests.account_of('host'), E'\u202eCy\u2066 Turner', E'\u202eCy');
select is((select first_name || '/' || full_name from public.guests where full_name like '%Turner'), 'Cy/Cy Turner', 'signs that turn a text are no part of a name');
reset role;
select is(private.check_name(E'Ada\u202e  Lovelace', 'name'), 'Ada Lovelace', 'nor of one that a guest types');
select is(private.check_text(E'\u202e', 200, 'note', 'A note'), null, 'and are no text alone');
select is(private.check_text(E'\u200fعمر\u200e', 200, 'note', 'A note'), E'\u200fعمر\u200e', 'what only says how letters run stays');
select tests.sign_in('host');

select public.merge_guests((select id from public.guests where full_name = 'Ada'), array[(select id from public.guests where full_name = 'Olde Friend')]);
select is((select count(*)::int from public.guests where full_name = 'Olde Friend'), 0, 'merged into another');
select public.undo_guest_merge((select id from public.guest_merges));
select is((select email from public.guests where full_name = 'Olde Friend'), 'olde@home.x', 'it comes back as it was when that is undone');
select * from finish();
rollback;
