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
        'state', case when exists (select from public.task_owners o where o.task_id = y.id) then 'mine' else 'free' end,
        -- A whole day ends at the midnight after it, which is another day already.
        'at', y.due_at - case when private.has_clock(y.due_time) then interval '0' else interval '1 second' end, 'timeZone', y.time_zone)
        order by y.due_at, y.rank, y.id)
      from (select o.* from public.tasks o where o.account_id = any (mine) and o.removed_at is null and o.state <> 'done'
        and o.due_at < now() + interval '14 days' and private.is_ones_own(o) order by o.due_at, o.rank, o.id limit 5) y
      left join public.events e on e.id = y.event_id))
    from public.tasks t where t.account_id = any (mine) and t.removed_at is null);
end
$function$;

comment on function private.fact_task_management(uuid[]) is 'How many tasks there are, are open and are late; the rows are the caller''s (state mine), or nobody''s (free), of the next two weeks.';

reset check_function_bodies;
