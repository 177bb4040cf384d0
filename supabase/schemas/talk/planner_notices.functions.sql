-- What planners are told by mail: what areas tell of by private.tell_planners, under a topic that is a row of
-- private.notice_topics. Each person decides per topic whether at once, in the daily digest or not at all, and when
-- mails stay away (quiet hours). profiles.notification_prefs: {"<topic>": "now"|"digest"|"off",
-- "quiet": {"from": "22:00", "to": "07:00"}}; what is not said is as usual for the topic.

create function private.notice_choice(prefs jsonb, about text)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return case when prefs ->> about in ('now', 'digest', 'off') then prefs ->> about
    else coalesce((select t.usual from private.notice_topics t where t.topic = about), 'digest') end;
end
$$;
comment on function private.notice_choice(jsonb, text) is
  'now, digest or off: as the person chose, else as is usual for the topic.';

create function private.after_quiet_hours(moment timestamptz, prefs jsonb, zone text)
returns timestamptz
language plpgsql stable
set search_path = ''
as $$
declare
  local_time timestamp := moment at time zone zone;
  quiet_from time;
  quiet_to time;
begin
  if coalesce(prefs #>> '{quiet,from}', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
    or coalesce(prefs #>> '{quiet,to}', '') !~ '^([01]\d|2[0-3]):[0-5]\d$' then
    return moment;
  end if;
  quiet_from := (prefs #>> '{quiet,from}')::time;
  quiet_to := (prefs #>> '{quiet,to}')::time;
  if quiet_from < quiet_to and local_time::time >= quiet_from and local_time::time < quiet_to then
    return (local_time::date + quiet_to) at time zone zone;
  elsif quiet_from > quiet_to and local_time::time >= quiet_from then
    return (local_time::date + 1 + quiet_to) at time zone zone;
  elsif quiet_from > quiet_to and local_time::time < quiet_to then
    return (local_time::date + quiet_to) at time zone zone;
  end if;
  return moment;
end
$$;
comment on function private.after_quiet_hours(timestamptz, jsonb, text) is
  'The moment itself, or the end of the quiet hours it falls into, by the person''s own clock.';

create function private.next_digest(moment timestamptz, zone text)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select ((moment at time zone zone)::date
    + case when (moment at time zone zone)::time >= time '08:00' then 1 else 0 end
    + time '08:00') at time zone zone
$$;
comment on function private.next_digest(timestamptz, text) is 'The next eight o''clock in the morning, by the person''s own clock.';

create function private.tell_planners(about_event_id uuid, about text, told jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.planner_notices (user_id, event_id, topic, detail, due_at)
  select p.user_id, about_event_id, about, told, private.after_quiet_hours(
    case choice when 'digest' then private.next_digest(now(), p.time_zone) else now() + interval '2 minutes' end,
    p.notification_prefs, p.time_zone)
  from public.events e
  join public.team_members m on m.account_id = e.account_id and m.status = 'active'
  join public.profiles p on p.user_id = m.user_id
  cross join lateral private.notice_choice(p.notification_prefs, about) choice
  where e.id = about_event_id and choice <> 'off';
end
$$;
comment on function private.tell_planners(uuid, text, jsonb) is
  'Notes something for everyone who works in the event''s account, as each of them wishes.';

create function public.list_due_notices()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('userId', due.user_id, 'to', u.email, 'name', p.display_name,
    'locale', p.locale, 'upTo', due.last_id, 'notices', due.notices)), '[]')
  from (
    select n.user_id, max(n.id) as last_id, jsonb_agg(jsonb_build_object('topic', n.topic,
      'eventId', n.event_id, 'eventName', e.name, 'detail', n.detail, 'at', n.created_at) order by e.name, n.id) as notices
    from public.planner_notices n join public.events e on e.id = n.event_id
    where n.sent_at is null and n.due_at <= now()
    group by n.user_id order by min(n.due_at) limit 50) due
  join auth.users u on u.id = due.user_id and u.email is not null
  join public.profiles p on p.user_id = due.user_id
$$;
comment on function public.list_due_notices() is
  'Mails that planners are owed now: [{userId, to, name, locale, upTo, notices: [{topic, eventId, eventName, detail, at}]}].';

create function public.finish_notices(user_id_param uuid, up_to_param bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.planner_notices n set sent_at = now()
  where n.user_id = user_id_param and n.id <= up_to_param and n.sent_at is null and n.due_at <= now()
$$;
comment on function public.finish_notices(uuid, bigint) is 'Marks notices as told, once their mail is accepted.';
