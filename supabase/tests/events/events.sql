-- Events: wall time is the truth, accounts are filled in, paid settings are gated.
begin;
select plan(30);
select tests.add_user('free');
select tests.add_user('premium', 'premium');
select tests.add_user('stranger');

select tests.sign_in('free');
insert into public.events (user_id, name, start_local, end_local, time_zone)
values (auth.uid(), 'Picnic', '2027-06-12 18:30', '2027-06-12 23:30', 'America/New_York');
select is((select account_id from public.events), (select id from public.accounts), 'the account is filled in');
select is((select start_date from public.events), '2027-06-12 22:30+00'::timestamptz, 'the instant follows from wall time and zone');
select is((select rsvp_enabled from public.events), false, 'a free plan starts without answers');
select is((select cover_seed from public.events), (select id::text from public.events), 'every event has a cover seed');
select is(tests.refusal($$ update public.events set rsvp_enabled = true $$), 'PT403 plan_required RSVP', 'answers need premium');
update public.events set time_zone = 'Europe/Berlin';
select is((select start_date from public.events), '2027-06-12 16:30+00'::timestamptz, 'another zone keeps the wall time');
update public.events set start_date = '2027-06-12 15:00+00';
select is((select start_local from public.events), '2027-06-12 17:00'::timestamp, 'a changed instant moves the wall time');
select is((select sequence from public.events), 2, 'the calendar revision rises with each');
update public.events set description = 'Bring bread';
select is((select sequence from public.events), 2, 'but not with the description');
select is(tests.refusal($$ update public.events set end_local = start_local $$), 'PT400 invalid_input end_local', 'End must be after start');
select is(tests.refusal($$ update public.events set time_zone = 'Mars/Olympus' $$), 'PT400 invalid_input time_zone', 'zones are IANA names');
select is(tests.refusal($$ update public.events set account_id = gen_random_uuid() $$), '42501', 'an event cannot move to another account');
select is(tests.refusal($$ update public.events set user_id = tests.id_of('stranger') $$), '42501', 'nor to another user');
select is(tests.refusal($$ insert into public.events (user_id, name, start_local, end_local, time_zone)
  values (tests.id_of('stranger'), 'Mine', '2027-01-01 10:00', '2027-01-01 11:00', 'UTC') $$), '42501', 'nobody creates in another''s name');
select is(tests.refusal($$ insert into public.events (user_id, account_id, name, start_local, end_local, time_zone)
  values (auth.uid(), tests.account_of('premium'), 'Theirs', '2027-01-01 10:00', '2027-01-01 11:00', 'UTC') $$), '42501',
  'nor in another''s account');
insert into public.events (user_id, name, start_date, end_date, time_zone)
values (auth.uid(), 'By instant', '2027-01-01 10:00+00', '2027-01-01 11:00+00', 'Asia/Tokyo');
select is((select start_local from public.events where name = 'By instant'), '2027-01-01 19:00'::timestamp,
  'the instants alone are enough');

update public.events set cover_url = 'https://photos.example/sea.jpg', cover_look = '{"accent": "#1478aa", "colours": {"--event-accent": "light-dark(#106a98, #63b6e0)"}}'
where name = 'Picnic';
select is((select cover_look ->> 'accent' from public.events where name = 'Picnic'), '#1478aa', 'a photo gives its colour');
create function pg_temp.refusals() returns text[] language sql as $$
  select array_agg(tests.refusal(format('update public.events set cover_look = %L where name = %L', look, 'Picnic')))
  from unnest(array['{"colours": {}}', '{"accent": "red;} body {display: none"}', '{"accent": "#1478aa", "colours": {"--event-accent": "url(https://evil.example)"}}', '[]']) look $$;
select is(pg_temp.refusals(), array_fill('23514'::text, array[4]), 'and plain colours only, since they end in other pages'' sheets');
reset role;
create function pg_temp.shown(kept jsonb) returns jsonb language sql as $$
  select private.shared_event(e, jsonb_populate_record(null::public.share_links, jsonb_build_object('kind', 'embed_rsvp', 'settings', kept)), 'rsvp', false)
  from public.events e where e.name = 'Picnic' $$;
select is(pg_temp.shown('{}') #>> '{event,coverColour}', '#1478aa', 'guests'' pages wear it');
select is(pg_temp.shown('{"accent": null}') #>> '{look,colours,--event-accent}', 'light-dark(#106a98, #63b6e0)', 'and every widget');
select is(pg_temp.shown('{"accent": "#aa0000"}') #>> '{look,accent}', '#aa0000', 'unless its host chose another');
update public.events set cover_url = null where name = 'Picnic';
select is(pg_temp.shown('{}') -> 'event' ? 'coverColour', false, 'without the photo it wears the colours of its kind');
select tests.sign_in('premium');
insert into public.events (user_id, name, start_local, end_local, time_zone)
values (auth.uid(), 'Gala', '2027-06-12 18:30', '2027-06-12 23:30', 'America/New_York');
select is((select rsvp_enabled from public.events), true, 'premium starts with answers');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.events), 0, 'strangers see no events');
reset role;

-- Times that exist twice or not at all.
select is(private.instant_of('2027-10-31 02:30', 'Europe/Berlin'), '2027-10-31 00:30+00'::timestamptz, 'twice: the first one');
select is(private.instant_of('2027-11-07 01:30', 'America/New_York'), '2027-11-07 05:30+00'::timestamptz, 'also in America');
select is(private.instant_of('2027-03-28 02:30', 'Europe/Berlin'), '2027-03-28 01:30+00'::timestamptz, 'not at all: moved on by the gap');
select is(private.instant_of('2027-04-04 01:45', 'Australia/Lord_Howe'), '2027-04-03 14:45+00'::timestamptz, 'half-hour changes too');
select is(private.instant_of('2027-07-01 12:00', 'Europe/Berlin'), '2027-07-01 10:00+00'::timestamptz, 'an ordinary time is itself');
select cmp_ok((select count(*)::int from public.get_timezone_names()), '>', 300, 'there are zones to choose from');
select * from finish();
rollback;
