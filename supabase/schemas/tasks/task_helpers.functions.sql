-- Helpers without an account: the planner gives each a link of their own, behind which they see and tick their tasks.

create function private.helper_token(helper public.task_helpers)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select private.derive_token('task_helper', helper.id, helper.generation)
$$;
comment on function private.helper_token(public.task_helpers) is 'The token of a helper''s link.';

create function private.task_helper_view(helper public.task_helpers)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', helper.id, 'name', helper.name,
    'email', case when private.may('guests.read_contact', helper.account_id, helper.event_id) then helper.email end,
    'url', case when helper.revoked_at is null then private.site_url() || '/helping/' || private.helper_token(helper) end,
    'wantsMail', helper.email is not null and helper.no_mails_since is null, 'seenAt', helper.seen_at, 'revokedAt', helper.revoked_at,
    'tasks', (select count(*) from public.task_owners o join public.tasks t on t.id = o.task_id
      where o.helper_id = helper.id and t.removed_at is null),
    'openTasks', (select count(*) from public.task_owners o join public.tasks t on t.id = o.task_id
      where o.helper_id = helper.id and t.removed_at is null and t.state <> 'done'))
$$;
comment on function private.task_helper_view(public.task_helpers) is 'TaskHelper; the address for who may read addresses alone.';

create function private.mail_helper_link(helper public.task_helpers)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if helper.email is not null and helper.no_mails_since is null and helper.revoked_at is null then
    perform private.queue_mail('task_helper_link', jsonb_build_object('helperId', helper.id), helper.email, 'service',
      helper.account_id, helper.event_id, 'task_helper', helper.id, 'task_helper_link:' || helper.id || ':' || helper.generation,
      -- Whoever is made one is given their tasks right after.
      now() + interval '1 minute');
  end if;
end
$$;
comment on function private.mail_helper_link(public.task_helpers) is 'Queues the mail with a helper''s link, once for each link.';

create function public.add_task_helper(event_id_param uuid, input jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  helper public.task_helpers;
  clean text := private.check_name(input ->> 'name', 'name');
  address text := lower(nullif(trim(input ->> 'email'), ''));
  new_id uuid := gen_random_uuid();
begin
  select * into event from public.events e where e.id = event_id_param for key share;
  perform private.require_permission('tasks.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'task-management');
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Say who helps', 'name');
  elsif address is not null then
    perform private.check_email(address, 'email');
  end if;
  if (select count(*) from public.task_helpers h where h.event_id = event.id) >= 500 then
    perform private.refuse(409, 'conflict', 'This event has 500 helpers already', 'name');
  elsif exists (select from public.task_helpers h where h.event_id = event.id and h.email = address and h.revoked_at is null) then
    perform private.refuse(409, 'conflict', 'Somebody with this address helps already', 'email');
  end if;
  insert into public.task_helpers (id, account_id, event_id, name, email, locale, token_hash, created_by)
  values (new_id, event.account_id, event.id, clean, address, substring(event.locale from '^[a-z]{2,3}'),
    private.hash_token(private.derive_token('task_helper', new_id, 1)), auth.uid())
  returning * into helper;
  perform private.mail_helper_link(helper);
  return private.task_helper_view(helper);
end
$$;
comment on function public.add_task_helper(uuid, jsonb) is
  'Somebody who helps with an event by a link of their own: {name, email?}; with an address the link is mailed to them. TaskHelper.';

create function public.list_task_helpers(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission('tasks.write', (select e.account_id from public.events e where e.id = event_id_param), event_id_param);
  return (select coalesce(jsonb_agg(private.task_helper_view(h) order by h.revoked_at is not null, lower(h.name), h.id), '[]')
    from public.task_helpers h where h.event_id = event_id_param);
end
$$;
comment on function public.list_task_helpers(uuid) is 'TaskHelper[] of an event with their links, for who may write its tasks; those whose link was closed last.';

create function public.change_task_helper(helper_id_param uuid, act text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  helper public.task_helpers;
begin
  select * into helper from public.task_helpers h where h.id = helper_id_param for no key update;
  perform private.require_permission('tasks.write', helper.account_id, helper.event_id);
  if act is null or act not in ('new_link', 'close') then
    perform private.refuse(400, 'invalid_input', 'This cannot be done with a link', 'act');
  end if;
  if act = 'close' then
    update public.task_helpers h set revoked_at = coalesce(h.revoked_at, now()) where h.id = helper.id returning * into helper;
  else
    perform private.require_plan(helper.account_id, 'task-management');
    update public.task_helpers h set generation = h.generation + 1, revoked_at = null, seen_at = null,
      token_hash = private.hash_token(private.derive_token('task_helper', h.id, h.generation + 1))
    where h.id = helper.id returning * into helper;
    perform private.mail_helper_link(helper);
  end if;
  return private.task_helper_view(helper);
end
$$;
comment on function public.change_task_helper(uuid, text) is
  'close: a helper''s link opens nothing any more, their tasks stay theirs. new_link: another link in its place, mailed where an address is known. TaskHelper.';

create function private.open_helping(token text)
returns public.task_helpers
language plpgsql
security definer
set search_path = ''
as $$
declare
  helper public.task_helpers;
begin
  select h.* into helper from public.task_helpers h
  join public.accounts a on a.id = h.account_id and a.status = 'active'
  join public.events e on e.id = h.event_id
  where h.token_hash = private.hash_token(coalesce(token, '')) and h.revoked_at is null;
  if helper.id is null then
    perform private.refuse_link();
  end if;
  update public.task_helpers h set seen_at = now()
  where h.id = helper.id and (h.seen_at is null or h.seen_at < now() - interval '1 minute');
  return helper;
end
$$;
comment on function private.open_helping(text) is 'The helper behind a link, or the one neutral refusal.';

create function private.helper_tasks(helper public.task_helpers)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('name', helper.name, 'wantsMail', helper.no_mails_since is null, 'hasEmail', helper.email is not null,
    'event', (select private.public_event(e, false) from public.events e where e.id = helper.event_id),
    'parts', private.helper_parts(helper),
    'tasks', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'notes', t.notes, 'isDone', t.state = 'done',
        'dueLocal', private.wall_text(t.due_local), 'hasClock', coalesce(private.has_clock(t.due_time), false), 'dueAt', t.due_at,
        'timeZone', t.time_zone, 'steps', t.checklist, 'comments', private.helper_comments(helper, t),
        'next', (select jsonb_build_object('dueLocal', private.wall_text(n.due_local), 'hasClock', coalesce(private.has_clock(n.due_time), false),
          'dueAt', n.due_at) from public.tasks n where n.id = t.next_id and n.removed_at is null and t.state = 'done'),
        'with', (select coalesce(jsonb_agg(coalesce(p.display_name, o.name) order by o.created_at), '[]') from (
          select w.created_at, w.member_id, h.name from public.task_owners w left join public.task_helpers h on h.id = w.helper_id
          where w.task_id = t.id and w.helper_id is distinct from helper.id) o
          left join public.team_members m on m.id = o.member_id left join public.profiles p on p.user_id = m.user_id))
      order by t.state = 'done', t.due_at nulls last, t.rank, t.id), '[]')
      from public.tasks t join public.task_owners w on w.task_id = t.id and w.helper_id = helper.id where t.removed_at is null))
