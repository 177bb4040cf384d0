-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

update public.permissions set opens = '{found_tasks,texts_tasks,fact_task_management,fact_progress_board,fact_timeline,fact_planning_journey}'
where permission = 'tasks.read';

insert into private.notice_topics (topic, usual, permission) values ('task_talk', 'digest', 'tasks.read');

alter table private.thread_kinds
  add column reads text not null default 'messages.read',
  add column writes text not null default 'messages.send',
  add column told_as text not null default 'conversation' references private.notice_topics (topic);
comment on column private.thread_kinds.reads is 'The permission by which one of the team reads it, where it is open to the team.';
comment on column private.thread_kinds.writes is 'The permission by which one of the team speaks in it as a host.';
comment on column private.thread_kinds.told_as is 'The topic under which people with an account are told of what is neither between few nor names them.';
create index thread_kinds_told_as on private.thread_kinds (told_as);

insert into private.thread_kinds (kind, open_to_team, own_list, reads, writes, told_as) values
  ('task', true, true, 'tasks.read', 'tasks.write', 'task_talk');

alter table public.thread_members add column helper_id uuid references public.task_helpers (id) on delete set null;
alter table public.thread_members add constraint thread_members_helper unique (thread_id, helper_id);
alter table public.thread_members add constraint thread_members_is_one check (num_nonnulls(user_id, event_guest_id, helper_id) <= 1);
create index thread_members_helper_id on public.thread_members (helper_id);
comment on column public.thread_members.helper_id is 'Somebody who helps with a task by a link.';

CREATE OR REPLACE FUNCTION private.forget_task_helpers(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.forget_helper_words(array(select h.id from public.task_helpers h where h.account_id = person.account_id and h.email = person.email));
  delete from public.task_helpers h where h.account_id = person.account_id and h.email = person.email;
$function$;

CREATE OR REPLACE FUNCTION private.helper_tasks(helper public.task_helpers)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', helper.name, 'wantsMail', helper.no_mails_since is null, 'hasEmail', helper.email is not null,
    'event', (select private.public_event(e, false) from public.events e where e.id = helper.event_id),
    'tasks', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'notes', t.notes, 'isDone', t.state = 'done',
        'dueLocal', private.wall_text(t.due_local), 'hasClock', coalesce(private.has_clock(t.due_time), false), 'dueAt', t.due_at,
        'timeZone', t.time_zone, 'steps', t.checklist, 'comments', private.helper_comments(helper, t),
        'with', (select coalesce(jsonb_agg(coalesce(p.display_name, o.name) order by o.created_at), '[]') from (
          select w.created_at, w.member_id, h.name from public.task_owners w left join public.task_helpers h on h.id = w.helper_id
          where w.task_id = t.id and w.helper_id is distinct from helper.id) o
          left join public.team_members m on m.id = o.member_id left join public.profiles p on p.user_id = m.user_id))
      order by t.state = 'done', t.due_at nulls last, t.rank, t.id), '[]')
      from public.tasks t join public.task_owners w on w.task_id = t.id and w.helper_id = helper.id where t.removed_at is null))
$function$;

CREATE OR REPLACE FUNCTION private.hosts_thread(thread public.threads, me public.thread_members)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select me.user_id is not null and exists (select from private.thread_kinds k where k.kind = thread.kind
    and private.person_may(me.user_id, k.writes, thread.account_id, thread.event_id))
$function$;

CREATE OR REPLACE FUNCTION private.may_add_to_talk(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.own_threads(null) t join private.thread_kinds k on k.kind = t.kind
    where t.id::text = folder and (not k.open_to_team or private.may('messages.send', t.account_id, t.event_id)))
    or exists (select from public.threads t join private.thread_kinds k on k.kind = t.kind and k.own_list
      where t.id::text = folder and private.reads_thread(t) and private.may(k.writes, t.account_id, t.event_id))
$function$;

