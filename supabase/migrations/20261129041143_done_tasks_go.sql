-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.keep_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  if new.event_id is not null then
    select * into event from public.events e where e.id = new.event_id;
    if event.id is null then
      -- Its event is going, and takes it along.
      return new;
    end if;
    new.account_id := event.account_id;
    new.time_zone := event.time_zone;
  end if;
  if new.start_time ->> 'from' = 'activity' and private.event_time_wall(new.start_time, event) is null
    or new.due_time ->> 'from' = 'activity' and private.event_time_wall(new.due_time, event) is null then
    perform private.refuse(400, 'invalid_input', 'Choose an activity of this event', 'due');
  end if;
  new.start_local := private.event_time_wall(new.start_time, event);
  new.due_local := private.event_time_wall(new.due_time, event);
  new.due_at := private.event_time_end(new.due_time, new.due_local, new.time_zone);
  if new.state <> 'done' then
    new.done_at := null;
    new.done_by := null;
  elsif new.done_at is null then
    new.done_at := now();
    new.done_by := auth.uid();
  end if;
  return new;
end
$function$;

reset check_function_bodies;