$$;
comment on function private.helper_tasks(public.task_helpers) is 'HelperTasks: what they host of the day, and their own tasks of that event, what is to be done first.';

create function public.get_helper_tasks(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.helper_tasks(private.open_helping(token));
end
$$;
comment on function public.get_helper_tasks(text) is 'HelperTasks, for who has a helper''s link.';

create function private.helper_task(helper public.task_helpers, wanted uuid)
returns public.tasks
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  task public.tasks;
begin
  select t.* into task from public.task_owners o join public.tasks t on t.id = o.task_id and t.removed_at is null
  where o.helper_id = helper.id and o.task_id = wanted;
  if task.id is null then
    perform private.refuse(404, 'not_found', 'This task is not yours any more');
  end if;
  return task;
end
$$;
comment on function private.helper_task(public.task_helpers, uuid) is 'A task of a helper''s, or the refusal of one that is not theirs any more.';

create function public.change_helper_task(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  helper public.task_helpers := private.open_helping(token);
  task public.tasks;
begin
  if payload ? 'wantsMail' then
    update public.task_helpers h set no_mails_since = case when payload -> 'wantsMail' = 'true' then null else coalesce(h.no_mails_since, now()) end
    where h.id = helper.id returning * into helper;
    return private.helper_tasks(helper);
  end if;
  task := private.helper_task(helper, (payload ->> 'taskId')::uuid);
  if payload ? 'comment' then
    perform private.comment_as_helper(helper, task, payload);
    return private.helper_tasks(helper);
  end if;
  perform private.write_task(task.id, case
    when payload ? 'stepId' then jsonb_build_object('steps', jsonb_build_array(
      jsonb_build_object('id', payload ->> 'stepId', 'done', payload -> 'isDone' = 'true')))
    else jsonb_build_object('state', case when payload -> 'isDone' = 'true' then 'done' else 'todo' end) end, null);
  return private.helper_tasks(helper);
end
$$;
comment on function public.change_helper_task(text, jsonb) is
  'A helper ticks a task of theirs or one step of it, or takes the tick back: {taskId, stepId?, isDone}; or says something about it: {taskId, commentId, comment, files?}; or says whether they want mails: {wantsMail}. HelperTasks.';

create function private.task_helper_source(job public.jobs)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  helper public.task_helpers;
  tasks jsonb;
begin
  select h.* into helper from public.task_helpers h join public.accounts a on a.id = h.account_id and a.status = 'active'
  where h.id = (job.payload ->> 'helperId')::uuid and h.email is not null and h.revoked_at is null and h.no_mails_since is null;
  tasks := (select coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'dueAt', t.due_at, 'dueLocal', private.wall_text(t.due_local),
      'hasClock', coalesce(private.has_clock(t.due_time), false), 'timeZone', t.time_zone) order by t.due_at nulls last, t.rank), '[]')
    from public.tasks t join public.task_owners o on o.task_id = t.id and o.helper_id = helper.id
    where t.removed_at is null and t.state <> 'done'
      and (not job.payload ? 'taskId' or t.id = (job.payload ->> 'taskId')::uuid)
      and (not job.payload ? 'dueAt' or t.due_at = (job.payload ->> 'dueAt')::timestamptz)
      -- Put back where it was; or what was said is gone.
      and (not job.payload ? 'was' or job.payload -> 'was' is distinct from job.payload -> 'dueAt')
      and (not job.payload ? 'messageId' or exists (select from public.thread_messages m
        where m.id = (job.payload ->> 'messageId')::uuid and m.removed_at is null and m.hidden_at is null and m.held_at is null)));
  -- Done, given to somebody else or moved since: there is nothing to be told of.
  if helper.id is null or job.payload ? 'taskId' and tasks = '[]' then
    return null;
  end if;
  return (select jsonb_build_object('to', helper.email, 'name', helper.name, 'locale', coalesce(helper.locale, e.locale),
      'event', private.public_event(e, false), 'url', private.site_url() || '/helping/' || private.helper_token(helper),
      'tasks', tasks, 'isLate', coalesce(job.payload -> 'late', 'false'), 'news', job.payload -> 'news')
    from public.events e where e.id = helper.event_id);