CREATE OR REPLACE FUNCTION private.note_thread_read()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  select * into strict thread from public.threads t where t.id = new.thread_id;
  new.mailed_at := null;
  if not exists (select from private.waits_for(thread, new)) then
    new.mail_at := null;
    update public.notices n set read_at = now() where n.user_id = new.user_id and n.topic in ('message', (select k.told_as from private.thread_kinds k where k.kind = thread.kind))
      and n.subject_id = thread.id and n.read_at is null;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_member(of_thread_id uuid)
 RETURNS public.thread_members
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  me public.thread_members;
begin
  select * into thread from public.threads t where t.id = of_thread_id;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.user_id = auth.uid();
  if thread.id is not null and private.reads_thread(thread) then
    if me.id is null then
      insert into public.thread_members (account_id, thread_id, user_id, tells)
      select thread.account_id, thread.id, auth.uid(), case when k.own_list and auth.uid() not in (select private.thread_followers(thread)) then 'off' else 'daily' end
      from private.thread_kinds k where k.kind = thread.kind
      on conflict (thread_id, user_id) do update set left_at = null returning * into me;
    end if;
  elsif me.id is null or me.left_at is not null or thread.account_id not in (select private.my_teams())
    or exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team) then
    perform private.refuse_thread();
  end if;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_thread(thread public.threads)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team
      and private.may(k.reads, thread.account_id, thread.event_id))
    and private.is_thread_reader(thread, auth.uid())
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
    perform private.follow_task_talk(task, new_people);
    perform private.notify(new_people, 'task', jsonb_build_object('taskId', task.id, 'title', task.title,
      'name', (select p.display_name from public.profiles p where p.user_id = auth.uid())), task.account_id, task.event_id, task.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_message(thread public.threads, message public.thread_messages)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  author public.thread_members;
  between_few boolean := (select k.between_few from private.thread_kinds k where k.kind = thread.kind);
  told jsonb;
  close_to uuid[];
  others uuid[];
begin
  select * into strict author from public.thread_members m where m.id = message.author_id;
  told := jsonb_build_object('threadId', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
    'messageId', message.id, 'name', private.member_name(author), 'authorId', author.id, 'isHost', author.user_id is not null);
  select array_agg(r.user_id) filter (where r.is_named or between_few and r.tells <> 'off'),
    array_agg(r.user_id) filter (where not r.is_named and not between_few and r.tells <> 'off') into close_to, others
  from (
    select u.user_id, coalesce(m.tells, 'daily') as tells, coalesce(m.id = any (message.mentions), false) as is_named
    from private.thread_readers(thread) u (user_id)
    left join public.thread_members m on m.thread_id = thread.id and m.user_id = u.user_id
    where u.user_id is distinct from author.user_id
      and not exists (select from public.thread_blocks b where b.member_id = m.id and b.blocked_id = author.id)) r;
  perform private.tell_readers(coalesce(close_to, '{}'), 'message', thread,
    told || jsonb_build_object('isNamed', not between_few));
  perform private.tell_readers(coalesce(others, '{}'), (select k.told_as from private.thread_kinds k where k.kind = thread.kind), thread, told);
  if between_few then
    -- From the first message on it is known what its guests have read, whether they came in or not.
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    select thread.account_id, thread.id, g.place, private.guest_name_at(g.place) from private.thread_guests(thread) g (place)
    on conflict (thread_id, event_guest_id) do nothing;
  end if;
  update public.thread_members m set mail_at = private.notice_clock() + interval '10 minutes'
  where m.thread_id = thread.id and m.event_guest_id is not null and m.left_at is null and m.id <> author.id
    and m.mail_at is null and m.mailed_at is null and (m.tells <> 'off' or m.id = any (message.mentions));
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_readers(thread public.threads)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.user_id from public.team_members t join private.thread_kinds k on k.kind = thread.kind and k.open_to_team
  where t.account_id = thread.account_id and t.status = 'active'
    and private.person_may(t.user_id, k.reads, thread.account_id, thread.event_id)
    and (not k.own_list or private.is_thread_reader(thread, t.user_id)
      and (exists (select from public.thread_members m where m.thread_id = thread.id and m.user_id = t.user_id)
        or t.user_id in (select private.thread_followers(thread))))
  union
  select m.user_id from public.thread_members m join private.thread_kinds k on k.kind = thread.kind and not k.open_to_team
  join public.team_members t on t.user_id = m.user_id and t.account_id = thread.account_id and t.status = 'active'
  where m.thread_id = thread.id and m.left_at is null
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
  end if;
  return jsonb_build_object('before', jsonb_build_object('id', task.id, 'patch', before, 'revision', task.revision), 'clashes', clashes);
end
$function$;

CREATE OR REPLACE FUNCTION public.change_helper_task(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  helper public.task_helpers := private.open_helping(token);
  wanted uuid := (payload ->> 'taskId')::uuid;
begin
  if payload ? 'wantsMail' then
    update public.task_helpers h set no_mails_since = case when payload -> 'wantsMail' = 'true' then null else coalesce(h.no_mails_since, now()) end
    where h.id = helper.id returning * into helper;
    return private.helper_tasks(helper);
  end if;
  if not exists (select from public.task_owners o join public.tasks t on t.id = o.task_id and t.removed_at is null
    where o.helper_id = helper.id and o.task_id = wanted) then
    perform private.refuse(404, 'not_found', 'This task is not yours any more');
  end if;
  if payload ? 'comment' then
    perform private.comment_as_helper(helper, (select t from public.tasks t where t.id = wanted), payload);
    return private.helper_tasks(helper);
  end if;
  perform private.write_task(wanted, case
    when payload ? 'stepId' then jsonb_build_object('steps', jsonb_build_array(
      jsonb_build_object('id', payload ->> 'stepId', 'done', payload -> 'isDone' = 'true')))
    else jsonb_build_object('state', case when payload -> 'isDone' = 'true' then 'done' else 'todo' end) end, null);
  return private.helper_tasks(helper);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_event_overview(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  is_member boolean;
begin
  select * into event from public.events e
  where e.id = event_id_param
    and (private.may('events.read', e.account_id, e.id) or private.is_administrator());
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  is_member := private.may('events.read', event.account_id, event.id);
  return private.event_figures(event) || jsonb_build_object(
    'seenAs', case when is_member then 'member' else 'administrator' end,
    'may', (select coalesce(jsonb_agg(p.permission order by p.permission), '[]') from public.permissions p
      where p.of_events and private.may(p.permission, event.account_id, event.id)),
    'plan', private.account_plan(event.account_id),
    'pageToken', case when is_member then private.page_token(event.id) end,
    'householdCount', (select count(distinct g.household_id) from public.event_guests g where g.event_id = event.id),
    'asks', private.what_it_asks(event),
    'groups', private.answers_by_group(event.id),
    'reminderDays', private.reminder_days(event),
    'activity', case when is_member then private.recent_activity(array[event.id], 20) else '[]' end,
    'programme', (
      select jsonb_build_object('version', v.number,
        'changes', jsonb_array_length(private.schedule_changes(v.snapshot, private.schedule_now(event.id))))
      from private.last_schedule(event.id) v where is_member and v.id is not null),
    'tasks', case when is_member then private.task_standing(event) end,
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.list_tagged(tag_param text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'guests', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.full_name,
        'email', case when private.may('guests.read_contact', g.account_id) then g.email end) order by g.full_name), '[]')
      from (select * from public.guests x where x.account_id in (select private.shown_accounts('guests.read'))
        and tag_param = any (x.tags) order by x.full_name limit 500) g),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.title, 'event', e.name) order by a.start_at), '[]')
      from public.activities a join public.events e on e.id = a.event_id
      where a.account_id in (select private.shown_accounts('events.read')) and tag_param = any (a.tags)),
    'tasks', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.title, 'event', e.name, 'isDone', k.state = 'done')
        order by k.state = 'done', k.due_at nulls last, k.rank), '[]')
      from (select * from public.tasks x where x.account_id in (select private.shown_accounts('tasks.read')) and x.removed_at is null
        and tag_param = any (x.labels) order by x.state = 'done', x.due_at nulls last, x.rank limit 500) k
      left join public.events e on e.id = k.event_id))
