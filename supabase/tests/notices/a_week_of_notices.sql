-- A hundred people in five zones, over a week: every notice is counted. Nothing pointless goes out, nothing in quiet
-- hours, each digest once a morning, each hour's mail once an hour, and none twice.
begin;
select plan(13);
select tests.add_user('host', 'business');
create temp table supper as select tests.add_event('host', 'Supper') as id;
create or replace function private.notice_clock() returns timestamptz language sql stable set search_path = ''
as $$ select current_setting('tests.clock')::timestamptz $$;
select set_config('tests.clock', '2027-03-25 00:00Z', true);

create temp table people as
select n, tests.id_of('person ' || n) as id,
  (array['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'Asia/Kolkata'])[1 + n % 5] as zone,
  (array['now', 'hourly', 'digest', 'off'])[1 + (n / 5) % 4] as choice, n % 2 = 0 as is_quiet, n % 10 = 3 as reads, n = 7 as is_muted
from generate_series(1, 100) n;
insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
select p.id, 'authenticated', 'authenticated', 'person' || p.n || '@tests.example', now(), '{}' from people p;
update public.profiles f set time_zone = p.zone, notification_prefs = jsonb_build_object('order', p.choice, 'answer', p.choice)
  || case when p.is_quiet then '{"quiet": {"from": "22:00", "to": "07:00"}}' else '{}'::jsonb end
from people p where f.user_id = p.id;
insert into public.team_members (account_id, user_id, role_id)
select tests.account_of('host'), p.id, private.built_in_role('viewer') from people p;
insert into public.notice_mutes select p.id, (select id from supper) from people p where p.is_muted;

insert into public.guests (id, account_id, full_name) select tests.id_of('guest ' || n), tests.account_of('host'), 'Guest ' || n from generate_series(1, 7) n;
insert into public.event_guests (id, event_id, guest_id) select tests.id_of('eg ' || n), (select id from supper), tests.id_of('guest ' || n) from generate_series(1, 7) n;
create temp table sent (user_id uuid, batch uuid, at timestamptz, topic text, detail jsonb);

do $$
declare
  began constant timestamptz := '2027-03-25 00:00Z';
  moment timestamptz;
  half integer;
  mail jsonb;
begin
  -- Europe's clocks are put forward on the fourth day of it.
  for half in 0 .. 7 * 48 loop
    moment := began + half * interval '30 minutes';
    perform set_config('tests.clock', moment::text, true);
    if half < 6 * 48 and half % 14 = 3 then
      perform private.tell_planners((select id from supper), 'order', jsonb_build_object('name', 'Buyer ' || half, 'at', moment), tests.id_of('order ' || half));
    end if;
    -- Once a day somebody answers, and thinks better of it half an hour later.
    if half < 6 * 48 and half % 48 = 20 then
      insert into public.rsvps (id, event_id, account_id, event_guest_id, answer) values (tests.id_of('rsvp ' || half),
        (select id from supper), tests.account_of('host'), tests.id_of('eg ' || (1 + half / 48)), 'yes');
    elsif half < 6 * 48 and half % 48 = 21 then
      update public.rsvps set answer = 'no', party_size = 0 where id = tests.id_of('rsvp ' || (half - 1));
    end if;
    -- Some read in the product what comes, within the half hour.
    update public.notices n set read_at = moment from people p
    where p.id = n.user_id and p.reads and n.read_at is null and n.created_at < moment;
    for mail in select * from jsonb_array_elements(public.list_due_notices()) loop
      insert into sent select (mail ->> 'userId')::uuid, (mail ->> 'batch')::uuid, moment, n ->> 'topic', n -> 'detail'
      from jsonb_array_elements(mail -> 'notices') n;
      perform public.finish_notices((mail ->> 'batch')::uuid);
    end loop;
  end loop;
end $$;

create temp view mails as
select s.user_id, s.batch, s.at, p.choice, p.is_quiet, p.zone, (s.at at time zone p.zone) as local_at, count(*) as lines
from sent s left join people p on p.id = s.user_id group by 1, 2, 3, 4, 5, 6, 7;

select is((select count(*)::int from public.notices n join people p on p.id = n.user_id where p.is_muted), 0, 'who muted the event is told nothing');
select is((select count(distinct n.user_id)::int from public.notices n join people p on p.id = n.user_id), 99, 'everybody else is');
select is((select count(*) from public.notices n where n.topic = 'order'), (select count(*) * 100 from generate_series(0, 6 * 48 - 1) h where h % 14 = 3),
  'of each order once: ninety-nine people and the host');
select is((select count(*)::int from (select user_id, topic, detail from sent group by 1, 2, 3 having count(*) > 1) s), 0, 'nothing is mailed twice');
select is((select count(*)::int from mails m where m.choice = 'off'), 0, 'who wants no mails gets none');
select is((select count(*)::int from mails m where m.is_quiet and (m.local_at::time >= '22:00' or m.local_at::time < '07:00')), 0, 'none comes in quiet hours');
select cmp_ok((select count(*)::int from mails m where not m.is_quiet and (m.local_at::time >= '22:00' or m.local_at::time < '07:00')), '>', 50, 'though there would be many');
select is((select count(*)::int from (select user_id, local_at::date from mails m where m.choice = 'digest' group by 1, 2 having count(*) > 1) d), 0, 'a digest comes once a day');
select is((select string_agg(distinct m.local_at::time::text, ',') from mails m where m.choice = 'digest'), '08:00:00', 'at eight, by each one''s own clock, also where clocks change');
select is((select count(*)::int from (select user_id, date_trunc('hour', at) from mails m where m.choice = 'hourly' group by 1, 2 having count(*) > 1) d), 0, 'an hourly mail once an hour');
select is((select count(*)::int from sent s join public.notices n on n.user_id = s.user_id and n.detail = s.detail and n.topic = s.topic
  where n.dropped is not null), 0, 'what was dropped did not go');
select results_eq($$ select n.dropped, count(*) > 0 from public.notices n where n.dropped is not null group by 1 order by 1 $$,
  $$ values ('newer', true), ('read', true) $$, 'for these reasons: read already, or thought better of');
select is((select count(*)::int from public.notices n where n.mail_due_at is not null and n.mailed_at is null and n.mail_due_at < current_setting('tests.clock')::timestamptz), 0,
  'and nothing that was due was left lying');
select * from finish();
rollback;
