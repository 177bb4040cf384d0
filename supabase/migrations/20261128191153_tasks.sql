-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.are_labels(value text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select cardinality(value) <= 20 and not exists (
    select from unnest(value) l (label) where label is null or label <> trim(label) or length(label) not between 1 and 40
      or label ~ '[\u0001-\u001f\u007f\u2028\u2029]')
    and (select count(distinct lower(label)) = cardinality(value) from unnest(value) l (label))
$function$;

CREATE OR REPLACE FUNCTION private.has_clock(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select value ->> 'kind' = 'moment' or value ? 'minutes' or value ->> 'kind' = 'relative' and value ? 'at' $function$;

CREATE OR REPLACE FUNCTION private.is_checklist(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 100
    and not exists (
      select from jsonb_array_elements(value) s (step)
      where jsonb_typeof(step) <> 'object' or jsonb_typeof(step -> 'done') is distinct from 'boolean'
        or step ->> 'id' is null or step ->> 'id' !~ '^[A-Za-z0-9-]{1,40}$'
        or length(trim(step ->> 'text')) not between 1 and 200 or jsonb_typeof(step -> 'text') is distinct from 'string'
        or (select count(*) from jsonb_object_keys(step)) <> 3)
    and (select count(distinct step ->> 'id') = jsonb_array_length(value) from jsonb_array_elements(value) s (step))
$function$;

CREATE OR REPLACE FUNCTION private.is_day(text_param text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(case when text_param ~ '^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then
    right(text_param, 2)::integer <= extract(day from make_date(left(text_param, 4)::integer, substr(text_param, 6, 2)::integer, 1)
      + interval '1 month' - interval '1 day') end, false)
$function$;

comment on function private.is_day(text) is 'Whether it is a day of the calendar, `YYYY-MM-DD`, of the years 1000 to 2999.';

CREATE OR REPLACE FUNCTION private.is_event_time(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(value) = 'object' and case value ->> 'kind'
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
    end, false)
$function$;

CREATE OR REPLACE FUNCTION private.is_task_repeat(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(value) = 'object' and (select count(*) from jsonb_object_keys(value)) = 2
    and jsonb_typeof(value -> 'every') = 'number' and value ->> 'every' ~ '^[1-9]\d?$'
    and value ->> 'unit' in ('day', 'week', 'month', 'year'), false)
$function$;

CREATE OR REPLACE FUNCTION private.shifted_event_time(value jsonb, by_days integer)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when value ->> 'kind' = 'day' then jsonb_set(value, '{day}', to_jsonb(((value ->> 'day')::date + by_days)::text))
    when value ->> 'kind' = 'moment' then jsonb_set(value, '{at}',
      to_jsonb(to_char((value ->> 'at')::timestamp + make_interval(days => by_days), 'YYYY-MM-DD"T"HH24:MI')))
    when value ? 'days' then jsonb_set(value, '{days}', to_jsonb((value ->> 'days')::integer + by_days))
    when value ? 'minutes' then jsonb_set(value, '{minutes}', to_jsonb((value ->> 'minutes')::integer + by_days * 1440)) end
$function$;

-- Tasks: what is to be done for an event or beside any, by whom, until when, and what waits for what.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('task-management', 'Task Management', 'pro', 'tasks, who does them and when');

insert into private.notice_topics (topic, usual, permission) values
  ('task', 'now', 'tasks.read'),
  ('task_due', 'now', 'tasks.read');

insert into private.domain_event_kinds (kind) values ('task.added'), ('task.done'), ('task.reopened');

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid,
  title text not null check (title = trim(title) and length(title) between 1 and 200),
  notes jsonb check (notes is null or private.is_rich_text(notes)),
  state text not null default 'todo' check (state in ('todo', 'doing', 'blocked', 'done')),
  priority text not null default 'none' check (priority in ('none', 'low', 'medium', 'high')),
  stage text check (stage ~ '^[a-z0-9-]{1,40}$'),
  start_time jsonb check (start_time is null or private.is_event_time(start_time)),
  due_time jsonb check (due_time is null or private.is_event_time(due_time)),
  start_local timestamp,
  due_local timestamp,
  due_at timestamptz,
  time_zone text not null references private.time_zones (name),
  labels text[] not null default '{}' check (private.are_labels(labels)),
  checklist jsonb not null default '[]' check (private.is_checklist(checklist)),
  repeat jsonb check (repeat is null or private.is_task_repeat(repeat)),
  next_id uuid references public.tasks (id) on delete set null,
  cost_minor bigint check (cost_minor between 0 and 100000000000),
  cost_currency text check (cost_currency ~ '^[A-Z]{3}$'),
  rank numeric not null,
  revision integer not null default 1 check (revision > 0),
  field_revisions jsonb not null default '{}' check (jsonb_typeof(field_revisions) = 'object'),
  template_key text check (length(template_key) <= 80),
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  check ((cost_minor is null) = (cost_currency is null)),
  check ((state = 'done') = (done_at is not null)),
  check (event_id is not null or coalesce(start_time ->> 'kind', '') <> 'relative' and coalesce(due_time ->> 'kind', '') <> 'relative'),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.tasks is 'What is to be done. Of an event, or of the account alone; one that was taken away stays for thirty days, so that it can come back.';
comment on column public.tasks.notes is 'RichText.';
comment on column public.tasks.stage is 'The stage of the planning journey; null: found by its time.';
comment on column public.tasks.start_time is 'EventTime: as it was said.';
comment on column public.tasks.due_time is 'EventTime: as it was said.';
comment on column public.tasks.start_local is 'Filled in: what start_time comes to, by the clock of time_zone.';
comment on column public.tasks.due_local is 'Filled in: what due_time comes to, by the clock of time_zone; midnight for a whole day.';
comment on column public.tasks.due_at is 'Filled in: from when it is late.';
comment on column public.tasks.time_zone is 'Filled in: the event''s; of a task of no event its maker''s.';
comment on column public.tasks.checklist is 'TaskStep[].';
comment on column public.tasks.repeat is 'TaskRepeat: how long after its own day the next one is due, made when this one is done.';
comment on column public.tasks.next_id is 'The one that was made when this was done.';
comment on column public.tasks.rank is 'Its place within its column of the board and among its like in lists.';
comment on column public.tasks.revision is 'Rises with each write.';
comment on column public.tasks.field_revisions is '{field: the revision in which it was last written}, so that two who write at once are merged by field.';
comment on column public.tasks.template_key is 'The task of a template that it was made from.';
create index tasks_event on public.tasks (event_id, rank, id) where removed_at is null;
create index tasks_event_account on public.tasks (event_id, account_id);
create index tasks_account on public.tasks (account_id, due_at, id) where removed_at is null;
create index tasks_of_account on public.tasks (account_id, id);
create index tasks_due on public.tasks (due_at) where removed_at is null and state <> 'done';
create index tasks_removed on public.tasks (removed_at) where removed_at is not null;
create index tasks_next on public.tasks (next_id);
create index tasks_time_zone on public.tasks (time_zone);
create index tasks_done_by on public.tasks (done_by);
create index tasks_created_by on public.tasks (created_by);
alter table public.tasks enable row level security;

create table public.task_helpers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  name text not null check (name = trim(name) and length(name) between 1 and 200),
  email text check (email = lower(email) and length(email) <= 254),
  locale text check (locale ~ '^[a-z]{2,3}$'),
  generation integer not null default 1 check (generation > 0),
  token_hash bytea not null unique,
  seen_at timestamptz,
  revoked_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.task_helpers is 'Somebody without an account who helps with an event: their own link shows the tasks that they own.';
comment on column public.task_helpers.generation is 'Of the link; a new one opens nothing with the one before it.';
comment on column public.task_helpers.seen_at is 'When their link was last opened.';
comment on column public.task_helpers.revoked_at is 'Since when their link opens nothing.';
create index task_helpers_event on public.task_helpers (event_id, account_id);
create index task_helpers_account on public.task_helpers (account_id, email) where email is not null;
create index task_helpers_created_by on public.task_helpers (created_by);
alter table public.task_helpers enable row level security;

create table public.task_owners (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null,
  account_id uuid not null,
  member_id uuid,
  helper_id uuid,
  told_due timestamptz,
  told_late timestamptz,
  created_at timestamptz not null default now(),
  unique (task_id, member_id),
  unique (task_id, helper_id),
  check (num_nonnulls(member_id, helper_id) = 1),
  foreign key (task_id, account_id) references public.tasks (id, account_id) on delete cascade,
  foreign key (member_id, account_id) references public.team_members (id, account_id) on delete cascade,
  foreign key (helper_id, account_id) references public.task_helpers (id, account_id) on delete cascade
);
comment on table public.task_owners is 'Who does a task: one of the team, or somebody with a link.';
comment on column public.task_owners.told_due is 'The due_at of which they were reminded on the day before.';
comment on column public.task_owners.told_late is 'The due_at of which they were told that it has passed.';
create index task_owners_task on public.task_owners (task_id, account_id);
create index task_owners_member on public.task_owners (member_id, account_id);
create index task_owners_helper on public.task_owners (helper_id, account_id);
alter table public.task_owners enable row level security;

create table public.task_waits (
  task_id uuid not null,
  waits_for_id uuid not null,
  account_id uuid not null,
  primary key (task_id, waits_for_id),
  check (task_id <> waits_for_id),
  foreign key (task_id, account_id) references public.tasks (id, account_id) on delete cascade,
  foreign key (waits_for_id, account_id) references public.tasks (id, account_id) on delete cascade
);
comment on table public.task_waits is 'What must be done before a task; never in a ring.';
create index task_waits_task on public.task_waits (task_id, account_id);
create index task_waits_for on public.task_waits (waits_for_id, account_id);
alter table public.task_waits enable row level security;

create table private.task_undos (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  made_at timestamptz not null default now()
);
comment on table private.task_undos is 'How each write of tasks is taken back: TaskChange[] with what stood there, each with the revision after it. Kept for a day.';
create index task_undos_account on private.task_undos (account_id);
create index task_undos_user on private.task_undos (user_id);
create index task_undos_made on private.task_undos (made_at);
alter table private.task_undos enable row level security;

-- rows public.permissions: {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, " becomes {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, "
-- rows public.role_permissions: {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "announcements.read"} {"role_id": "2e21fec1-fbf1-9 becomes {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "announcements.read"} {"role_id": "2e21fec1-fbf1-9
insert into public.permissions (permission, of_events, needs_team, opens) values
  ('tasks.read', true, false, '{}'),
  ('tasks.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('tasks.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[]),
  ('tasks.write', '{owner,admin,editor,volunteer_coordinator}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

CREATE OR REPLACE FUNCTION private.campaign_local(campaign public.email_campaigns)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  if campaign.timing is null or campaign.timing ->> 'from' = 'invitation' or campaign.ended_at is not null then
    return campaign.goes_local;
  end if;
  select * into event from public.events e where e.id = campaign.event_id;
  return private.event_time_wall(campaign.timing || '{"kind": "relative"}', event);
end
$function$;

CREATE OR REPLACE FUNCTION private.add_task(in_account_id uuid, at_event_id uuid, zone text, input jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks;
  fields jsonb := input - array['id', 'templateKey'];
begin
  if private.check_text(input ->> 'title', 200, 'title', 'A task''s name') is null then
    perform private.refuse(400, 'invalid_input', 'Say what is to be done', 'title');
  end if;
  insert into public.tasks (id, account_id, event_id, title, time_zone, rank, template_key, created_by)
  values (coalesce((input ->> 'id')::uuid, gen_random_uuid()), in_account_id, at_event_id, trim(input ->> 'title'), zone,
    coalesce((select max(t.rank) from public.tasks t where t.account_id = in_account_id and t.event_id is not distinct from at_event_id), 0) + 1024,
    input ->> 'templateKey', auth.uid())
  returning * into task;
  if fields - 'title' <> '{}' then
    perform private.write_task(task.id, fields - 'title', null);
  end if;
  return task.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_task_fields(fields jsonb, event_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  name text;
begin
  for name in select jsonb_object_keys(fields) loop
    if name not in ('title', 'notes', 'state', 'priority', 'stage', 'start', 'due', 'labels', 'owners', 'waitsFor', 'checklist', 'repeat', 'cost', 'rank', 'removed') then
      perform private.refuse(400, 'invalid_input', 'A task has no such field', name);
    end if;
  end loop;
  if fields ? 'title' and private.check_text(fields ->> 'title', 200, 'title', 'A task''s name') is null then
    perform private.refuse(400, 'invalid_input', 'Say what is to be done', 'title');
  elsif fields ->> 'notes' is not null and not private.is_rich_text(fields -> 'notes') then
    perform private.refuse(400, 'invalid_input', 'The notes are too long, or of a form that cannot be kept', 'notes');
  elsif fields ? 'state' and coalesce(fields ->> 'state', '') not in ('todo', 'doing', 'blocked', 'done') then
    perform private.refuse(400, 'invalid_input', 'Choose a state', 'state');
  elsif fields ? 'priority' and coalesce(fields ->> 'priority', '') not in ('none', 'low', 'medium', 'high') then
    perform private.refuse(400, 'invalid_input', 'Choose a priority', 'priority');
  elsif fields ->> 'stage' !~ '^[a-z0-9-]{1,40}$' then
    perform private.refuse(400, 'invalid_input', 'Choose a stage', 'stage');
  elsif fields ->> 'start' is not null and not private.is_event_time(fields -> 'start') then
    perform private.refuse(400, 'invalid_input', 'Say when it begins', 'start');
  elsif fields ->> 'due' is not null and not private.is_event_time(fields -> 'due') then
    perform private.refuse(400, 'invalid_input', 'Say until when it is to be done', 'due');
  elsif event_id is null and 'relative' in (fields -> 'start' ->> 'kind', fields -> 'due' ->> 'kind') then
    perform private.refuse(400, 'invalid_input', 'A task of no event has a day of its own', 'due');
  elsif fields ? 'checklist' and private.is_checklist(fields -> 'checklist') is not true then
    perform private.refuse(400, 'invalid_input', 'A checklist has up to 100 steps of up to 200 characters', 'checklist');
  elsif fields ->> 'repeat' is not null and not private.is_task_repeat(fields -> 'repeat') then
    perform private.refuse(400, 'invalid_input', 'Say how often it comes again', 'repeat');
  elsif fields ? 'labels' and (jsonb_typeof(fields -> 'labels') <> 'array'
    or private.are_labels(array(select jsonb_array_elements_text(fields -> 'labels'))) is not true) then
    perform private.refuse(400, 'invalid_input', 'A task has up to 20 labels of up to 40 characters', 'labels');
  elsif fields ->> 'cost' is not null and (fields -> 'cost' ->> 'minor' !~ '^\d{1,12}$' or fields -> 'cost' ->> 'currency' !~ '^[A-Z]{3}$'
    or fields -> 'cost' ->> 'minor' is null or fields -> 'cost' ->> 'currency' is null) then
    perform private.refuse(400, 'invalid_input', 'Enter an amount with its currency', 'cost');
  elsif fields ? 'owners' and jsonb_array_length(fields -> 'owners') > 20 then
    perform private.refuse(400, 'invalid_input', 'A task has up to 20 owners', 'owners');
  elsif fields ? 'waitsFor' and jsonb_array_length(fields -> 'waitsFor') > 50 then
    perform private.refuse(400, 'invalid_input', 'A task waits for up to 50 others', 'waitsFor');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.checklist_with(list jsonb, changes jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  change jsonb;
  step jsonb;
begin
  for change in select * from jsonb_array_elements(changes) loop
    step := (select s from jsonb_array_elements(list) s where s ->> 'id' = change ->> 'id');
    if change -> 'removed' = 'true' then
      list := coalesce((select jsonb_agg(s.step order by s.place) from jsonb_array_elements(list) with ordinality s (step, place)
        where s.step ->> 'id' <> change ->> 'id'), '[]');
    elsif step is null then
      -- One that somebody else took away in the meantime is not made again by a tick.
      if change ? 'text' then
        list := list || jsonb_build_array(jsonb_build_object('id', change -> 'id', 'text', change -> 'text', 'done', coalesce(change -> 'done', 'false')));
      end if;
    else
      list := (select jsonb_agg(case when s.step ->> 'id' = change ->> 'id' then s.step || (change - 'removed') else s.step end order by s.place)
        from jsonb_array_elements(list) with ordinality s (step, place));
    end if;
  end loop;
  return list;
end
$function$;

CREATE OR REPLACE FUNCTION private.copied_event_time(value jsonb, wall timestamp without time zone, source public.events, copy public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when value ->> 'kind' = 'relative' and value ->> 'from' <> 'activity' then value
    else private.shifted_event_time(case when value ->> 'from' = 'activity' then private.fixed_event_time(value, wall) else value end,
      copy.start_local::date - source.start_local::date) end
$function$;

CREATE OR REPLACE FUNCTION private.copy_tasks(source public.events, copy public.events)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  days integer := copy.start_local::date - source.start_local::date;
begin
  with kept as (
    select t.*, gen_random_uuid() as copy_id from public.tasks t where t.event_id = source.id and t.removed_at is null),
  made as (
    insert into public.tasks (id, account_id, event_id, title, notes, priority, stage, start_time, due_time, time_zone, labels, checklist,
      repeat, cost_minor, cost_currency, rank, template_key, created_by)
    select k.copy_id, copy.account_id, copy.id, k.title, k.notes, k.priority, k.stage,
      private.copied_event_time(k.start_time, k.start_local, source, copy), private.copied_event_time(k.due_time, k.due_local, source, copy),
      copy.time_zone, k.labels, coalesce((select jsonb_agg(s.step || '{"done": false}' order by s.place)
        from jsonb_array_elements(k.checklist) with ordinality s (step, place)), '[]'),
      k.repeat, k.cost_minor, k.cost_currency, k.rank, k.template_key, auth.uid()
    from kept k returning id)
  insert into public.task_waits (task_id, waits_for_id, account_id)
  select a.copy_id, b.copy_id, copy.account_id from kept a
  join public.task_waits w on w.task_id = a.id join kept b on b.id = w.waits_for_id
  where exists (select from made);
end
$function$;

CREATE OR REPLACE FUNCTION private.event_time_end(value jsonb, wall timestamp without time zone, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.instant_of(case when private.has_clock(value) then wall else wall + interval '1 day' end, zone)
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
  return date_trunc('day', origin) + make_interval(days => (value ->> 'days')::integer)
    + coalesce((value ->> 'at')::interval, interval '0');
end
$function$;

CREATE OR REPLACE FUNCTION private.fixed_event_time(value jsonb, wall timestamp without time zone)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when private.has_clock(value) then jsonb_build_object('kind', 'moment', 'at', private.wall_text(wall))
    else jsonb_build_object('kind', 'day', 'day', wall::date::text) end
$function$;

CREATE OR REPLACE FUNCTION private.forget_task_helpers(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.task_helpers h where h.account_id = person.account_id and h.email = person.email;
$function$;

CREATE OR REPLACE FUNCTION private.is_over_task(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from public.tasks t join public.task_owners o on o.task_id = t.id
    join public.team_members m on m.id = o.member_id and m.user_id = told.user_id
    where t.id = told.subject_id and t.removed_at is null and t.state <> 'done')
$function$;

CREATE OR REPLACE FUNCTION private.is_over_task_due(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_over_task(told) or not exists (
    select from public.tasks t where t.id = told.subject_id and t.due_at = (told.detail ->> 'dueAt')::timestamptz)
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

CREATE OR REPLACE FUNCTION private.keep_undo(in_account_id uuid, changes jsonb)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.task_undos (account_id, user_id, changes)
  select in_account_id, (select auth.uid()), changes where changes <> '[]' and (select auth.uid()) is not null
  returning id
$function$;

CREATE OR REPLACE FUNCTION private.move_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The trigger of each row works out its time anew.
  if tg_table_name = 'events' then
    update public.tasks t set time_zone = new.time_zone where t.event_id = new.id
      and (t.time_zone <> new.time_zone or t.start_time ->> 'kind' = 'relative' or t.due_time ->> 'kind' = 'relative');
  elsif tg_op = 'UPDATE' then
    update public.tasks t set time_zone = t.time_zone where t.event_id = new.event_id
      and new.id::text in (t.start_time ->> 'activityId', t.due_time ->> 'activityId');
  else
    update public.tasks t set
      start_time = case when t.start_time ->> 'activityId' = old.id::text then private.fixed_event_time(t.start_time, t.start_local) else t.start_time end,
      due_time = case when t.due_time ->> 'activityId' = old.id::text then private.fixed_event_time(t.due_time, t.due_local) else t.due_time end
    where t.event_id = old.event_id and old.id::text in (t.start_time ->> 'activityId', t.due_time ->> 'activityId');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_task(target_task_id uuid, wanted text)
 RETURNS public.tasks
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks;
begin
  select * into task from public.tasks t where t.id = target_task_id;
  perform private.require_permission(wanted, task.account_id, task.event_id);
  return task;
end
$function$;

CREATE OR REPLACE FUNCTION private.repeat_task(task public.tasks)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  from_wall timestamp := coalesce(task.due_local, task.start_local, now() at time zone task.time_zone);
  days integer := (from_wall + ((task.repeat ->> 'every') || ' ' || (task.repeat ->> 'unit'))::interval)::date - from_wall::date;
  next public.tasks;
begin
  insert into public.tasks (account_id, event_id, title, notes, priority, stage, start_time, due_time, time_zone, labels, checklist,
    repeat, cost_minor, cost_currency, rank, template_key, created_by)
  values (task.account_id, task.event_id, task.title, task.notes, task.priority, task.stage, private.shifted_event_time(task.start_time, days),
    coalesce(private.shifted_event_time(task.due_time, days), jsonb_build_object('kind', 'day', 'day', (from_wall::date + days)::text)),
    task.time_zone, task.labels, coalesce((select jsonb_agg(s.step || '{"done": false}' order by s.place)
      from jsonb_array_elements(task.checklist) with ordinality s (step, place)), '[]'),
    task.repeat, task.cost_minor, task.cost_currency, task.rank, task.template_key, auth.uid())
  returning * into next;
  insert into public.task_owners (task_id, account_id, member_id, helper_id, created_at)
  select next.id, o.account_id, o.member_id, o.helper_id, o.created_at from public.task_owners o where o.task_id = task.id;
  update public.tasks t set next_id = next.id where t.id = task.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_task_owners(task public.tasks, people jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted uuid[] := array(select jsonb_array_elements_text(people)::uuid);
  new_people uuid[];
begin
  delete from public.task_owners o where o.task_id = task.id and coalesce(o.member_id, o.helper_id) <> all (wanted);
  with added as (
    insert into public.task_owners (task_id, account_id, member_id, helper_id, created_at)
    select task.id, task.account_id, m.id, h.id, clock_timestamp() + make_interval(secs => w.place / 1000000.0)
    from unnest(wanted) with ordinality w (id, place)
    left join public.team_members m on m.id = w.id and m.account_id = task.account_id
    left join public.task_helpers h on h.id = w.id and h.account_id = task.account_id and h.event_id = task.event_id
    where num_nonnulls(m.id, h.id) = 1
    on conflict do nothing returning member_id)
  select array_agg(m.user_id) into new_people from added a join public.team_members m on m.id = a.member_id;
  if (select count(*) from public.task_owners o where o.task_id = task.id) <> (select count(distinct w) from unnest(wanted) w) then
    perform private.refuse(400, 'invalid_input', 'Choose somebody of the team or a helper of this event', 'owners');
  end if;
  if new_people is not null and task.state <> 'done' and task.removed_at is null then
    perform private.notify(new_people, 'task', jsonb_build_object('taskId', task.id, 'title', task.title,
      'name', (select p.display_name from public.profiles p where p.user_id = auth.uid())), task.account_id, task.event_id, task.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_task_waits(task public.tasks, others jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted uuid[] := array(select jsonb_array_elements_text(others)::uuid);
begin
  -- Two who close a ring from its two sides wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('task_waits:' || task.account_id, 0));
  delete from public.task_waits w where w.task_id = task.id and w.waits_for_id <> all (wanted);
  insert into public.task_waits (task_id, waits_for_id, account_id)
  select task.id, t.id, task.account_id from public.tasks t
  where t.id = any (wanted) and t.id <> task.id and t.account_id = task.account_id and t.event_id is not distinct from task.event_id
  on conflict do nothing;
  if (select count(*) from public.task_waits w where w.task_id = task.id) <> (select count(distinct w) from unnest(wanted) w) then
    perform private.refuse(400, 'invalid_input', 'A task waits for others of the same event', 'waitsFor');
  end if;
  if exists (
    with recursive ahead (id) as (
      select unnest(wanted)
      union
      select w.waits_for_id from ahead a join public.task_waits w on w.task_id = a.id)
    select from ahead a where a.id = task.id) then
    perform private.refuse(409, 'conflict', 'These tasks would wait for each other in a ring, and none could begin', 'waitsFor');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.task_cost(task public.tasks)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when task.cost_minor is not null then jsonb_build_object('minor', task.cost_minor, 'currency', task.cost_currency) end
$function$;

CREATE OR REPLACE FUNCTION private.task_fields(task public.tasks)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('title', task.title, 'notes', task.notes, 'state', task.state, 'priority', task.priority,
    'stage', task.stage, 'start', task.start_time, 'due', task.due_time, 'labels', to_jsonb(task.labels),
    'owners', private.task_owner_ids(task.id), 'waitsFor', private.task_wait_ids(task.id), 'checklist', task.checklist,
    'repeat', task.repeat, 'cost', private.task_cost(task), 'rank', task.rank::text, 'removed', task.removed_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.task_owner_ids(of_task_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(coalesce(o.member_id, o.helper_id) order by o.created_at, o.id), '[]')
  from public.task_owners o where o.task_id = of_task_id
$function$;

CREATE OR REPLACE FUNCTION private.task_people(of_account_id uuid, at_event_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(p.person order by p.place, p.name), '[]') from (
    select case when m.user_id = (select auth.uid()) then 0 else 1 end as place, lower(f.display_name) as name,
      jsonb_build_object('id', m.id, 'kind', 'member', 'name', f.display_name, 'avatarUrl', f.avatar_url,
        'isMe', m.user_id = (select auth.uid()), 'isGone', m.status <> 'active') as person
    from public.team_members m join public.profiles f on f.user_id = m.user_id
    where m.account_id = of_account_id and (
      m.status = 'active' and (m.event_scope = 'all' or exists (
        select from public.member_events e where e.member_id = m.id and (at_event_id is null or e.event_id = at_event_id)))
      or exists (select from public.task_owners o where o.member_id = m.id and o.account_id = of_account_id))
    union all
    select 2, lower(h.name), jsonb_build_object('id', h.id, 'kind', 'helper', 'name', h.name, 'avatarUrl', null,
      'isMe', false, 'isGone', h.revoked_at is not null)
    from public.task_helpers h where h.account_id = of_account_id and (at_event_id is null or h.event_id = at_event_id)) p
$function$;

CREATE OR REPLACE FUNCTION private.task_rank(task public.tasks, patch jsonb)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  low numeric;
  high numeric;
begin
  if patch ? 'after' and patch ->> 'after' is not null then
    low := (select t.rank from public.tasks t where t.id = (patch ->> 'after')::uuid and t.account_id = task.account_id);
    high := (select min(t.rank) from public.tasks t where t.account_id = task.account_id and t.event_id is not distinct from task.event_id
      and t.rank > low and t.id <> task.id);
  else
    high := case when patch ->> 'before' is not null
      then (select t.rank from public.tasks t where t.id = (patch ->> 'before')::uuid and t.account_id = task.account_id)
      else (select min(t.rank) from public.tasks t where t.account_id = task.account_id and t.event_id is not distinct from task.event_id and t.id <> task.id) end;
    low := (select max(t.rank) from public.tasks t where t.account_id = task.account_id and t.event_id is not distinct from task.event_id
      and t.rank < high and t.id <> task.id);
  end if;
  return case when low is null and high is null then task.rank when high is null then low + 1024 when low is null then high - 1024
    else (low + high) / 2 end;
end
$function$;

CREATE OR REPLACE FUNCTION private.task_record(task public.tasks)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.task_row(task) || jsonb_build_object('notes', task.notes, 'checklist', task.checklist,
    'mayWrite', private.may('tasks.write', task.account_id, task.event_id),
    'event', (select jsonb_build_object('name', e.name, 'startLocal', private.wall_text(e.start_local),
      'endLocal', private.wall_text(e.end_local)) from public.events e where e.id = task.event_id),
    'waiting', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'state', t.state) order by t.rank, t.id), '[]')
      from public.task_waits w join public.tasks t on t.id = w.task_id where w.waits_for_id = task.id and t.removed_at is null),
    'blockers', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'state', t.state) order by t.rank, t.id), '[]')
      from public.task_waits w join public.tasks t on t.id = w.waits_for_id where w.task_id = task.id and t.removed_at is null),
    'people', private.task_people(task.account_id, task.event_id),
    'createdAt', task.created_at,
    'createdBy', (select p.display_name from public.profiles p where p.user_id = task.created_by));
end
$function$;

CREATE OR REPLACE FUNCTION private.task_row(task public.tasks)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', task.id, 'eventId', task.event_id, 'title', task.title, 'state', task.state,
    'priority', task.priority, 'stage', task.stage, 'start', task.start_time, 'due', task.due_time,
    'startLocal', private.wall_text(task.start_local), 'dueLocal', private.wall_text(task.due_local), 'dueAt', task.due_at,
    'timeZone', task.time_zone, 'labels', to_jsonb(task.labels), 'owners', private.task_owner_ids(task.id),
    'waitsFor', private.task_wait_ids(task.id), 'stepsDone', (select count(*) from jsonb_array_elements(task.checklist) s where s -> 'done' = 'true'),
    'stepsAll', jsonb_array_length(task.checklist), 'hasNotes', task.notes is not null, 'repeat', task.repeat,
    'cost', private.task_cost(task), 'rank', task.rank::double precision, 'revision', task.revision, 'doneAt', task.done_at,
    'templateKey', task.template_key, 'removed', task.removed_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.task_wait_ids(of_task_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(w.waits_for_id order by t.rank, t.id), '[]')
  from public.task_waits w join public.tasks t on t.id = w.waits_for_id
  where w.task_id = of_task_id and t.removed_at is null
$function$;

CREATE OR REPLACE FUNCTION private.task_wanted(now jsonb, patch jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  wanted jsonb := patch - array['shiftDays', 'addOwners', 'removeOwners', 'addLabels', 'removeLabels', 'addWaits', 'removeWaits', 'steps', 'after', 'before'];
  days integer := (patch ->> 'shiftDays')::integer;
begin
  if days is not null then
    wanted := wanted || jsonb_build_object('start', private.shifted_event_time(now -> 'start', days),
      'due', private.shifted_event_time(now -> 'due', days));
  end if;
  if patch ?| array['addOwners', 'removeOwners'] then
    wanted := wanted || jsonb_build_object('owners', private.with_and_without(now -> 'owners', patch -> 'addOwners', patch -> 'removeOwners'));
  end if;
  if patch ?| array['addLabels', 'removeLabels'] then
    wanted := wanted || jsonb_build_object('labels', private.with_and_without(now -> 'labels', patch -> 'addLabels', patch -> 'removeLabels'));
  end if;
  if patch ?| array['addWaits', 'removeWaits'] then
    wanted := wanted || jsonb_build_object('waitsFor', private.with_and_without(now -> 'waitsFor', patch -> 'addWaits', patch -> 'removeWaits'));
  end if;
  if patch ? 'steps' then
    wanted := wanted || jsonb_build_object('checklist', private.checklist_with(now -> 'checklist', patch -> 'steps'));
  end if;
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.with_and_without(list jsonb, more jsonb, less jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(e.word order by e.place), '[]') from (
    select w.word, min(w.place) as place
    from (
      select l.word, l.place from jsonb_array_elements(list) with ordinality l (word, place)
      union all
      select m.word, 1000 + m.place from jsonb_array_elements(coalesce(more, '[]')) with ordinality m (word, place)) w
    where not exists (select from jsonb_array_elements_text(coalesce(less, '[]')) g where lower(g) = lower(w.word #>> '{}'))
    group by w.word) e
$function$;

CREATE OR REPLACE FUNCTION private.write_task(task_id_param uuid, patch jsonb, base integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks;
  fields jsonb;
  wanted jsonb;
  written jsonb := '{}';
  before jsonb := '{}';
  clashes jsonb := '[]';
  name text;
begin
  select * into task from public.tasks t where t.id = task_id_param for no key update;
  fields := private.task_fields(task);
  wanted := private.task_wanted(fields, patch);
  if patch ?| array['after', 'before'] then
    wanted := wanted || jsonb_build_object('rank', private.task_rank(task, patch)::text);
  end if;
  perform private.check_task_fields(wanted, task.event_id);
  for name in select k from jsonb_object_keys(wanted) k order by k loop
    continue when fields -> name is not distinct from wanted -> name;
    -- Written by somebody else since it was read: theirs stays. A change within a list is no clash.
    if patch ? name and name <> 'rank' and coalesce((task.field_revisions ->> name)::integer, 1) > base then
      clashes := clashes || jsonb_build_array(jsonb_build_object('id', task.id, 'field', name, 'theirs', fields -> name));
      continue;
    end if;
    written := written || jsonb_build_object(name, wanted -> name);
    before := before || jsonb_build_object(name, fields -> name);
  end loop;
  if written = '{}' then
    return jsonb_build_object('before', null, 'clashes', clashes);
  end if;
  fields := fields || written;
  update public.tasks t set title = trim(private.without_turns(fields ->> 'title')), notes = nullif(fields -> 'notes', 'null'), state = fields ->> 'state',
    priority = fields ->> 'priority', stage = fields ->> 'stage', start_time = nullif(fields -> 'start', 'null'), due_time = nullif(fields -> 'due', 'null'),
    labels = array(select trim(l) from jsonb_array_elements_text(fields -> 'labels') l), checklist = fields -> 'checklist',
    repeat = nullif(fields -> 'repeat', 'null'), cost_minor = (fields -> 'cost' ->> 'minor')::bigint, cost_currency = fields -> 'cost' ->> 'currency',
    rank = (fields ->> 'rank')::numeric, revision = t.revision + 1,
    removed_at = case when (fields ->> 'removed')::boolean then coalesce(t.removed_at, now()) end,
    field_revisions = t.field_revisions || (select jsonb_object_agg(k, t.revision + 1) from jsonb_object_keys(written) k)
  where t.id = task.id returning * into task;
  if written ? 'owners' then
    perform private.set_task_owners(task, fields -> 'owners');
  end if;
  if written ? 'waitsFor' then
    perform private.set_task_waits(task, fields -> 'waitsFor');
  end if;
  if written ->> 'state' = 'done' and task.repeat is not null and task.next_id is null then
    perform private.repeat_task(task);
  end if;
  return jsonb_build_object('before', jsonb_build_object('id', task.id, 'patch', before, 'revision', task.revision), 'clashes', clashes);
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
  undo jsonb := '[]';
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
    in_account_id := place.account_id;
  end loop;
  for change in select * from jsonb_array_elements(changes) loop
    done := private.write_task((change ->> 'id')::uuid, coalesce(change -> 'patch', '{}'), (change ->> 'revision')::integer);
    clashes := clashes || (done -> 'clashes');
    if done ->> 'before' is not null then
      -- What is taken back goes the other way round.
      undo := jsonb_build_array(done -> 'before') || undo;
    end if;
  end loop;
  return jsonb_build_object('undoId', private.keep_undo(in_account_id, undo), 'clashes', clashes,
    'tasks', (select jsonb_agg(private.task_row(t) order by t.rank, t.id) from public.tasks t where t.id = any (ids)
      or t.id in (select d.next_id from public.tasks d where d.id = any (ids) and d.state = 'done' and d.next_id is not null)));
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
  ids uuid[] := '{}';
  input jsonb;
  zone text := coalesce((select e.time_zone from public.events e where e.id = event_id_param),
    (select z.name from private.time_zones z where z.name = zone_param), 'UTC');
begin
  perform private.require_permission('tasks.write', in_account_id, event_id_param);
  perform private.require_plan(in_account_id, 'task-management');
  if coalesce(jsonb_array_length(inputs), 0) not between 1 and 200 then
    perform private.refuse(400, 'invalid_input', 'Add up to 200 tasks at once', 'tasks');
  elsif (select count(*) from public.tasks t where t.account_id = in_account_id and t.removed_at is null) > 20000 then
    perform private.refuse(409, 'conflict', 'There are 20,000 tasks already: remove some first', 'tasks');
  end if;
  for input in select * from jsonb_array_elements(inputs) loop
    ids := ids || private.add_task(in_account_id, event_id_param, zone, input);
  end loop;
  return jsonb_build_object('clashes', '[]'::jsonb,
    'undoId', private.keep_undo(in_account_id, (select jsonb_agg(jsonb_build_object('id', i, 'patch', '{"removed": true}'::jsonb)) from unnest(ids) i)),
    'tasks', (select jsonb_agg(private.task_row(t) order by t.rank, t.id) from public.tasks t where t.id = any (ids)));
end
$function$;

CREATE OR REPLACE FUNCTION public.change_tasks(changes jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.write_tasks(changes);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_task(task_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks := private.own_task(task_id_param, 'tasks.read');
begin
  return private.task_record(task);
end
$function$;

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
  me uuid[] := array(select m.id from public.team_members m where m.user_id = (select auth.uid()));
  start integer := private.page_start(request);
  size integer := least(greatest(coalesce((request ->> 'size')::integer, 1000), 1), 1000);
  rows jsonb;
  total bigint;
begin
  if one_event is not null then
    reach := array(select e.account_id from public.events e where e.id = one_event);
    perform private.require_permission('tasks.read', reach[1], one_event);
  else
    accounts := array(select private.shown_accounts('tasks.read'));
    events := array(select private.shown_events('tasks.read'));
    reach := array(select private.shown_reach('tasks.read'));
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
  select (select count(*) from own), (select coalesce(jsonb_agg(private.task_row(p.t) order by (p.t).rank, (p.t).id), '[]') from page p)
  into total, rows;
  return jsonb_build_object('total', total, 'rows', rows,
    'people', case when start = 0 then private.task_people(coalesce(reach[1], private.chosen_account()), one_event) else '[]' end);
end
$function$;

CREATE OR REPLACE FUNCTION public.remind_of_tasks()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner record;
begin
  for owner in
    select o.id, t.id as task_id, t.title, t.account_id, t.event_id, t.due_at, t.due_local, m.user_id, t.due_at <= now() as is_late
    from public.tasks t join public.task_owners o on o.task_id = t.id join public.team_members m on m.id = o.member_id and m.status = 'active'
    where t.removed_at is null and t.state <> 'done' and t.due_at < now() + interval '48 hours' and t.due_at > now() - interval '3 days'
      and case when t.due_at <= now() then o.told_late is distinct from t.due_at
        -- In the morning of the day before, by the task's own clock.
        else o.told_due is distinct from t.due_at and t.due_local::date - interval '15 hours' <= now() at time zone t.time_zone end
    order by t.due_at, o.id for no key update of o
  loop
    perform private.notify(array[owner.user_id], 'task_due', jsonb_build_object('taskId', owner.task_id, 'title', owner.title,
      'due', private.wall_text(owner.due_local), 'dueAt', owner.due_at, 'late', owner.is_late), owner.account_id, owner.event_id, owner.task_id);
    update public.task_owners o set told_due = owner.due_at, told_late = case when owner.is_late then owner.due_at else o.told_late end
    where o.id = owner.id;
  end loop;
  delete from private.task_undos u where u.made_at < now() - interval '1 day';
  delete from public.tasks t where t.removed_at < now() - interval '30 days';
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_tasks(undo_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changes jsonb;
begin
  delete from private.task_undos u where u.id = undo_id_param and u.user_id = (select auth.uid()) and u.made_at > now() - interval '1 day'
  returning u.changes into changes;
  if changes is null then
    perform private.refuse(404, 'not_found', 'This cannot be taken back any more');
  end if;
  return private.write_tasks(changes);
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF name, email, revoked_at ON public.task_helpers FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF title, notes, state, priority, stage, start_time, due_time, labels, checklist, repeat, cost_minor, removed_at ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER happened_added AFTER INSERT ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.note_happened('task.added');

CREATE TRIGGER happened_done AFTER UPDATE OF state ON public.tasks FOR EACH ROW WHEN (((new.state = 'done'::text) AND (old.state <> 'done'::text))) EXECUTE FUNCTION private.note_happened('task.done');

CREATE TRIGGER happened_reopened AFTER UPDATE OF state ON public.tasks FOR EACH ROW WHEN (((new.state <> 'done'::text) AND (old.state = 'done'::text))) EXECUTE FUNCTION private.note_happened('task.reopened');

CREATE TRIGGER keep_task BEFORE INSERT OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.keep_task();

CREATE TRIGGER leave_tasks AFTER DELETE ON public.activities FOR EACH ROW EXECUTE FUNCTION private.move_tasks();

CREATE TRIGGER move_tasks AFTER UPDATE OF start_local ON public.activities FOR EACH ROW WHEN ((old.start_local <> new.start_local)) EXECUTE FUNCTION private.move_tasks();

CREATE TRIGGER move_tasks AFTER UPDATE OF start_local, end_local, time_zone ON public.events FOR EACH ROW WHEN (((old.start_local <> new.start_local) OR (old.end_local <> new.end_local) OR (old.time_zone <> new.time_zone))) EXECUTE FUNCTION private.move_tasks();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "members see tasks" on public.tasks
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tasks.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tasks.read'::text) AS my_events))));

comment on function private.add_task(uuid, uuid, text, jsonb) is 'A new task from a NewTask: a title, any fields of a TaskPatch, an id of its own if it is to be waited for, a templateKey. At the end of its event''s. Whether the caller may is asked by who calls.';

comment on function private.are_labels(text[]) is 'At most 20 words of up to 40 letters, each once.';

comment on function private.check_task_fields(jsonb, uuid) is 'Says in words what is wrong with the fields of a task.';

comment on function private.checklist_with(jsonb, jsonb) is 'A checklist after changes of single steps: {id, text?, done?, removed?}; an id that it has not is a new one at its end.';

comment on function private.copied_event_time(jsonb, timestamp without time zone, public.events, public.events) is 'The EventTime of a copy: told from the event as before, else as far from it as it was.';

comment on function private.copy_tasks(public.events, public.events) is 'Tasks go along, all to do again and of nobody; a day of their own keeps its distance to the event.';

comment on function private.event_time_end(jsonb, timestamp without time zone, text) is 'When an EventTime has passed: a whole day at its midnight.';

comment on function private.event_time_wall(jsonb, public.events) is 'The wall time of an EventTime as its event stands now, midnight for a whole day; null where its activity is gone.';

comment on function private.fixed_event_time(jsonb, timestamp without time zone) is 'What an EventTime came to, as one of its own.';

comment on function private.forget_task_helpers(public.guests) is 'Who helped by a link, with that link; the tasks stay, with one owner less.';

comment on function private.has_clock(jsonb) is 'Whether an EventTime is a moment; else it is a whole day.';

comment on function private.is_checklist(jsonb) is 'TaskStep[]: at most 100 of {id, text, done}, each with an id of its own.';

comment on function private.is_event_time(jsonb) is 'EventTime: {kind: day, day}, {kind: moment, at} by the event''s clock, or {kind: relative, from: start, end or activity, activityId?, days or minutes (below 0: before), at?}.';

comment on function private.is_over_task(public.notices) is 'Done, taken away, or somebody else''s by now.';

comment on function private.is_over_task_due(public.notices) is 'Done or somebody else''s, or its day has been moved since.';

comment on function private.is_task_repeat(jsonb) is '{every, unit}: every 1 to 99 days, weeks, months or years.';

comment on function private.keep_task() is 'Fills in account and zone, what time its times come to, and when it was done.';

comment on function private.keep_undo(uuid, jsonb) is 'Keeps how a write is taken back; null where nothing was written.';

comment on function private.move_tasks() is 'Tasks follow their event and its activities; where an activity goes away, they stay on the day that they had.';

comment on function private.own_task(uuid, text) is 'A task for which the caller holds a permission; the one refusal where they do not.';

comment on function private.repeat_task(public.tasks) is 'Makes the next of a task that comes again, once.';

comment on function private.set_task_owners(public.tasks, jsonb) is 'Who does a task from now on; who is new is told.';

comment on function private.set_task_waits(public.tasks, jsonb) is 'What a task waits for from now on; a ring is refused.';

comment on function private.shifted_event_time(jsonb, integer) is 'The same EventTime so many days later; what was told from the event stays told from it.';

comment on function private.task_cost(public.tasks) is '{minor, currency}, or null.';

comment on function private.task_fields(public.tasks) is 'All of a task that can be written, by the names of a TaskPatch.';

comment on function private.task_owner_ids(uuid) is 'Ids of the members and helpers who do a task.';

comment on function private.task_people(uuid, uuid) is 'TaskPerson[]: who can own a task of an event, or of any; who has left stays while they own one. The caller first, without addresses.';

comment on function private.task_rank(public.tasks, jsonb) is 'The place right after or before another task; without one, before all.';

comment on function private.task_record(public.tasks) is 'TaskRecord: the row with all that a task says, what waits for it and what it waits for.';

comment on function private.task_row(public.tasks) is 'TaskRow.';

comment on function private.task_wait_ids(uuid) is 'Ids of what a task waits for.';

comment on function private.task_wanted(jsonb, jsonb) is 'What a TaskPatch comes to for a task as it stands: its fields as they are to be.';

comment on function private.with_and_without(jsonb, jsonb, jsonb) is 'A list with some more words, each once, and without some.';

comment on function private.write_task(uuid, jsonb, integer) is 'Writes a TaskPatch, by one transaction at a time. {before: TaskChange that takes it back, clashes: what somebody else wrote since revision `base`}; without a base nothing clashes.';

comment on function private.write_tasks(jsonb) is 'Writes TaskChange[] in one transaction, where the caller may. TasksWritten.';

comment on function public.add_tasks(uuid, jsonb, text) is 'New tasks of an event, or (without one) of the chosen account by the clock of a zone: NewTask[], at most 200. TasksWritten.';

comment on function public.change_tasks(jsonb) is 'Writes one task or many at once: TaskChange[] of {id, patch, revision?}. With the revision at which it was read a field that somebody else wrote since stays theirs, and is answered among the clashes. TasksWritten: the tasks as they are now, and the id by which all of it is taken back.';

comment on function public.get_task(uuid) is 'TaskRecord.';

comment on function public.list_tasks(jsonb) is 'TaskList of {of: all, mine or event, eventId?, from, size up to 1000}: an event''s tasks, or those of all events of the chosen account; mine are those the caller owns, and what they wrote down for nobody. With the first page, who can own them.';

comment on function public.remind_of_tasks() is 'Tells each owner of a task once at nine on the day before it is due, and once that it is late. Takes what was removed thirty days ago away for good.';

comment on function public.undo_tasks(uuid) is 'Takes a write of the caller back, within a day: what somebody else has written since stays, and is answered among the clashes. TasksWritten; its own id does it again.';

grant execute on function public.add_tasks(uuid, jsonb, text) to authenticated;

grant execute on function public.add_tasks(uuid, jsonb, text) to service_role;

grant execute on function public.change_tasks(jsonb) to authenticated;

grant execute on function public.change_tasks(jsonb) to service_role;

grant execute on function public.get_task(uuid) to authenticated;

grant execute on function public.get_task(uuid) to service_role;

grant execute on function public.list_tasks(jsonb) to authenticated;

grant execute on function public.list_tasks(jsonb) to service_role;

grant execute on function public.remind_of_tasks() to service_role;

grant execute on function public.undo_tasks(uuid) to authenticated;

grant execute on function public.undo_tasks(uuid) to service_role;

grant all on table public.task_helpers to service_role;

grant all on table public.task_owners to service_role;

grant all on table public.task_waits to service_role;

grant select on table public.tasks to authenticated;

grant all on table public.tasks to service_role;

alter publication supabase_realtime add table public.tasks;

select private.guard_half_sessions();

reset check_function_bodies;
