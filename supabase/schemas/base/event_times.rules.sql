-- Time before the event: what a stored one may be, and how one is moved. packages/core/src/base/event-time.rules.ts
-- says the same; private.event_time_wall finds what time it is.

create function private.is_day(text_param text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(case when text_param ~ '^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then
    right(text_param, 2)::integer <= extract(day from make_date(left(text_param, 4)::integer, substr(text_param, 6, 2)::integer, 1)
      + interval '1 month' - interval '1 day') end, false)
$$;
comment on function private.is_day(text) is 'Whether it is a day of the calendar, `YYYY-MM-DD`, of the years 1000 to 2999.';

create function private.is_event_time(value jsonb)
returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return coalesce(jsonb_typeof(value) = 'object' and case value ->> 'kind'
    when 'day' then (select count(*) from jsonb_object_keys(value)) = 2
      and private.is_day(value ->> 'day')
    when 'moment' then (select count(*) from jsonb_object_keys(value)) = 2
      and value ->> 'at' ~ 'T([01]\d|2[0-3]):[0-5]\d$' and private.is_day(left(value ->> 'at', -6))
    when 'relative' then
      not exists (select from jsonb_object_keys(value) k (name) where name not in ('kind', 'from', 'activityId', 'days', 'minutes', 'at'))
      and value ->> 'from' in ('start', 'end', 'activity')
      and (value ->> 'from' = 'activity') = (value ? 'activityId')
      and (not value ? 'activityId' or value ->> 'activityId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
      and (value ? 'days') <> (value ? 'minutes')
      and case when value ? 'days' then jsonb_typeof(value -> 'days') = 'number' and value ->> 'days' ~ '^-?\d{1,4}$'
        else jsonb_typeof(value -> 'minutes') = 'number' and value ->> 'minutes' ~ '^-?\d{1,5}$' end
      and (not value ? 'at' or value ? 'days' and value ->> 'at' ~ '^([01]\d|2[0-3]):[0-5]\d$')
    end, false);
end
$$;
comment on function private.is_event_time(jsonb) is
  'EventTime: {kind: day, day}, {kind: moment, at} by the event''s clock, or {kind: relative, from: start, end or activity, activityId?, days or minutes (below 0: before), at?}.';

create function private.has_clock(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select value ->> 'kind' = 'moment' or value ? 'minutes' or value ->> 'kind' = 'relative' and value ? 'at' $$;
comment on function private.has_clock(jsonb) is 'Whether an EventTime is a moment; else it is a whole day.';

create function private.shifted_event_time(value jsonb, by_days integer)
returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when value ->> 'kind' = 'day' then jsonb_set(value, '{day}', to_jsonb(((value ->> 'day')::date + by_days)::text))
    when value ->> 'kind' = 'moment' then jsonb_set(value, '{at}',
      to_jsonb(to_char((value ->> 'at')::timestamp + make_interval(days => by_days), 'YYYY-MM-DD"T"HH24:MI')))
    when value ? 'days' then jsonb_set(value, '{days}', to_jsonb((value ->> 'days')::integer + by_days))
    when value ? 'minutes' then jsonb_set(value, '{minutes}', to_jsonb((value ->> 'minutes')::integer + by_days * 1440)) end
$$;
comment on function private.shifted_event_time(jsonb, integer) is 'The same EventTime so many days later; what was told from the event stays told from it.';
