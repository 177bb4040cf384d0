-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.check_run_press(event public.events, press jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids text[] := array(select c ->> 'id' from jsonb_array_elements(coalesce(press -> 'changes', '[]')) c) || (press ->> 'activityId');
begin
  if press ->> 'act' is null or press ->> 'act' not in ('start', 'done', 'late', 'fix', 'undo') or press ->> 'id' is null
    or press ->> 'act' <> 'undo' and press ->> 'activityId' is null then
    perform private.refuse(400, 'invalid_input', 'Say what happened: started, done, later or taken back', 'act');
  elsif press ->> 'act' = 'late' and (coalesce(jsonb_typeof(press -> 'changes'), '') <> 'array'
    or jsonb_array_length(press -> 'changes') not between 1 and 500
    or coalesce(abs((press ->> 'minutes')::integer), 9999) > 1440
    or exists (select from jsonb_array_elements(press -> 'changes') c
      where coalesce(abs((c #>> '{to,late}')::integer), 9999) > 1440 or coalesce(abs((c #>> '{to,longer}')::integer), 9999) > 1440)) then
    perform private.refuse(400, 'invalid_input', 'Something can be up to a day late', 'minutes');
  elsif press ->> 'act' <> 'undo' and (select count(*) from public.activities a
    where a.event_id = event.id and a.status = 'published' and a.id = any (ids::uuid[])) <> (select count(distinct i) from unnest(ids) i) then
    perform private.refuse(404, 'not_found', 'This is not in the schedule any more', 'activityId');
  elsif (press ->> 'act' in ('start', 'done') or press ->> 'act' = 'late' and (press ->> 'minutes')::integer > 0)
    and exists (select from public.activities a where a.id = (press ->> 'activityId')::uuid and a.start_at - interval '12 hours' > now()) then
    -- The day is not there yet: nobody starts it by mistake. In core: run-open.rules.ts.
    perform private.refuse(409, 'conflict', 'This opens 12 hours before its time', 'activityId');
  end if;
end
$function$;

reset check_function_bodies;
