-- Threads for people with an account: reading, doing, looking for, and what passes without being kept.

create function public.get_thread(thread_id_param uuid, asked jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.thread_news(private.own_member(thread_id_param), asked);
end
$$;
comment on function public.get_thread(uuid, jsonb) is 'ThreadNews: {since} what changed, {before} older ones, {around} a message, {at} a moment, or the newest.';

create function public.act_in_thread(thread_id_param uuid, act text, given jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.act_in_thread(private.own_member(thread_id_param), act, given);
end
$$;
comment on function public.act_in_thread(uuid, text, jsonb) is
  'send, edit, remove, react, tells, block, report, leave; for hosts run, silence, hide, keep. ThreadNews.';

create function private.read_upto(me public.thread_members, upto bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
begin
  update public.thread_members m set read_place = least(upto, t.last_place) from public.threads t
  where m.id = me.id and t.id = m.thread_id and m.read_place < least(upto, t.last_place);
  if found then
    select * into strict thread from public.threads t where t.id = me.thread_id;
    perform private.tell_channel(private.thread_channel(thread), 'read', jsonb_build_object('memberId', me.id, 'place', upto));
  end if;
end
$$;
comment on function private.read_upto(public.thread_members, bigint) is 'A member has seen a thread up to a place; it never goes back.';

create function public.read_thread(thread_id_param uuid, place_param bigint)
returns void
language sql
security definer
set search_path = ''
as $$ select private.read_upto(private.own_member(thread_id_param), place_param) $$;
comment on function public.read_thread(uuid, bigint) is 'One has seen a conversation up to a place.';

create function private.pass_sign(me public.thread_members, sign text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
begin
  if sign not in ('typing', 'here') then
    perform private.refuse(400, 'invalid_input', 'Nothing of that name can be told here', 'sign');
  end if;
  select * into strict thread from public.threads t where t.id = me.thread_id;
  perform private.tell_channel(private.thread_channel(thread), sign, jsonb_build_object('memberId', me.id, 'name', private.member_name(me)));
end
$$;
comment on function private.pass_sign(public.thread_members, text) is 'Tells the others that somebody is writing, or here; it is kept nowhere.';

create function public.sign_in_thread(thread_id_param uuid, sign text)
returns void
language sql
security definer
set search_path = ''
as $$ select private.pass_sign(private.own_member(thread_id_param), sign) $$;
comment on function public.sign_in_thread(uuid, text) is 'Tells the others of a conversation: typing or here.';

create function public.find_in_thread(thread_id_param uuid, text_param text)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.thread_hits(private.own_member(thread_id_param), text_param) $$;
comment on function public.find_in_thread(uuid, text) is 'FoundMessages of one conversation.';

create function public.list_thread_people(thread_id_param uuid, text_param text default '')
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.thread_people(private.own_member(thread_id_param), text_param) $$;
comment on function public.list_thread_people(uuid, text) is 'ThreadPeople: who has come into a conversation, by name.';

create function private.keep_file(me public.thread_members, file jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
  stored record;
begin
  select * into strict thread from public.threads t where t.id = me.thread_id;
  perform private.require_voice(thread, me);
  if (select count(*) from public.thread_files f where f.member_id = me.id and f.created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Try again in an hour');
  end if;
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

create function private.may_see_talk(folder text)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from private.own_threads(null) t where t.id::text = folder)
    or exists (select from public.threads t join private.thread_kinds k on k.kind = t.kind and k.own_list
      where t.id::text = folder and private.reads_thread(t))
$$;
comment on function private.may_see_talk(text) is 'Whether a folder of the bucket talk is a thread of the caller.';

create function private.may_add_to_talk(folder text)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from private.own_threads(null) t join private.thread_kinds k on k.kind = t.kind
    where t.id::text = folder and (not k.open_to_team or private.may('messages.send', t.account_id, t.event_id)))
    or exists (select from public.threads t join private.thread_kinds k on k.kind = t.kind and k.own_list
      where t.id::text = folder and private.reads_thread(t) and private.may('messages.send', t.account_id, t.event_id))
$$;
comment on function private.may_add_to_talk(text) is 'Whether a folder of the bucket talk is a thread in which the caller writes.';
