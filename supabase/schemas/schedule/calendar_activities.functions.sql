-- The planner's calendar: activities of every event of the account, by their beginning.

create function public.list_calendar_activities(request jsonb)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with page as (
    select a.id, a.event_id, a.title, a.status, a.start_local, a.end_local, a.room, a.start_at,
      e.name as event_name, e.time_zone, e.status as event_status,
      row_number() over (order by a.start_at, a.id) as n
    from public.activities a
    join public.events e on e.id = a.event_id and e.status <> 'archived'
    where a.account_id = any (array(select private.shown_reach('events.read')))
      and (a.account_id = any (array(select private.shown_accounts('events.read'))) or a.event_id = any (array(select private.shown_events('events.read'))))
      and a.start_at >= (request ->> 'from')::timestamptz and a.start_at < (request ->> 'to')::timestamptz
      and (request #>> '{after,id}' is null or (a.start_at, a.id)
        > ((request #>> '{after,start}')::timestamptz, (request #>> '{after,id}')::uuid))
    order by n limit 501)
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'eventId', p.event_id,
      'eventName', p.event_name, 'title', p.title, 'room', p.room, 'timeZone', p.time_zone,
      'status', case when p.event_status = 'cancelled' then 'cancelled' else p.status end,
      'startLocal', private.wall_text(p.start_local), 'endLocal', private.wall_text(p.end_local)) order by p.n)
      from page p where p.n <= 500), '[]'),
    'next', (select jsonb_build_object('start', p.start_at, 'id', p.id) from page p
      where p.n = 500 and exists (select from page m where m.n = 501)))
$$;
comment on function public.list_calendar_activities(jsonb) is
  'Activities of the caller''s accounts that begin from {from} to before {to} (instants); after is the next of the page before. {rows: CalendarActivity[], next}: 500 at a time; those of a cancelled event are cancelled.';
