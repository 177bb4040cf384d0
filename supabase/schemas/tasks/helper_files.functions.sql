-- Files that helpers send up with what they say about a task of theirs, and files of it that they read.

create function public.permit_helper_file(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.permit_helper_file(text, jsonb) is
  'Where a helper sends up a file about a task of theirs, {taskId}, for the server that signs the address. {id, path}.';

create function public.keep_helper_file(token text, task_id_param uuid, file jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  helper constant public.task_helpers := private.open_helping(token);
begin
  return private.keep_file(private.helper_member(helper, private.helper_task(helper, task_id_param)), file);
end
$$;
comment on function public.keep_helper_file(text, uuid, jsonb) is 'A helper''s file that has arrived, for their next comment. {id, path}.';

create function public.get_helper_file(token text, task_id_param uuid, file_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_helper_file(text, uuid, uuid) is
  'Where a file lies that went with a comment on a task of a helper''s, for the server that signs its address.';
