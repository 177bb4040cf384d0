-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.comment_as_helper(helper public.task_helpers, task public.tasks, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me public.thread_members := private.helper_member(helper, task);
begin
  perform private.act_in_thread(me, 'send', jsonb_build_object('id', given ->> 'commentId', 'text', given ->> 'comment', 'files', given -> 'files'));
end
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
  delete from public.thread_files f where f.member_id = any (members);
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = any (members);
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = coalesce(m.removed_at, now()) where m.author_id = any (members);
  delete from public.notices n where n.topic in ('message', 'task_talk') and n.detail ->> 'authorId' = any (members::text[]);
  update public.thread_members m set name = null, helper_id = null, left_at = coalesce(m.left_at, now()) where m.id = any (members);
end
$function$;

CREATE OR REPLACE FUNCTION private.helper_comments(helper public.task_helpers, task public.tasks)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'at', c.created_at, 'author', private.member_name(w),
      'isOwn', w.helper_id is not distinct from helper.id, 'text', c.body,
      'files', (select coalesce(jsonb_agg(private.file_view(f) order by f.position, f.id), '[]') from public.thread_files f where f.message_id = c.id))
    order by c.place), '[]')
  from (select m.* from public.threads t join public.thread_messages m on m.thread_id = t.id
    where t.account_id = task.account_id and t.kind = 'task' and t.subject = task.id::text
      and m.removed_at is null and m.hidden_at is null and m.held_at is null order by m.place desc limit 50) c
  join public.thread_members w on w.id = c.author_id
$function$;

CREATE OR REPLACE FUNCTION public.change_helper_task(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.helper_task(helper public.task_helpers, wanted uuid)
 RETURNS public.tasks
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.get_helper_file(token text, task_id_param uuid, file_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  helper constant public.task_helpers := private.open_helping(token);
  task constant public.tasks := private.helper_task(helper, task_id_param);
  found_file constant jsonb := (
    select jsonb_build_object('path', f.path, 'name', f.name, 'mime', f.mime)
    from public.threads t join public.thread_files f on f.thread_id = t.id
    left join public.thread_members m on m.thread_id = t.id and m.helper_id = helper.id
    where t.account_id = task.account_id and t.kind = 'task' and t.subject = task.id::text and f.id = file_id and private.shows_file(f, m.id));
begin
  if found_file is null then
    perform private.refuse(404, 'not_found', 'This file is not there any more', 'file');
  end if;
  return found_file;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_helper_file(token text, task_id_param uuid, file jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  helper constant public.task_helpers := private.open_helping(token);
begin
  return private.keep_file(private.helper_member(helper, private.helper_task(helper, task_id_param)), file);
end
$function$;

CREATE OR REPLACE FUNCTION public.permit_helper_file(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  helper constant public.task_helpers := private.open_helping(token);
  thread constant public.threads := private.require_file_room(
    private.helper_member(helper, private.helper_task(helper, (payload ->> 'taskId')::uuid)));
  known constant uuid := gen_random_uuid();
begin
  if private.is_sandbox(thread.account_id) then
    perform private.refuse(403, 'not_allowed', 'A demo takes no files of its guests', 'file');
  end if;
  return jsonb_build_object('id', known, 'path', thread.id || '/' || known);
end
$function$;

comment on function private.comment_as_helper(public.task_helpers, public.tasks, jsonb) is 'A helper says something about a task of theirs: {commentId, comment, files?}; the same id again is the same comment.';

comment on function private.forget_helper_words(uuid[]) is 'What helpers said and sent up goes, and their names; that somebody said something stays, so that answers can be read.';

comment on function public.change_helper_task(text, jsonb) is 'A helper ticks a task of theirs or one step of it, or takes the tick back: {taskId, stepId?, isDone}; or says something about it: {taskId, commentId, comment, files?}; or says whether they want mails: {wantsMail}. HelperTasks.';

comment on function private.helper_task(public.task_helpers, uuid) is 'A task of a helper''s, or the refusal of one that is not theirs any more.';

comment on function public.get_helper_file(text, uuid, uuid) is 'Where a file lies that went with a comment on a task of a helper''s, for the server that signs its address.';

comment on function public.keep_helper_file(text, uuid, jsonb) is 'A helper''s file that has arrived, for their next comment. {id, path}.';

comment on function public.permit_helper_file(text, jsonb) is 'Where a helper sends up a file about a task of theirs, {taskId}, for the server that signs the address. {id, path}.';

grant execute on function public.get_helper_file(text, uuid, uuid) to service_role;

grant execute on function public.keep_helper_file(text, uuid, jsonb) to service_role;

grant execute on function public.permit_helper_file(text, jsonb) to service_role;

reset check_function_bodies;
