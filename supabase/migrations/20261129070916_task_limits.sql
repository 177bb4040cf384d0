-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

create table public.task_limits (
  event_id uuid not null,
  account_id uuid not null,
  state text not null check (state in ('todo', 'doing', 'blocked')),
  most smallint not null check (most between 1 and 99),
  primary key (event_id, state),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.task_limits is 'How many tasks of a state an event''s board takes; without a row as many as come.';
create index task_limits_event on public.task_limits (event_id, account_id);
alter table public.task_limits enable row level security;

CREATE OR REPLACE FUNCTION public.list_tasks(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  of text := coalesce(request ->> 'of', 'all');
  one_event uuid := (request ->> 'eventId')::uuid;
  reach uuid[];
  accounts uuid[];
  events uuid[];
  money_accounts uuid[];
  money_events uuid[];
  sees_money boolean;
  me uuid[] := array(select m.id from public.team_members m where m.user_id = (select auth.uid()));
  start integer := private.page_start(request);
  size integer := least(greatest(coalesce((request ->> 'size')::integer, 1000), 1), 1000);
  rows jsonb;
  total bigint;
begin
  if one_event is not null then
    reach := array(select e.account_id from public.events e where e.id = one_event);
    perform private.require_permission('tasks.read', reach[1], one_event);
    sees_money := private.may('money.read', reach[1], one_event);
  else
    accounts := array(select private.shown_accounts('tasks.read'));
    events := array(select private.shown_events('tasks.read'));
    reach := array(select private.shown_reach('tasks.read'));
    money_accounts := array(select private.shown_accounts('money.read'));
    money_events := array(select private.shown_events('money.read'));
  end if;
  with own as materialized (
    select t from public.tasks t
    where t.removed_at is null and t.account_id = any (reach)
      and (case when one_event is not null then t.event_id = one_event
        else t.account_id = any (accounts) or t.event_id = any (events) end)
      and (of <> 'mine'
        or exists (select from public.task_owners o where o.task_id = t.id and o.member_id = any (me))
        or t.created_by = (select auth.uid()) and t.event_id is null
          and not exists (select from public.task_owners o where o.task_id = t.id))
    order by t.rank, t.id),
  page as (select o.t from own o order by (o.t).rank, (o.t).id offset start limit size)
  select (select count(*) from own), (select coalesce(jsonb_agg(private.task_row(p.t,
    coalesce(sees_money, (p.t).account_id = any (money_accounts) or (p.t).event_id = any (money_events), false)) order by (p.t).rank, (p.t).id), '[]') from page p)
  into total, rows;
  return jsonb_build_object('total', total, 'rows', rows, 'limits', private.task_limits(one_event),
    'mayWrite', case when one_event is not null
        then jsonb_build_object('all', private.may('tasks.write', reach[1], one_event), 'events', '[]'::jsonb)
      else jsonb_build_object('all', exists (select from private.shown_accounts('tasks.write')),
        'events', (select coalesce(jsonb_agg(e), '[]') from private.shown_events('tasks.write') e)) end,
    -- Who may read no task is told no name; who reads those of chosen events, the people of these.
    'people', case when start > 0 or reach[1] is null then '[]'
      when one_event is not null then private.task_people(reach[1], array[one_event])
      else private.task_people(reach[1], case when reach[1] = any (accounts) then null else events end) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.copy_task_limits(source public.events, copy public.events)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.task_limits (event_id, account_id, state, most)
  select copy.id, copy.account_id, l.state, l.most from public.task_limits l where l.event_id = source.id
$function$;

CREATE OR REPLACE FUNCTION private.task_limits(of_event_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(l.state, l.most), '{}') from public.task_limits l where l.event_id = of_event_id
$function$;

CREATE OR REPLACE FUNCTION public.limit_tasks(event_id_param uuid, state_param text, most_param integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('tasks.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'task-management');
  if state_param is null or state_param not in ('todo', 'doing', 'blocked') then
    perform private.refuse(400, 'invalid_input', 'This column takes as many as come', 'state');
  elsif most_param not between 1 and 99 then
    perform private.refuse(400, 'invalid_input', 'A limit is a number from 1 to 99', 'most');
  elsif most_param is null then
    delete from public.task_limits l where l.event_id = event.id and l.state = state_param;
  else
    insert into public.task_limits (event_id, account_id, state, most) values (event.id, event.account_id, state_param, most_param)
    on conflict (event_id, state) do update set most = excluded.most;
  end if;
  return private.task_limits(event.id);
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF most ON public.task_limits FOR EACH ROW EXECUTE FUNCTION private.audit_row();

create policy "members see limits" on public.task_limits
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tasks.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tasks.read'::text) AS my_events))));

comment on function public.list_tasks(jsonb) is 'TaskList of {of: all, mine or event, eventId?, from, size up to 1000}: an event''s tasks, or those of all events of the chosen account; mine are those the caller owns, and what they wrote down for nobody. Which of them the caller may write, and the limits of that event''s board. With the first page, who can own them.';

comment on function private.copy_task_limits(public.events, public.events) is 'A board keeps its limits.';

comment on function private.task_limits(uuid) is 'TaskLimits of an event: {state: how many}.';

comment on function public.limit_tasks(uuid, text, integer) is 'How many tasks of a state (todo, doing, blocked) an event''s board takes, 1 to 99; null: as many as come. TaskLimits.';

comment on table public.task_limits is 'How many tasks of a state an event''s board takes; without a row as many as come.';

grant execute on function public.limit_tasks(uuid, text, integer) to authenticated;

grant execute on function public.limit_tasks(uuid, text, integer) to service_role;

grant select on table public.task_limits to authenticated;

grant all on table public.task_limits to service_role;

alter publication supabase_realtime add table public.task_limits;

select private.guard_half_sessions();

reset check_function_bodies;
