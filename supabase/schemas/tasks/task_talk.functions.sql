-- What people say about a task: a thread of its own kind, for the team and, by their link, for helpers who own it.

create function private.thread_task(thread public.threads)
returns public.tasks
language sql stable
security definer
set search_path = ''
as $$ select t from public.tasks t where t.id = thread.subject::uuid and t.removed_at is null $$;
comment on function private.thread_task(public.threads) is 'The task that a thread is about, while it is there.';

create function private.thread_title_task(thread public.threads)
returns text
language sql stable
security definer
set search_path = ''
as $$ select t.title from public.tasks t where t.id = thread.subject::uuid $$;
comment on function private.thread_title_task(public.threads) is 'What is said about a task is called as the task.';

create function private.thread_guests_task(thread public.threads, place uuid)
returns setof uuid
language sql immutable
set search_path = ''
as $$ select null::uuid where false $$;
comment on function private.thread_guests_task(public.threads, uuid) is 'No guest of an event belongs to a task.';

create function private.thread_reader_task(thread public.threads, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select (private.thread_task(thread)).id is not null $$;
comment on function private.thread_reader_task(public.threads, uuid) is 'Whoever reads tasks reads what is said about one, until it is taken away.';

create function private.thread_followers_task(thread public.threads)
returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select m.user_id from public.task_owners o join public.team_members m on m.id = o.member_id and m.status = 'active'
  where o.task_id = thread.subject::uuid
  union
  select t.created_by from public.tasks t where t.id = thread.subject::uuid and t.created_by is not null
$$;
comment on function private.thread_followers_task(public.threads) is 'Its owners, and whoever wrote it down.';

create function private.ensure_task_thread(task public.tasks)
returns public.threads
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.ensure_task_thread(public.tasks) is 'The thread of a task with all who read it, made when somebody first looks for it.';

create function public.open_task_talk(task_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  task public.tasks := private.own_task(task_id_param, 'tasks.read');
begin
  if task.removed_at is not null then
    perform private.refuse_thread();
  end if;
  return private.thread_news(private.own_member((private.ensure_task_thread(task)).id), '{}');
end
$$;
comment on function public.open_task_talk(uuid) is 'What is said about a task, for who reads it. ThreadNews.';

create function private.follow_task_talk(task public.tasks, people uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.thread_members m set tells = 'daily' from public.threads t
  where t.account_id = task.account_id and t.kind = 'task' and t.subject = task.id::text and m.thread_id = t.id
    and m.user_id = any (people) and m.tells = 'off'
$$;
comment on function private.follow_task_talk(public.tasks, uuid[]) is 'Who is made an owner hears what is said about the task from then on.';

create function private.is_over_task_talk(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select private.is_over_conversation(told) $$;
comment on function private.is_over_task_talk(public.notices) is 'As of conversations.';

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

create function private.helper_member(helper public.task_helpers, task public.tasks)
returns public.thread_members
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads := private.ensure_task_thread(task);
  me public.thread_members;
begin
  insert into public.thread_members (account_id, thread_id, helper_id, name, tells)
  values (task.account_id, thread.id, helper.id, helper.name, 'off')
  on conflict (thread_id, helper_id) do update set name = excluded.name, left_at = null returning * into me;
  return me;
end
$$;
comment on function private.helper_member(public.task_helpers, public.tasks) is 'Who a helper is in the thread of a task of theirs, under the name that the hosts know.';

create function private.helper_comments(helper public.task_helpers, task public.tasks)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'at', c.created_at, 'author', private.member_name(w),
      'isOwn', w.helper_id is not distinct from helper.id, 'text', c.body,
      'files', (select coalesce(jsonb_agg(private.file_view(f) order by f.position, f.id), '[]') from public.thread_files f where f.message_id = c.id))
    order by c.place), '[]')
  from (select m.* from public.threads t join public.thread_messages m on m.thread_id = t.id
    where t.account_id = task.account_id and t.kind = 'task' and t.subject = task.id::text
      and m.removed_at is null and m.hidden_at is null and m.held_at is null order by m.place desc limit 50) c
  join public.thread_members w on w.id = c.author_id
$$;
comment on function private.helper_comments(public.task_helpers, public.tasks) is 'HelperComment[]: the last fifty about a task, the oldest first.';

create function private.comment_as_helper(helper public.task_helpers, task public.tasks, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.thread_members := private.helper_member(helper, task);
begin
  perform private.act_in_thread(me, 'send', jsonb_build_object('id', given ->> 'commentId', 'text', given ->> 'comment', 'files', given -> 'files'));
end
$$;
comment on function private.comment_as_helper(public.task_helpers, public.tasks, jsonb) is
  'A helper says something about a task of theirs: {commentId, comment, files?}; the same id again is the same comment.';

create function private.forget_helper_words(helpers uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  members uuid[] := array(select m.id from public.thread_members m where m.helper_id = any (helpers));
begin
  delete from public.thread_files f where f.member_id = any (members);
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = any (members);
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = coalesce(m.removed_at, now()) where m.author_id = any (members);
  delete from public.notices n where n.topic in ('message', 'task_talk') and n.detail ->> 'authorId' = any (members::text[]);
  update public.thread_members m set name = null, helper_id = null, left_at = coalesce(m.left_at, now()) where m.id = any (members);
end
$$;
comment on function private.forget_helper_words(uuid[]) is 'What helpers said and sent up goes, and their names; that somebody said something stays, so that answers can be read.';
