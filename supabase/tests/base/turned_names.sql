-- What people are called stands in others' sentences, subjects and lists: it turns nothing there, whichever way it came in.
begin;
select plan(7);
select tests.add_user('host', 'business', jsonb_build_object('full_name', E'Host\u202eess'));
select is((select display_name from public.profiles where user_id = tests.id_of('host')), 'Hostess', 'the name that somebody signs up with');
create temp table party on commit drop as select tests.add_event('host') as id;
grant select on party to authenticated;

select tests.sign_in('host');
update public.profiles set display_name = E'\u2066Ada\u202e Host', first_name = E'\u202aAda' where user_id = tests.id_of('host');
select is((select display_name || '/' || first_name from public.profiles where user_id = tests.id_of('host')), 'Ada Host/Ada', 'a person''s own name');
update public.accounts set name = E'Ada\u202e Events' where id = tests.account_of('host');
select is((select name from public.accounts where id = tests.account_of('host')), 'Ada Events', 'an account''s name, which mails come from');
update public.events set name = E'Gala \u202etnemyaP', location_name = E'Hall\u2069' where id = (select id from party);
select is((select name || '/' || location_name from public.events where id = (select id from party)), 'Gala tnemyaP/Hall', 'an event''s, which subjects have');
insert into public.households (account_id, name) values (tests.account_of('host'), E'\u202eTurner');
select is((select name from public.households where account_id = tests.account_of('host')), 'Turner', 'a household''s');
update public.events set name = E'حفل\u200f عمر' where id = (select id from party);
select is((select name from public.events where id = (select id from party)), E'حفل\u200f عمر', 'letters that run from the right, and their marks, stay');
update public.events set description = E'a \u202eb' where id = (select id from party);
select is((select name || description from public.events where id = (select id from party)), E'حفل\u200f عمرa \u202eb', 'what is a text of its own is as it was written');

select * from finish();
rollback;
