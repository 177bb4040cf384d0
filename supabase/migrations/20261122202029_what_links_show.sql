-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

update private.link_kinds set shows = '{}' where kind in ('directory', 'shared_venue');

CREATE OR REPLACE FUNCTION public.get_plan_impact(plan_type_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own_account uuid := private.account_of_user((select auth.uid()));
  gate record;
  counted bigint;
  frozen jsonb := '[]';
begin
  if own_account is null then
    perform private.refuse(403, 'not_allowed', 'Sign in first');
  end if;
  if plan_type_param is null or plan_type_param not in ('free', 'premium', 'pro', 'business') then
    perform private.refuse(400, 'invalid_input', 'Choose free, premium, pro or business', 'plan_type_param');
  end if;
  -- The gates themselves say which tables they freeze, so that none is forgotten here.
  for gate in
    select distinct g.feature_key, g.title, g.required_plan, c.relname, private.plan_rank(g.required_plan) as rank
    from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    join public.plan_gates g
      on g.feature_key = split_part(encode(t.tgargs, 'escape'), '\000', 1)
    where t.tgfoid = 'private.gate_write'::regproc and c.relnamespace = 'public'::regnamespace
      and private.plan_rank(g.required_plan) > private.plan_rank(plan_type_param)
    order by rank, g.title, c.relname
  loop
    execute format('select count(*) from public.%I line where line.account_id = $1%s', gate.relname,
      case when gate.relname = 'team_members' then ' and line.role <> ''owner'' and line.status <> ''removed''' else '' end)
    into counted using own_account;
    if counted > 0 then
      frozen := frozen || jsonb_build_object('featureKey', gate.feature_key, 'title', gate.title,
        'requiredPlan', gate.required_plan, 'kind', gate.relname, 'count', counted);
    end if;
  end loop;
  return jsonb_build_object('planType', plan_type_param, 'frozen', frozen,
    'eventsToCome', (select count(*) from public.events e
      where e.account_id = own_account and e.status = 'published' and e.end_date > now()),
    'ticketsSold', (select count(*) from public.tickets t join public.events e on e.id = t.event_id
      where t.account_id = own_account and t.status in ('valid', 'checked_in') and e.end_date > now()));
end
$function$;

comment on column private.link_kinds.shows is 'What of an event or a campaign may be seen through it.';

comment on function private.kinds_opening(text) is 'Which kinds of link open an event, its RSVP, its tickets, its countdown or a campaign.';

reset check_function_bodies;
