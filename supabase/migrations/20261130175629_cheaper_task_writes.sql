-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.add_task(uuid, uuid, text, jsonb);

CREATE OR REPLACE FUNCTION private.are_labels(value text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return cardinality(value) = 0 or (cardinality(value) <= 20 and not exists (
    select from unnest(value) l (label) where label is null or label <> trim(label) or length(label) not between 1 and 40
      or label ~ '[\u0001-\u001f\u007f\u2028\u2029]')
    and (select count(distinct lower(label)) = cardinality(value) from unnest(value) l (label)));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_checklist(value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  -- Kept as a plan: a table's check asks it anew with each row that is written.
  return value = '[]' or (jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 100
    and not exists (
      select from jsonb_array_elements(value) s (step)
      where jsonb_typeof(step) <> 'object' or jsonb_typeof(step -> 'done') is distinct from 'boolean'
        or step ->> 'id' is null or step ->> 'id' !~ '^[A-Za-z0-9-]{1,40}$'
        or length(trim(step ->> 'text')) not between 1 and 200 or jsonb_typeof(step -> 'text') is distinct from 'string'
        or (select count(*) from jsonb_object_keys(step)) <> 3)
    and (select count(distinct step ->> 'id') = jsonb_array_length(value) from jsonb_array_elements(value) s (step)));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_event_time(value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.is_rich_text(value jsonb, most_bytes integer DEFAULT 60000)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return jsonb_typeof(value) = 'object'
    and value -> 'version' = '1' and jsonb_typeof(value -> 'content') = 'array'
    and (select count(*) from jsonb_object_keys(value)) = 2
    and octet_length(value::text) <= most_bytes
    and not exists (
      select from jsonb_path_query(value, 'strict $.**.type') t (name)
      where jsonb_typeof(name) <> 'string' or name #>> '{}' not in (
        'paragraph', 'heading', 'bullets', 'numbers', 'item', 'quote', 'divider', 'picture',
        'text', 'break', 'mention', 'field', 'bold', 'italic', 'strike', 'code', 'link'))
    and not exists (
      select from jsonb_path_query(value, 'strict $.**.href') l (href)
      where jsonb_typeof(href) <> 'string' or not private.is_safe_link(href #>> '{}'))
    and not exists (
      select from jsonb_path_query(value, 'strict $.**.src') p (src)
      where jsonb_typeof(src) <> 'string'
        or src #>> '{}' !~ '^/storage/v1/object/public/[A-Za-z0-9_./%~-]+$'
        or src #>> '{}' ~* '/\.{1,2}(/|$)|//|%2f|%2e');
end
$function$;

CREATE OR REPLACE FUNCTION private.event_time_wall(value jsonb, event public.events)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

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
  new.start_local := private.event_time_wall(new.start_time, event);
  new.due_local := private.event_time_wall(new.due_time, event);
  if new.start_time ->> 'from' = 'activity' and new.start_local is null
    or new.due_time ->> 'from' = 'activity' and new.due_local is null then
    perform private.refuse(400, 'invalid_input', 'Choose an activity of this event', 'due');
  end if;
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

CREATE OR REPLACE FUNCTION private.task_owner_ids(of_task_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(jsonb_agg(coalesce(o.member_id, o.helper_id) order by o.created_at, o.id), '[]')
    from public.task_owners o where o.task_id = of_task_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.task_wait_ids(of_task_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Most wait for nothing, and then no other task need be looked at.
  if not exists (select from public.task_waits w where w.task_id = of_task_id) then
    return '[]';
  end if;
  return (select coalesce(jsonb_agg(w.waits_for_id order by t.rank, t.id), '[]')
    from public.task_waits w join public.tasks t on t.id = w.waits_for_id
    where w.task_id = of_task_id and t.removed_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.write_tasks(changes jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[] := array(select (c ->> 'id')::uuid from jsonb_array_elements(changes) c);
  place record;
  in_account_id uuid;
  change jsonb;
  done jsonb;
  undo jsonb[] := '{}';
  clashes jsonb := '[]';
begin
  if cardinality(ids) not between 1 and 2000 then
    perform private.refuse(400, 'invalid_input', 'Choose up to 2,000 tasks at once', 'tasks');
  end if;
  -- In one order for everybody, so that two who write many wait and do not lock each other out.
  perform from public.tasks t where t.id = any (ids) order by t.id for no key update;
  if (select count(*) from public.tasks t where t.id = any (ids)) <> (select count(distinct i) from unnest(ids) i) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  for place in select distinct t.account_id, t.event_id from public.tasks t where t.id = any (ids) loop
    perform private.require_permission('tasks.write', place.account_id, place.event_id);
    perform private.require_plan(place.account_id, 'task-management');
    if exists (select from jsonb_array_elements(changes) c where c -> 'patch' ? 'cost') then
      -- Who does not see what tasks cost does not write it either: a clash would tell it.
      perform private.require_permission('money.read', place.account_id, place.event_id);
    end if;
    in_account_id := place.account_id;
  end loop;
  for change in select * from jsonb_array_elements(changes) loop
    done := private.write_task((change ->> 'id')::uuid, coalesce(change -> 'patch', '{}'), (change ->> 'revision')::integer, change -> 'made');
    clashes := clashes || (done -> 'clashes');
    if done ->> 'before' is not null then
      undo := undo || (done -> 'before');
    end if;
  end loop;
  -- What is taken back goes the other way round.
  return jsonb_build_object('clashes', clashes, 'undoId', private.keep_undo(in_account_id,
      (select coalesce(jsonb_agg(u.change order by u.place desc), '[]') from unnest(undo) with ordinality u (change, place))),
    'tasks', private.seen_task_rows(ids || array(
      select d.next_id from public.tasks d where d.id = any (ids) and d.state = 'done' and d.next_id is not null)));
end
$function$;

CREATE OR REPLACE FUNCTION public.add_tasks(event_id_param uuid, inputs jsonb, zone_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  in_account_id uuid := case when event_id_param is null then private.chosen_account()
    else (select e.account_id from public.events e where e.id = event_id_param) end;
  ids uuid[];
  zone text := coalesce((select e.time_zone from public.events e where e.id = event_id_param),
    (select z.name from private.time_zones z where z.name = zone_param), 'UTC');
begin
  perform private.require_permission('tasks.write', in_account_id, event_id_param);
  perform private.require_plan(in_account_id, 'task-management');
  if exists (select from jsonb_array_elements(inputs) i where i ? 'cost') then
    perform private.require_permission('money.read', in_account_id, event_id_param);
  end if;
  if coalesce(jsonb_array_length(inputs), 0) not between 1 and 200 then
    perform private.refuse(400, 'invalid_input', 'Add up to 200 tasks at once', 'tasks');
  elsif (select count(*) from public.tasks t where t.account_id = in_account_id and t.removed_at is null) > 20000 then
    perform private.refuse(409, 'conflict', 'There are 20,000 tasks already: remove some first', 'tasks');
  end if;
  ids := private.insert_tasks(in_account_id, event_id_param, zone, inputs);
  return jsonb_build_object('clashes', '[]'::jsonb,
    'undoId', private.keep_undo(in_account_id, (select jsonb_agg(jsonb_build_object('id', i, 'patch', '{"removed": true}'::jsonb)) from unnest(ids) i)),
    'tasks', private.seen_task_rows(ids));
end
$function$;

CREATE OR REPLACE FUNCTION private.insert_tasks(in_account_id uuid, at_event_id uuid, zone text, inputs jsonb)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  plain constant text[] := '{id,templateKey,title,notes,priority,stage,start,due,labels,checklist,repeat,cost}';
  input jsonb;
  ids uuid[] := '{}';
  last_rank numeric := (select max(t.rank) from public.tasks t
    where t.account_id = in_account_id and t.event_id is not distinct from at_event_id);
  more record;
begin
  for input in select * from jsonb_array_elements(inputs) loop
    perform private.check_task_fields('{"title": ""}' || (input - array['id', 'templateKey']), at_event_id);
    ids := ids || coalesce((input ->> 'id')::uuid, gen_random_uuid());
  end loop;
  -- In one statement, so that the table's checks are made ready once and not with each row.
  insert into public.tasks (id, account_id, event_id, title, notes, priority, stage, start_time, due_time, time_zone, labels, checklist, repeat,
    cost_minor, cost_currency, rank, template_key, created_by)
  select ids[n.place], in_account_id, at_event_id, trim(private.without_turns(n.task ->> 'title')), nullif(n.task -> 'notes', 'null'),
    coalesce(n.task ->> 'priority', 'none'), n.task ->> 'stage', nullif(n.task -> 'start', 'null'), nullif(n.task -> 'due', 'null'), zone,
    array(select trim(l) from jsonb_array_elements_text(n.task -> 'labels') l), coalesce(n.task -> 'checklist', '[]'), nullif(n.task -> 'repeat', 'null'),
    (n.task -> 'cost' ->> 'minor')::bigint, n.task -> 'cost' ->> 'currency', coalesce(last_rank, 0) + 1024 * n.place, n.task ->> 'templateKey', auth.uid()
  from jsonb_array_elements(inputs) with ordinality n (task, place);
  -- Who does it, what it waits for and that it is done tell others: that is a write like any other.
  for more in
    select ids[n.place] as id, n.task - plain as patch from jsonb_array_elements(inputs) with ordinality n (task, place)
    where n.task - plain <> '{}' order by n.place loop
    perform private.write_task(more.id, more.patch, null);
  end loop;
  return ids;
end
$function$;

comment on function private.insert_tasks(uuid, uuid, text, jsonb) is 'New tasks from NewTask[], at the end of their event''s in the order in which they come; their ids. An id of one''s own is for what is to be waited for. Whether the caller may is asked by who calls.';

reset check_function_bodies;
