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
  -- What is held back behind it is nothing that they have not read.
  if not exists (select from public.thread_messages m where m.thread_id = me.thread_id and m.place > upto and m.held_at is null) then
    upto := (select t.last_place from public.threads t where t.id = me.thread_id);
  end if;
  update public.thread_members m set read_place = upto where m.id = me.id and m.read_place < upto;
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
