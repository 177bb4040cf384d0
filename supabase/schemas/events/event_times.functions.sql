-- Time before the event: what time it is, as the event and its activities stand.

create function private.event_time_wall(value jsonb, event public.events)
returns timestamp
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  origin timestamp;
begin
  if value is null then
    return null;
  elsif value ->> 'kind' = 'day' then
    return (value ->> 'day')::date;
  elsif value ->> 'kind' = 'moment' then
    return (value ->> 'at')::timestamp;
  end if;
  origin := case value ->> 'from'
    when 'start' then event.start_local
    when 'end' then event.end_local
    else (select a.start_local from public.activities a where a.id = (value ->> 'activityId')::uuid and a.event_id = event.id) end;
  if value ? 'minutes' then
    return origin + make_interval(mins => (value ->> 'minutes')::integer);
  end if;
  -- The last day as people see it: what ends at midnight ends on the day before.
  if value ->> 'from' = 'end' and origin > event.start_local and origin = date_trunc('day', origin) then
    origin := origin - interval '1 minute';
  end if;
  return date_trunc('day', origin) + make_interval(days => (value ->> 'days')::integer)
    + coalesce((value ->> 'at')::interval, interval '0');
end
$$;
comment on function private.event_time_wall(jsonb, public.events) is
  'The wall time of an EventTime as its event stands now, midnight for a whole day; null where its activity is gone.';

create function private.event_time_end(value jsonb, wall timestamp, zone text)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select private.instant_of(case when private.has_clock(value) then wall else wall + interval '1 day' end, zone)
$$;
comment on function private.event_time_end(jsonb, timestamp, text) is 'When an EventTime has passed: a whole day at its midnight.';
