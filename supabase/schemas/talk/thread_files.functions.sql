-- Files of messages: who sends one up, who sees it, and when its bytes go. What they may be and weigh is their bucket's.

create function private.require_file_room(me public.thread_members)
returns public.threads
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
begin
  select * into strict thread from public.threads t where t.id = me.thread_id;
  perform private.require_voice(thread, me);
  -- Several at once are counted one after the other.
  perform 1 from public.thread_members m where m.id = me.id for no key update;
  if (select count(*) from public.thread_files f where f.member_id = me.id and f.created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Try again in an hour');
  end if;
  return thread;
end
$$;
comment on function private.require_file_room(public.thread_members) is 'The thread of a member who may write in it and has not sent up sixty files within the hour.';

create function private.keep_file(me public.thread_members, file jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads := private.require_file_room(me);
  stored record;
begin
  -- What a file is and weighs, its bucket found out from the bytes; the client says only its name.
  select o.name, o.metadata into stored from storage.objects o where o.bucket_id = 'talk' and o.name = thread.id || '/' || (file ->> 'id');
  if stored.name is null then
    perform private.refuse(404, 'not_found', 'This file has not arrived', 'file');
  end if;
  insert into public.thread_files (id, account_id, thread_id, member_id, path, name, mime, size, width, height)
  values ((file ->> 'id')::uuid, thread.account_id, thread.id, me.id, stored.name,
    coalesce(private.check_text(file ->> 'name', 200, 'name', 'A file''s name'), 'file'),
    stored.metadata ->> 'mimetype', (stored.metadata ->> 'size')::integer,
    (file ->> 'width')::integer, (file ->> 'height')::integer) on conflict (id) do nothing;
  return jsonb_build_object('id', file ->> 'id', 'path', stored.name);
end
$$;
comment on function private.keep_file(public.thread_members, jsonb) is 'A file {id, name, width?, height?} that has arrived in the bucket, for the next message of whoever sent it up.';

create function public.keep_thread_file(thread_id_param uuid, file jsonb)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.keep_file(private.own_member(thread_id_param), file) $$;
comment on function public.keep_thread_file(uuid, jsonb) is 'A file that has arrived, for one''s next message. {id, path}.';

create function public.keep_guest_file(token text, thread_id_param uuid, file jsonb)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.keep_file(private.guest_member(token, thread_id_param), file) $$;
comment on function public.keep_guest_file(text, uuid, jsonb) is 'A guest''s file that has arrived. {id, path}.';

create function public.permit_guest_file(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads := private.require_file_room(private.guest_member(token, (payload ->> 'threadId')::uuid));
  known uuid := gen_random_uuid();
begin
  if private.is_sandbox(thread.account_id) then
    perform private.refuse(403, 'not_allowed', 'A demo takes no files of its guests', 'file');
  end if;
  return jsonb_build_object('id', known, 'path', thread.id || '/' || known);
end
$$;
comment on function public.permit_guest_file(text, jsonb) is
  'Where a guest who may write in {threadId} sends a file up, for the server that signs the address. {id, path}.';

create function public.get_guest_file(token text, thread_id_param uuid, file_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.thread_members := private.guest_member(token, thread_id_param);
  found_file jsonb := (
    select jsonb_build_object('path', f.path, 'name', f.name, 'mime', f.mime) from public.thread_files f
    where f.id = file_id and f.thread_id = me.thread_id and private.shows_file(f, me.id)
      and not exists (select from public.thread_blocks b where b.member_id = me.id and b.blocked_id = f.member_id));
begin
  if found_file is null then
    perform private.refuse(404, 'not_found', 'This file is not there any more', 'file');
  end if;
  return found_file;
end
$$;
comment on function public.get_guest_file(text, uuid, uuid) is 'Where a file of one''s conversation lies, for the server that signs its address.';

create function private.shows_file(file public.thread_files, reader uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select case when file.message_id is null then file.member_id = reader else exists (select from public.thread_messages m
    where m.id = file.message_id and m.removed_at is null and m.hidden_at is null
      and (m.held_at is null or m.author_id is not distinct from reader or private.may('messages.moderate', file.account_id))) end
$$;
comment on function private.shows_file(public.thread_files, uuid) is
  'Whether a file is to be seen in its thread by a member: with its message, which may be held back, or before it is sent by whoever sent it up.';

create function private.may_see_talk(file_path text)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.thread_files f join public.threads t on t.id = f.thread_id
    left join public.thread_members m on m.thread_id = t.id and m.user_id = auth.uid()
    where f.path = file_path and private.shows_file(f, m.id)
      and (exists (select from private.own_threads(null) o where o.id = t.id)
        or exists (select from private.thread_kinds k where k.kind = t.kind and k.own_list) and private.reads_thread(t)))
$$;
comment on function private.may_see_talk(text) is 'Whether a file of the bucket talk is one of a message that the caller reads.';

create function private.may_add_to_talk(folder text)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from private.own_threads(null) t join private.thread_kinds k on k.kind = t.kind
    where t.id::text = folder and (not k.open_to_team or private.may('messages.send', t.account_id, t.event_id)))
    or exists (select from public.threads t join private.thread_kinds k on k.kind = t.kind and k.own_list
      where t.id::text = folder and private.reads_thread(t) and private.may(k.writes, t.account_id, t.event_id))
$$;
comment on function private.may_add_to_talk(text) is 'Whether a folder of the bucket talk is a thread in which the caller writes.';

create function private.note_files_gone()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from gone) then
    perform private.enqueue_job('remove_files', (select jsonb_build_object('bucket', 'talk', 'paths', jsonb_agg(g.path)) from gone g));
  end if;
  return null;
end
$$;
comment on function private.note_files_gone() is 'Trigger of files: with their rows their bytes go, whatever took the rows away.';

create function private.remove_files_source(job public.jobs)
returns jsonb
language sql stable
set search_path = ''
as $$ select job.payload $$;
comment on function private.remove_files_source(public.jobs) is 'StoredPaths: {bucket, paths} of files whose bytes are to go.';
