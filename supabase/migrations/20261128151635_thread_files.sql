-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop policy "people see files of their conversations" on storage.objects;

drop function private.may_see_talk(text);

-- rows storage.buckets: {"id": "avatars", "name": "avatars", "owner": null, "public": true, "owner_id": null, "file_size_limit": 5242880, "allowed_mime_types": ["image/jpeg", "image/png", "image/webp"]} {"id": "covers", "nam becomes {"id": "avatars", "name": "avatars", "owner": null, "public": true, "owner_id": null, "file_size_limit": 5242880, "allowed_mime_types": ["image/jpeg", "image/png", "image/webp"]} {"id": "covers", "nam
update storage.buckets set allowed_mime_types = array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'text/plain', 'text/csv',
  'audio/mpeg', 'audio/mp4', 'video/mp4', 'audio/x-m4a', 'video/quicktime', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation'] where id = 'talk';

CREATE OR REPLACE FUNCTION private.held_messages(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('messages', coalesce((select jsonb_agg(jsonb_build_object('thread', private.thread_title(t), 'name', m.name,
      'written', (select count(*) from public.thread_messages w where w.author_id = m.id and w.removed_at is null),
      'files', (select count(*) from public.thread_files f where f.member_id = m.id),
      'last', (select max(w.created_at) from public.thread_messages w where w.author_id = m.id and w.removed_at is null)) order by m.joined_at, m.id)
    from public.thread_members m join public.threads t on t.id = m.thread_id
    where m.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id)), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.keep_file(me public.thread_members, file jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.may_see_talk(file_path text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.thread_files f join public.threads t on t.id = f.thread_id
    left join public.thread_members m on m.thread_id = t.id and m.user_id = auth.uid()
    where f.path = file_path and private.shows_file(f, m.id)
      and (exists (select from private.own_threads(null) o where o.id = t.id)
        or exists (select from private.thread_kinds k where k.kind = t.kind and k.own_list) and private.reads_thread(t)))
$function$;

CREATE OR REPLACE FUNCTION private.talk_send(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words text := private.check_words(thread, given);
  was public.thread_messages;
  message public.thread_messages;
  wanted text[];
  files uuid[];
begin
  if coalesce(given ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse(400, 'invalid_input', 'Reload the page and send again', 'id');
  end if;
  select * into was from public.thread_messages m where m.id = (given ->> 'id')::uuid;
  if was.id is not null then
    if was.author_id <> me.id then
      perform private.refuse(409, 'conflict', 'Send this again as a new message', 'id');
    end if;
    return;
  end if;
  perform private.require_voice(thread, me);
  if (select count(*) from (select from public.thread_messages m where m.author_id = me.id and m.created_at > now() - interval '30 seconds' limit 20) n) = 20 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Wait half a minute');
  end if;
  wanted := array(select jsonb_array_elements_text(case jsonb_typeof(given -> 'files') when 'array' then given -> 'files' else '[]' end));
  files := array(select f.id from public.thread_files f where f.thread_id = thread.id and f.member_id = me.id and f.message_id is null
    and f.id::text = any (wanted) order by array_position(wanted, f.id::text));
  if cardinality(wanted) > 10 then
    perform private.refuse(400, 'invalid_input', 'A message can have up to 10 files', 'files');
  elsif cardinality(files) < cardinality(wanted) then
    perform private.refuse(409, 'conflict', 'A file of this message is not there any more. Attach it again', 'files');
  end if;
  if words = '' and cardinality(files) = 0 then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  update public.threads t set last_place = t.last_place + 1, heard = t.heard + 1, last_message_at = clock_timestamp()
  where t.id = thread.id returning * into thread;
  insert into public.thread_messages (id, account_id, thread_id, place, heard, author_id, body, rich, reply_to, mentions, created_at)
  values ((given ->> 'id')::uuid, thread.account_id, thread.id, thread.last_place, thread.heard, me.id, words,
    nullif(given -> 'rich', 'null'), (select m.id from public.thread_messages m where m.thread_id = thread.id and m.id::text = given ->> 'replyTo'),
    private.check_mentions(thread, given), thread.last_message_at)
  returning * into message;
  update public.thread_files f set message_id = (given ->> 'id')::uuid, position = array_position(files, f.id) where f.id = any (files);
  -- Who writes in what they did not follow does so from the first time on.
  update public.thread_members m set read_place = thread.last_place,
    tells = case when m.tells = 'off' and exists (select from private.thread_kinds k where k.kind = thread.kind and k.own_list)
      and not exists (select from public.thread_messages w where w.author_id = m.id and w.id <> message.id) then 'daily' else m.tells end
  where m.id = me.id;
  perform private.tell_of_message(thread, message);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_file(token text, thread_id_param uuid, file_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.tidy_threads()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  unsent text[];
begin
  delete from public.thread_edits e where e.written_at < now() - interval '30 days';
  delete from public.thread_reports r where r.decided_at < now() - interval '90 days';
  delete from public.thread_files f where f.message_id is null and f.created_at < now() - interval '1 day';
  -- What arrived and was never kept for a message.
  unsent := array(select o.name from storage.objects o where o.bucket_id = 'talk' and o.created_at < now() - interval '1 day'
    and not exists (select from public.thread_files f where f.path = o.name) limit 200);
  if cardinality(unsent) > 0 then
    perform private.enqueue_job('remove_files', jsonb_build_object('bucket', 'talk', 'paths', to_jsonb(unsent)), 'unsent ' || md5(unsent::text));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_files_gone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from gone) then
    perform private.enqueue_job('remove_files', (select jsonb_build_object('bucket', 'talk', 'paths', jsonb_agg(g.path)) from gone g));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_files_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select job.payload $function$;

CREATE OR REPLACE FUNCTION private.require_file_room(me public.thread_members)
 RETURNS public.threads
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  select * into strict thread from public.threads t where t.id = me.thread_id;
  perform private.require_voice(thread, me);
  if (select count(*) from public.thread_files f where f.member_id = me.id and f.created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Try again in an hour');
  end if;
  return thread;
end
$function$;

CREATE OR REPLACE FUNCTION private.shows_file(file public.thread_files, reader uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when file.message_id is null then file.member_id = reader else exists (select from public.thread_messages m
    where m.id = file.message_id and m.removed_at is null and m.hidden_at is null) end
$function$;

CREATE OR REPLACE FUNCTION public.permit_guest_file(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads := private.require_file_room(private.guest_member(token, (payload ->> 'threadId')::uuid));
  known uuid := gen_random_uuid();
begin
  return jsonb_build_object('id', known, 'path', thread.id || '/' || known);
end
$function$;

CREATE TRIGGER note_files_gone AFTER DELETE ON public.thread_files REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.note_files_gone();

create policy "people see files of their conversations" on storage.objects
as permissive for select to authenticated using (((bucket_id = 'talk'::text) AND ((owner_id = (( SELECT auth.uid() AS uid))::text) OR private.may_see_talk(name))));

comment on function private.held_messages(public.guests) is '{messages}: the conversations somebody is in, under which name, how much they wrote and how many files they sent up.';

comment on function private.note_files_gone() is 'Trigger of files: with their rows their bytes go, whatever took the rows away.';

comment on function private.remove_files_source(public.jobs) is 'StoredPaths: {bucket, paths} of files whose bytes are to go.';

comment on function private.require_file_room(public.thread_members) is 'The thread of a member who may write in it and has not sent up sixty files within the hour.';

comment on function private.shows_file(public.thread_files, uuid) is 'Whether a file is to be seen in its thread by a member: with its message, or before it is sent by whoever sent it up.';

comment on function public.permit_guest_file(text, jsonb) is 'Where a guest who may write in {threadId} sends a file up, for the server that signs the address. {id, path}.';

grant execute on function public.permit_guest_file(text, jsonb) to service_role;

comment on function private.may_see_talk(text) is 'Whether a file of the bucket talk is one of a message that the caller reads.';

grant execute on function private.may_see_talk(text) to authenticated;

grant execute on function private.may_see_talk(text) to service_role;

reset check_function_bodies;
