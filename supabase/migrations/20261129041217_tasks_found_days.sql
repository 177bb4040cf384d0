-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.fact_task_management(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object('all', count(*), 'open', count(*) filter (where t.state <> 'done'),
        'late', count(*) filter (where t.state <> 'done' and t.due_at <= now())), null, '[]',
      (select jsonb_agg(jsonb_build_object('id', y.id, 'title', y.title, 'detail', e.name,
        -- A whole day ends at the midnight after it, which is another day already.
        'at', y.due_at - case when private.has_clock(y.due_time) then interval '0' else interval '1 second' end, 'timeZone', y.time_zone)
        order by y.due_at, y.rank, y.id)
      from (select o.* from public.tasks o where o.account_id = any (mine) and o.removed_at is null and o.state <> 'done'
        and o.due_at < now() + interval '14 days' and private.is_ones_own(o) order by o.due_at, o.rank, o.id limit 5) y
      left join public.events e on e.id = y.event_id))
    from public.tasks t where t.account_id = any (mine) and t.removed_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_tasks(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by t.state = 'done', t.due_at nulls last, t.rank, t.id) as n, jsonb_build_object('id', t.id,
      'title', t.title, 'detail', e.name, 'eventId', t.event_id, 'at', case when private.has_clock(t.due_time) then t.due_at end, 'timeZone', t.time_zone, 'state', t.state) as row
    from public.tasks t left join public.events e on e.id = t.event_id
    where t.account_id = any (mine) and t.removed_at is null and (one_event is null or t.event_id = one_event)
      and private.search_words(concat_ws(' ', t.title, array_to_string(t.labels, ' '), private.rich_text_words(t.notes),
        (select string_agg(s ->> 'text', ' ') from jsonb_array_elements(t.checklist) s))) like all (patterns)) f;
  return private.hits('tasks', 55, found, total);
end
$function$;

reset check_function_bodies;
