-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.event_time_wall(value jsonb, event public.events)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  origin timestamp;
begin
  if value ->> 'kind' = 'day' then
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
$function$;

reset check_function_bodies;