$function$;

CREATE OR REPLACE FUNCTION public.list_tags()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('tag', t.tag, 'guests', t.guests, 'activities', t.activities, 'tasks', t.tasks) order by lower(t.tag), t.tag), '[]')
  from (
    select u.tag, count(*) filter (where u.what = 'guest') as guests, count(*) filter (where u.what = 'activity') as activities,
      count(*) filter (where u.what = 'task') as tasks
    from (
      select unnest(g.tags) as tag, 'guest' as what from public.guests g
      where g.account_id in (select private.shown_accounts('guests.read')) and g.tags <> '{}'
      union all
      select unnest(a.tags), 'activity' from public.activities a
      where a.account_id in (select private.shown_accounts('events.read')) and a.tags <> '{}'
      union all
      select unnest(k.labels), 'task' from public.tasks k
      where k.account_id in (select private.shown_accounts('tasks.read')) and k.removed_at is null and k.labels <> '{}') u
    group by u.tag) t
$function$;

CREATE OR REPLACE FUNCTION public.rename_tag(tag_param text, new_tag text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := (private.clean_tags(case when new_tag is null then '[]' else to_jsonb(array[new_tag]) end))[1];
  here uuid;
  touched integer := 0;
  rows_here integer;
begin
  if new_tag is not null and wanted is null then
    perform private.refuse(400, 'invalid_input', 'Give the tag a name', 'new_tag');
  end if;
  for here in select w from private.shown_accounts('guests.write') w where private.may('schedule.write', w) and private.may('tasks.write', w) loop
    update public.guests g set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(g.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where g.account_id = here and tag_param = any (g.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    update public.activities a set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(a.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where a.account_id = here and tag_param = any (a.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    touched := touched + private.rename_label(here, tag_param, wanted);
    perform private.audit(here, 'tags.renamed', 'tags', tag_param, to_jsonb(tag_param), to_jsonb(wanted));
  end loop;
  return touched;
end
$function$;

CREATE OR REPLACE FUNCTION private.comment_as_helper(helper public.task_helpers, task public.tasks, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me public.thread_members := private.helper_member(helper, task);
begin
  perform private.act_in_thread(me, 'send', jsonb_build_object('id', given ->> 'commentId', 'text', given ->> 'comment'));
end
$function$;

CREATE OR REPLACE FUNCTION private.ensure_task_thread(task public.tasks)
 RETURNS public.threads
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads := private.ensure_thread('task', task.id::text, task.account_id, task.event_id);
begin
  -- Everybody who reads it can be named by @, whether they have looked at it or not.
  insert into public.thread_members (account_id, thread_id, user_id, tells)
  select task.account_id, thread.id, m.user_id, case when f.follower is null then 'off' else 'daily' end
  from public.team_members m left join (select private.thread_followers(thread)) f (follower) on f.follower = m.user_id
  where m.account_id = task.account_id and m.status = 'active' and private.person_may(m.user_id, 'tasks.read', task.account_id, task.event_id)
  on conflict (thread_id, user_id) do nothing;
  return thread;
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_planning_journey(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object('done', n.done, 'all', n.total),
      jsonb_build_object('name', e.name, 'at', e.start_date, 'timeZone', e.time_zone))
    from public.events e
    cross join lateral (select count(*) as total, count(*) filter (where t.state = 'done') as done
      from public.tasks t where t.event_id = e.id and t.removed_at is null) n
    where e.account_id = any (mine) and e.status <> 'archived' and e.end_date > now() and n.total > 0
    order by e.start_date, e.id limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_progress_board(mine uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.fact(jsonb_build_object('todo', count(*) filter (where t.state = 'todo'), 'doing', count(*) filter (where t.state = 'doing'),
    'blocked', count(*) filter (where t.state = 'blocked'), 'done', count(*) filter (where t.state = 'done')))
  from public.tasks t where t.account_id = any (mine) and t.removed_at is null
$function$;

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
      (select jsonb_agg(jsonb_build_object('id', y.id, 'title', y.title, 'detail', e.name, 'at', y.due_at, 'timeZone', y.time_zone)
        order by y.due_at, y.rank, y.id)
      from (select o.* from public.tasks o where o.account_id = any (mine) and o.removed_at is null and o.state <> 'done'
        and o.due_at < now() + interval '14 days' and private.is_ones_own(o) order by o.due_at, o.rank, o.id limit 5) y
      left join public.events e on e.id = y.event_id))
    from public.tasks t where t.account_id = any (mine) and t.removed_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_timeline(mine uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.fact(jsonb_build_object('due', coalesce(sum(d.due), 0)), null, coalesce(jsonb_agg(d.due order by d.day), '[]'))
  from (
    select n.day, (select count(*) from public.tasks t where t.account_id = any (mine) and t.removed_at is null and t.state <> 'done'
      and t.due_at > now() and (t.due_local)::date = (now() at time zone t.time_zone)::date + n.day) as due
    from generate_series(0, 27) n (day)) d
$function$;

CREATE OR REPLACE FUNCTION private.follow_task_talk(task public.tasks, people uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.thread_members m set tells = 'daily' from public.threads t
  where t.account_id = task.account_id and t.kind = 'task' and t.subject = task.id::text and m.thread_id = t.id
    and m.user_id = any (people) and m.tells = 'off'
$function$;

CREATE OR REPLACE FUNCTION private.forget_helper_words(helpers uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  members uuid[] := array(select m.id from public.thread_members m where m.helper_id = any (helpers));
begin
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = any (members);
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = coalesce(m.removed_at, now()) where m.author_id = any (members);
  delete from public.notices n where n.topic in ('message', 'task_talk') and n.detail ->> 'authorId' = any (members::text[]);
  update public.thread_members m set name = null, helper_id = null, left_at = coalesce(m.left_at, now()) where m.id = any (members);
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
      'title', t.title, 'detail', e.name, 'eventId', t.event_id, 'at', t.due_at, 'timeZone', t.time_zone, 'state', t.state) as row
    from public.tasks t left join public.events e on e.id = t.event_id
    where t.account_id = any (mine) and t.removed_at is null and (one_event is null or t.event_id = one_event)
      and private.search_words(concat_ws(' ', t.title, array_to_string(t.labels, ' '), private.rich_text_words(t.notes),
        (select string_agg(s ->> 'text', ' ') from jsonb_array_elements(t.checklist) s))) like all (patterns)) f;
  return private.hits('tasks', 55, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.helper_comments(helper public.task_helpers, task public.tasks)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'at', c.created_at, 'author', private.member_name(w),
      'isOwn', w.helper_id is not distinct from helper.id, 'text', c.body, 'files', (select count(*) from public.thread_files f where f.message_id = c.id))
    order by c.place), '[]')
  from (select m.* from public.threads t join public.thread_messages m on m.thread_id = t.id
    where t.account_id = task.account_id and t.kind = 'task' and t.subject = task.id::text
      and m.removed_at is null and m.hidden_at is null and m.held_at is null order by m.place desc limit 50) c
  join public.thread_members w on w.id = c.author_id
$function$;

CREATE OR REPLACE FUNCTION private.helper_member(helper public.task_helpers, task public.tasks)
 RETURNS public.thread_members
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads := private.ensure_task_thread(task);
  me public.thread_members;
begin
  insert into public.thread_members (account_id, thread_id, helper_id, name, tells)
  values (task.account_id, thread.id, helper.id, helper.name, 'off')
  on conflict (thread_id, helper_id) do update set name = excluded.name, left_at = null returning * into me;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_ones_own(task public.tasks)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from public.task_owners o where o.task_id = task.id)
    or exists (select from public.task_owners o join public.team_members m on m.id = o.member_id
      where o.task_id = task.id and m.user_id = (select auth.uid()))
$function$;

CREATE OR REPLACE FUNCTION private.is_over_task_talk(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.is_over_conversation(told) $function$;

CREATE OR REPLACE FUNCTION private.rename_label(in_account_id uuid, label text, new_label text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.task_change_told(part jsonb, sees_money boolean)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(case jsonb_typeof(part) when 'object' then part else '{}' end) f
  where f.key in ('title', 'state', 'priority', 'stage', 'due_local', 'start_local', 'labels', 'checklist', 'repeat', 'owners', 'waitsFor', 'removed_at')
    or f.key = 'notes' or f.key in ('cost_minor', 'cost_currency') and sees_money
$function$;

CREATE OR REPLACE FUNCTION private.task_standing(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.may('tasks.read', event.account_id, event.id) then
    return null;
  end if;
  return (
    select jsonb_build_object('open', count(*), 'late', count(*) filter (where t.due_at <= now() and own.is_own),
      'week', count(*) filter (where t.due_at > now() and t.due_at < now() + interval '7 days' and own.is_own),
      'first', (array_agg(t.title order by t.due_at, t.rank) filter (where t.due_at < now() + interval '7 days' and own.is_own))[1])
    from public.tasks t cross join lateral (select t.due_at < now() + interval '7 days' and private.is_ones_own(t) as is_own) own
    where t.event_id = event.id and t.removed_at is null and t.state <> 'done');
end
$function$;

CREATE OR REPLACE FUNCTION private.texts_tasks(parts text[], near text[], mine uuid[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select w.words from public.tasks t
  cross join lateral (select private.search_words(concat_ws(' ', t.title, array_to_string(t.labels, ' '))) as words offset 0) w
  where t.account_id = any (mine) and t.removed_at is null and case when w.words like any (parts) then w.words ~ all (near) end limit 50
$function$;

CREATE OR REPLACE FUNCTION private.thread_followers(thread public.threads)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if to_regprocedure(format('private.%I(public.threads)', 'thread_followers_' || thread.kind)) is not null then
    return query execute format('select * from private.%I($1)', 'thread_followers_' || thread.kind) using thread;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_followers_task(thread public.threads)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.user_id from public.task_owners o join public.team_members m on m.id = o.member_id and m.status = 'active'
  where o.task_id = thread.subject::uuid
  union
  select t.created_by from public.tasks t where t.id = thread.subject::uuid and t.created_by is not null
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_task(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select null::uuid where false $function$;

CREATE OR REPLACE FUNCTION private.thread_reader_task(thread public.threads, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select (private.thread_task(thread)).id is not null $function$;

CREATE OR REPLACE FUNCTION private.thread_task(thread public.threads)
 RETURNS public.tasks
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select t from public.tasks t where t.id = thread.subject::uuid and t.removed_at is null $function$;

CREATE OR REPLACE FUNCTION private.thread_title_task(thread public.threads)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select t.title from public.tasks t where t.id = thread.subject::uuid $function$;

CREATE OR REPLACE FUNCTION public.get_task_history(task_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks := private.own_task(task_id_param, 'tasks.read');
  sees_money boolean := private.may('money.read', task.account_id, task.event_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'at', h.created_at, 'by', h.who, 'isMe', h.is_me, 'kind', h.kind, 'before', h.before, 'after', h.after)
      order by h.id desc), '[]')
    from (
      select l.id, l.created_at, p.display_name as who, l.actor_user_id is not distinct from (select auth.uid()) as is_me,
        case l.action when 'tasks.insert' then 'added' when 'tasks.owners' then 'owners' when 'tasks.waits' then 'waits' else 'changed' end as kind,
        case when l.action <> 'tasks.insert' then private.task_change_told(l.before, sees_money) end as before,
        case when l.action <> 'tasks.insert' then private.task_change_told(l.after, sees_money) end as after
      from public.audit_log l left join public.profiles p on p.user_id = l.actor_user_id
      where l.resource_type = 'tasks' and l.resource_id = task.id::text and l.account_id = task.account_id
      order by l.id desc limit 200) h
    where h.kind <> 'changed' or h.before <> '{}' or h.after <> '{}');
end
$function$;

CREATE OR REPLACE FUNCTION public.open_task_talk(task_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks := private.own_task(task_id_param, 'tasks.read');
begin
  if task.removed_at is not null then
    perform private.refuse_thread();
  end if;
  return private.thread_news(private.own_member((private.ensure_task_thread(task)).id), '{}');
end
$function$;

CREATE TRIGGER forget_thread AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.forget_thread('task');

comment on function private.forget_task_helpers(public.guests) is 'Who helped by a link, with that link and what they said; the tasks stay, with one owner less.';

comment on function private.thread_readers(public.threads) is 'People with an account who are told of a thread: its team, its members where it is theirs alone, those who came in or follow it where its kind has a list of its own.';

comment on function public.change_helper_task(text, jsonb) is 'A helper ticks a task of theirs or one step of it, or takes the tick back: {taskId, stepId?, isDone}; or says something about it: {taskId, commentId, comment}; or says whether they want mails: {wantsMail}. HelperTasks.';

comment on function public.get_event_overview(uuid) is '{event, collectedMinor, refundedMinor, orderCount, refundCount, goalMinor, answersByDay, ticketSales, seenAs, may, plan, pageToken, householdCount, asks, groups, reminderDays, activity, programme, tasks, testMode, serverTime}. An administrator reads the figures of any event, without its people and its links.';

comment on function public.list_tagged(text) is 'What bears a tag: {guests, activities, tasks}; 500 guests and 500 tasks at most.';

comment on function public.list_tags() is 'TagUse[] of the chosen account: {tag, guests, activities, tasks}.';

comment on column private.thread_kinds.reads is 'The permission by which one of the team reads it, where it is open to the team.';

comment on column private.thread_kinds.told_as is 'The topic under which people with an account are told of what is neither between few nor names them.';

comment on column private.thread_kinds.writes is 'The permission by which one of the team speaks in it as a host.';

comment on column public.thread_members.helper_id is 'Somebody who helps with a task by a link.';

comment on function private.comment_as_helper(public.task_helpers, public.tasks, jsonb) is 'A helper says something about a task of theirs: {commentId, comment}; the same id again is the same comment.';

comment on function private.ensure_task_thread(public.tasks) is 'The thread of a task with all who read it, made when somebody first looks for it.';

comment on function private.fact_planning_journey(uuid[]) is 'How much is done for the next event that has tasks.';

comment on function private.fact_progress_board(uuid[]) is 'How many tasks stand in each column.';

comment on function private.fact_task_management(uuid[]) is 'How many tasks there are, are open and are late; the rows are the caller''s, or nobody''s, of the next two weeks.';

comment on function private.fact_timeline(uuid[]) is 'How many tasks fall due on each day of the next four weeks.';

comment on function private.follow_task_talk(public.tasks, uuid[]) is 'Who is made an owner hears what is said about the task from then on.';

comment on function private.forget_helper_words(uuid[]) is 'What helpers said goes, and their names; that somebody said something stays, so that answers can be read.';

comment on function private.found_tasks(text[], uuid[], uuid, integer) is 'Tasks by their titles, labels, notes and steps: what is to be done first, the next one due first.';

comment on function private.helper_comments(public.task_helpers, public.tasks) is 'HelperComment[]: the last fifty about a task, the oldest first.';

comment on function private.helper_member(public.task_helpers, public.tasks) is 'Who a helper is in the thread of a task of theirs, under the name that the hosts know.';

comment on function private.is_ones_own(public.tasks) is 'Whether a task waits for the caller: they own it, or nobody does yet.';

comment on function private.is_over_task_talk(public.notices) is 'As of conversations.';

comment on function private.rename_label(uuid, text, text) is 'Gives a label another name on all tasks of an account, once on each; without a new name it is taken off. How many were touched.';

comment on function private.task_change_told(jsonb, boolean) is 'What of a logged change of a task is told, by the names of columns.';

comment on function private.task_standing(public.events) is 'TaskStanding of an event: open tasks of everybody; those of the caller (or of nobody) that are late or due within a week, and the first of them. Null for who reads none.';

comment on function private.texts_tasks(text[], text[], uuid[]) is 'Words of tasks that may be meant.';

comment on function private.thread_followers(public.threads) is 'People with an account who follow a thread of a kind with a list of its own without having come in, by private.thread_followers_<kind>(thread), where there is one.';

comment on function private.thread_followers_task(public.threads) is 'Its owners, and whoever wrote it down.';

comment on function private.thread_guests_task(public.threads, uuid) is 'No guest of an event belongs to a task.';

comment on function private.thread_reader_task(public.threads, uuid) is 'Whoever reads tasks reads what is said about one, until it is taken away.';

comment on function private.thread_task(public.threads) is 'The task that a thread is about, while it is there.';

comment on function private.thread_title_task(public.threads) is 'What is said about a task is called as the task.';

comment on function public.get_task_history(uuid) is 'TaskHistoryEntry[]: the last 200 changes of a task, the newest first; what it costs is for who sees money alone.';

comment on function public.open_task_talk(uuid) is 'What is said about a task, for who reads it. ThreadNews.';

grant execute on function public.get_task_history(uuid) to authenticated;

grant execute on function public.get_task_history(uuid) to service_role;

grant execute on function public.open_task_talk(uuid) to authenticated;

grant execute on function public.open_task_talk(uuid) to service_role;

reset check_function_bodies;

create function private.notice_subject_task_talk(person uuid, of_thread_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$ select private.notice_subject_conversation(person, of_thread_id) $$;
comment on function private.notice_subject_task_talk(uuid, uuid) is 'As of conversations: what is said about one task can be left by itself.';

create function private.tell_subject_task_talk(person uuid, of_thread_id uuid, wanted boolean)
returns void
language sql
security definer
set search_path = ''
as $$ select private.tell_subject_conversation(person, of_thread_id, wanted) $$;
comment on function private.tell_subject_task_talk(uuid, uuid, boolean) is 'As of conversations.';
