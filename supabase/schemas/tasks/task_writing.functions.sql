-- Tasks: how they are written. Every write is a patch of fields; what stood there before is a patch of the same
-- kind, by which it is taken back. Two who write at once are merged by field.

create function private.task_wanted(now jsonb, patch jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
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
$$;
comment on function private.task_wanted(jsonb, jsonb) is
  'What a TaskPatch comes to for a task as it stands: its fields as they are to be.';

create function private.with_and_without(list jsonb, more jsonb, less jsonb)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(e.word order by e.place), '[]') from (
    select w.word, min(w.place) as place
    from (
      select l.word, l.place from jsonb_array_elements(list) with ordinality l (word, place)
      union all
      select m.word, 1000 + m.place from jsonb_array_elements(coalesce(more, '[]')) with ordinality m (word, place)) w
    where not exists (select from jsonb_array_elements_text(coalesce(less, '[]')) g where lower(g) = lower(w.word #>> '{}'))
    group by w.word) e
$$;
comment on function private.with_and_without(jsonb, jsonb, jsonb) is 'A list with some more words, each once, and without some.';

create function private.checklist_with(list jsonb, changes jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
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
$$;
comment on function private.checklist_with(jsonb, jsonb) is
  'A checklist after changes of single steps: {id, text?, done?, removed?}; an id that it has not is a new one at its end.';

create function private.check_task_fields(fields jsonb, event_id uuid)
returns void
language plpgsql immutable
set search_path = ''
as $$
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
$$;
comment on function private.check_task_fields(jsonb, uuid) is 'Says in words what is wrong with the fields of a task.';

create function private.set_task_owners(task public.tasks, people jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
    perform private.follow_task_talk(task, new_people);
    perform private.notify(new_people, 'task', jsonb_build_object('taskId', task.id, 'title', task.title,
      'name', (select p.display_name from public.profiles p where p.user_id = auth.uid())), task.account_id, task.event_id, task.id);
  end if;
end
$$;
comment on function private.set_task_owners(public.tasks, jsonb) is 'Who does a task from now on; who is new is told.';

create function private.set_task_waits(task public.tasks, others jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.set_task_waits(public.tasks, jsonb) is 'What a task waits for from now on; a ring is refused.';

create function private.task_rank(task public.tasks, patch jsonb)
returns numeric
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.task_rank(public.tasks, jsonb) is 'The place right after or before another task; without one, before all.';

create function private.write_task(task_id_param uuid, patch jsonb, base integer, made jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
    -- Written by somebody else since it was read, or other than what is taken back: theirs stays. A change within a list is no clash.
    if patch ? name and name <> 'rank' and (case when made ? name then fields -> name is distinct from made -> name
      else coalesce((task.field_revisions ->> name)::integer, 1) > base end) then
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
    perform private.audit(task.account_id, 'tasks.owners', 'tasks', task.id::text,
      jsonb_build_object('owners', before -> 'owners'), jsonb_build_object('owners', written -> 'owners'));
    perform private.set_task_owners(task, fields -> 'owners');
  end if;
  if written ? 'waitsFor' then
    perform private.audit(task.account_id, 'tasks.waits', 'tasks', task.id::text,
      jsonb_build_object('waitsFor', before -> 'waitsFor'), jsonb_build_object('waitsFor', written -> 'waitsFor'));
    perform private.set_task_waits(task, fields -> 'waitsFor');
  end if;
  if written ->> 'state' = 'done' and task.repeat is not null and task.next_id is null then
    perform private.repeat_task(task);
  elsif before ->> 'state' = 'done' and task.next_id is not null then
    perform private.take_back_repeat(task);
  end if;
  fields := private.task_fields(task);
  return jsonb_build_object('before', jsonb_build_object('id', task.id, 'patch', before, 'revision', task.revision,
    'made', (select jsonb_object_agg(k, fields -> k) from jsonb_object_keys(written) k)), 'clashes', clashes);
end
$$;
comment on function private.write_task(uuid, jsonb, integer, jsonb) is
  'Writes a TaskPatch, by one transaction at a time. {before: TaskChange that takes it back, clashes: what somebody else wrote since revision `base`}; without a base nothing clashes. What takes a write back says what that had `made`: a field that is that again is no clash, though it was written since.';

create function private.repeat_task(task public.tasks)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.repeat_task(public.tasks) is 'Makes the next of a task that comes again, once.';

create function private.take_back_repeat(task public.tasks)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.tasks t set removed_at = now(), revision = t.revision + 1, field_revisions = t.field_revisions || jsonb_build_object('removed', t.revision + 1)
  where t.id = task.next_id and t.revision = 1 and t.removed_at is null
    and not exists (select from public.threads h where h.account_id = t.account_id and h.kind = 'task' and h.subject = t.id::text and h.last_place > 0);
  if found then
    update public.tasks t set next_id = null where t.id = task.id;
  end if;
end
$$;
comment on function private.take_back_repeat(public.tasks) is
  'A task that was done is open again: the next one, which its tick had made, goes, unless somebody has written or said something there.';

create function private.insert_tasks(in_account_id uuid, at_event_id uuid, zone text, inputs jsonb)
returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.insert_tasks(uuid, uuid, text, jsonb) is
  'New tasks from NewTask[], at the end of their event''s in the order in which they come; their ids. An id of one''s own is for what is to be waited for. Whether the caller may is asked by who calls.';

create function private.rename_label(in_account_id uuid, label text, new_label text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  touched integer;
begin
  if length(new_label) > 40 and exists (select from public.tasks t where t.account_id = in_account_id and label = any (t.labels)) then
    perform private.refuse(400, 'invalid_input', 'Tasks bear this tag: give it a name of up to 40 characters', 'new_tag');
  end if;
  update public.tasks t set revision = t.revision + 1, field_revisions = t.field_revisions || jsonb_build_object('labels', t.revision + 1),
    labels = array(
      select w.word from (
        select distinct on (lower(n.word)) n.word, n.place
        from (select case when l.word = label then new_label else l.word end as word, l.place
          from unnest(t.labels) with ordinality l (word, place)) n
        where n.word is not null order by lower(n.word), n.place) w
      order by w.place)
  where t.account_id = in_account_id and label = any (t.labels);
  get diagnostics touched = row_count;
  return touched;
end
$$;
comment on function private.rename_label(uuid, text, text) is
  'Gives a label another name on all tasks of an account, once on each; without a new name it is taken off. How many were touched.';