end
$$;
comment on function private.task_helper_source(public.jobs) is
  'TaskHelperSource of the mail with a helper''s link, of a reminder and of news about a task; null where it became pointless.';

create function private.tell_helpers(task public.tasks, but uuid, news jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  helper public.task_helpers;
begin
  for helper in select h.* from public.task_owners o join public.task_helpers h on h.id = o.helper_id
    where o.task_id = task.id and h.id is distinct from but and h.revoked_at is null and h.email is not null and h.no_mails_since is null
  loop
    -- Of several within ten minutes one mail goes; where it was at first stays known.
    update public.jobs j set payload = j.payload || (news - 'was')
    where j.kind = 'task_helper_news' and j.status = 'queued' and j.payload @> jsonb_build_object('helperId', helper.id, 'taskId', task.id, 'news', news -> 'news');
    if not found then
      perform private.queue_mail('task_helper_news', jsonb_build_object('helperId', helper.id, 'taskId', task.id) || news, helper.email, 'service',
        helper.account_id, helper.event_id, 'task_helper', helper.id, null, now() + interval '10 minutes');
    end if;
  end loop;
end
$$;
comment on function private.tell_helpers(public.tasks, uuid, jsonb) is
  'Mails helpers who own a task, but for one of them, what is new about it, once in ten minutes: {news: said, messageId} or {news: moved, was, dueAt}.';

create function private.tell_helpers_moved()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_helpers(new, null, jsonb_build_object('news', 'moved', 'was', old.due_at, 'dueAt', new.due_at));
  return null;
end
$$;
comment on function private.tell_helpers_moved() is 'A task of helpers is due at another time.';

create function private.tell_helpers_said()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  task public.tasks := (select private.thread_task(t) from public.threads t where t.id = new.thread_id and t.kind = 'task');
begin
  if task.id is not null then
    perform private.tell_helpers(task, (select m.helper_id from public.thread_members m where m.id = new.author_id),
      jsonb_build_object('news', 'said', 'messageId', new.id));
  end if;
  return null;
end
$$;
comment on function private.tell_helpers_said() is 'Somebody has said something about a task of helpers.';

create function private.remind_helpers()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner record;
begin
  for owner in
    select o.id, t.id as task_id, t.due_at, t.due_at <= now() as is_late, h as helper
    from public.tasks t join public.task_owners o on o.task_id = t.id
    join public.task_helpers h on h.id = o.helper_id and h.revoked_at is null and h.email is not null and h.no_mails_since is null
    where t.removed_at is null and t.state <> 'done' and t.due_at < now() + interval '48 hours' and t.due_at > now() - interval '3 days'
      and case when t.due_at <= now() then o.told_late is distinct from t.due_at
        else o.told_due is distinct from t.due_at and t.due_local::date - interval '15 hours' <= now() at time zone t.time_zone end
    order by t.due_at, o.id for no key update of o
  loop
    perform private.queue_mail('task_helper_due', jsonb_build_object('helperId', (owner.helper).id, 'taskId', owner.task_id,
        'dueAt', owner.due_at, 'late', owner.is_late), (owner.helper).email, 'service', (owner.helper).account_id, (owner.helper).event_id,
      'task_helper', (owner.helper).id, 'task_helper_due:' || owner.id || ':' || extract(epoch from owner.due_at) || ':' || owner.is_late);
    update public.task_owners o set told_due = owner.due_at, told_late = case when owner.is_late then owner.due_at else o.told_late end
    where o.id = owner.id;
  end loop;
end
$$;
comment on function private.remind_helpers() is 'The same for helpers who have an address and want mails.';
