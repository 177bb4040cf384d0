-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_wanted_sandboxes(demos jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(jsonb_agg(w.demo order by w.ready, not w.is_opened, w.place), '[]') from (
    select k.demo, k.place, coalesce(d.opened_at > now() - interval '30 days', false) as is_opened,
      (select count(*) from private.sandboxes s where s.demo = k.demo and s.opened_at is null and s.ends_at > now() + interval '1 hour') as ready,
      (select count(*) from private.sandboxes s where s.demo = k.demo and s.opened_at > now() - interval '10 minutes') as asked
    from jsonb_array_elements_text(demos) with ordinality as k (demo, place) left join private.demo_openings d on d.demo = k.demo) w
  where w.ready < case when w.is_opened then least(4 + w.asked, 16) when private.has_settled() then 1 else 0 end);
end
$function$;

comment on function public.list_wanted_sandboxes(jsonb) is 'Of which of these demos another sandbox should be made: one stands ready of each, four of those that were opened within thirty days, more where many come; the emptiest first.';

reset check_function_bodies;
