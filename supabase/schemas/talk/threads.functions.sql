-- Threads: how one is made and opened, who one is in it, and how the others hear of a change.

create function private.refuse_thread()
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.refuse(404, 'not_found', 'This conversation does not exist, or you do not belong to it');
end
$$;
comment on function private.refuse_thread() is 'The one answer to threads that are not there and to those that are not one''s own.';

create function private.thread_channel(thread public.threads)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  return 'talk:' || private.derive_token('talk', thread.id, thread.generation);
end
$$;
comment on function private.thread_channel(public.threads) is
  'The channel on which a thread''s members hear that something is new; its name is told to members alone, and no words go through it.';

create function private.tell_channel(channel text, event text, told jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- On Supabase the database sends by itself; elsewhere the server listens and passes it on.
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is not null then
    execute 'select realtime.send($1, $2, $3, false)' using told, event, channel;
  else
    perform pg_notify('told_channels', jsonb_build_object('topic', channel, 'event', event, 'payload', told)::text);
  end if;
end
$$;
comment on function private.tell_channel(text, text, jsonb) is 'Tells everybody who listens to a channel; nothing is kept of it.';

create function private.tell_thread()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Under its old name once more: who still belongs asks, and is told the new one.
  if old.generation <> new.generation then
    perform private.tell_channel(private.thread_channel(old), 'heard', jsonb_build_object('heard', new.heard));
  end if;
  perform private.tell_channel(private.thread_channel(new), 'heard', jsonb_build_object('heard', new.heard));
  return null;
end
$$;
comment on function private.tell_thread() is 'Trigger of threads: who listens hears that there is something new, and asks for it.';

create function private.renew_channels(threads uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.threads t set generation = t.generation + 1,
    heard = t.heard + case when t.last_message_at > now() - interval '1 day' then 1 else 0 end
  where t.id = any (threads)
$$;
comment on function private.renew_channels(uuid[]) is
  'Gives threads channels of another name, since somebody knows the old one who does not belong any more. Those of lively threads are told at once, others when they ask.';

create function private.renew_channels_of_member()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.renew_channels(array(select t.id from public.threads t join private.thread_kinds k on k.kind = t.kind
    where t.account_id = new.account_id and (k.open_to_team
      or exists (select from public.thread_members m where m.thread_id = t.id and m.user_id = new.user_id))));
  return null;
end
$$;
comment on function private.renew_channels_of_member() is 'Trigger of the team: whoever leaves it or may less in it listens to nothing any more.';

create function private.renew_channels_of_guest()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.renew_channels(array(select t.id from public.threads t where t.event_id in (select g.event_id from gone g)));
  return null;
end
$$;
comment on function private.renew_channels_of_guest() is 'Trigger of lists: whoever is taken off one listens to its conversations no more.';

create function private.renew_channel_of_place()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.renew_channels(array[new.thread_id]);
  return null;
end
$$;
comment on function private.renew_channel_of_place() is 'Trigger of members: whoever leaves a conversation listens to it no more.';

create function private.thread_closes_at(thread public.threads)
returns timestamptz
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(thread.closed_at, case when not thread.kept_open then e.end_date + make_interval(days => k.days_after) end)
    from private.thread_kinds k left join public.events e on e.id = thread.event_id where k.kind = thread.kind);
end
$$;
comment on function private.thread_closes_at(public.threads) is 'From when on a thread is read only: so many days after its event, which moves with it; null: never.';

create function private.is_closed(thread public.threads)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return coalesce(private.thread_closes_at(thread) <= now(), false);
end
$$;
comment on function private.is_closed(public.threads) is 'Whether a thread takes no more messages.';

create function private.ensure_thread(about text, what text, of_account uuid, of_event uuid default null)
returns public.threads
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
begin
  select * into thread from public.threads t where t.account_id = of_account and t.kind = about and t.subject = what;
  if thread.id is null then
    insert into public.threads (account_id, event_id, kind, subject, created_by)
    values (of_account, of_event, about, what, auth.uid()) on conflict (account_id, kind, subject) do nothing;
    select * into strict thread from public.threads t where t.account_id = of_account and t.kind = about and t.subject = what;
  end if;
  return thread;
end
$$;
comment on function private.ensure_thread(text, text, uuid, uuid) is
  'The one thread of a subject, made when it is first asked for. Who asks was looked at before.';

create function private.is_thread_reader(thread public.threads, person uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  is_reader boolean := true;
begin
  if exists (select from private.thread_kinds k where k.kind = thread.kind and k.own_list) then
    execute format('select private.%I($1, $2)', 'thread_reader_' || thread.kind) using thread, person into is_reader;
  end if;
  return coalesce(is_reader, false);
end
$$;
comment on function private.is_thread_reader(public.threads, uuid) is
  'Whether a kind that chooses its readers lets somebody in; the right to read messages is asked beside it.';

create function private.thread_followers(thread public.threads)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if to_regprocedure(format('private.%I(public.threads)', 'thread_followers_' || thread.kind)) is not null then
    return query execute format('select * from private.%I($1)', 'thread_followers_' || thread.kind) using thread;
  end if;
end
$$;
comment on function private.thread_followers(public.threads) is
  'People with an account who follow a thread of a kind with a list of its own without having come in, by private.thread_followers_<kind>(thread), where there is one.';

create function private.reads_thread(thread public.threads)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team
      and private.may(k.reads, thread.account_id, thread.event_id))
    and private.is_thread_reader(thread, auth.uid())
$$;
comment on function private.reads_thread(public.threads) is 'Whether the caller reads a thread as one of its account''s team, member or not.';

create function private.hosts_thread(thread public.threads, me public.thread_members)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select me.user_id is not null and exists (select from private.thread_kinds k where k.kind = thread.kind
    and private.person_may(me.user_id, k.writes, thread.account_id, thread.event_id))
$$;
comment on function private.hosts_thread(public.threads, public.thread_members) is 'Whether a member speaks as a host.';

create function private.moderates_thread(thread public.threads, me public.thread_members)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select me.user_id is not null and private.person_may(me.user_id, 'messages.moderate', thread.account_id, thread.event_id) $$;
comment on function private.moderates_thread(public.threads, public.thread_members) is 'Whether a member may hide what others say, and silence them.';

create function private.own_member(of_thread_id uuid)
returns public.thread_members
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.own_member(uuid) is
  'Who the caller is in a thread: one of the team comes in by reading, others were asked in; the one refusal else.';

create function private.guest_member(token text, of_thread_id uuid)
returns public.thread_members
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
  thread public.threads;
  me public.thread_members;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into thread from public.threads t where t.id = of_thread_id and t.event_id = link.event_id;
  if thread.id is null or not exists (select from private.thread_guests(thread, link.event_guest_id)) then
    perform private.refuse_thread();
  end if;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.event_guest_id = link.event_guest_id;
  if me.name is null then
    -- A thread whose hosts wrote first knows them before they have said how they are called.
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    select thread.account_id, thread.id, link.event_guest_id, n.name
    from (select private.guest_name_at(link.event_guest_id) as name) n where n.name is not null
    on conflict (thread_id, event_guest_id) do update set name = coalesce(public.thread_members.name, excluded.name) returning * into me;
  end if;
  if me.id is null or me.name is null then
    perform private.refuse(409, 'conflict', 'Tell us first how the others shall call you', 'name');
  end if;
  return me;
end
$$;
comment on function private.guest_member(text, uuid) is
  'Who a guest is in a thread they belong to, by their own link; they come in under the name they chose at first.';

create function private.member_name(who public.thread_members)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if who.user_id is null then
    return who.name;
  end if;
  return (select p.display_name from public.profiles p where p.user_id = who.user_id);
end
$$;
comment on function private.member_name(public.thread_members) is 'What a member is called; null of somebody who is gone.';

create function private.thread_member_view(thread public.threads, who public.thread_members)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', who.id, 'name', private.member_name(who),
    'photoUrl', (select p.avatar_url from public.profiles p where p.user_id = who.user_id),
    'isHost', private.hosts_thread(thread, who) or exists (
      select from public.event_guests eg where eg.id = who.event_guest_id and eg.role = 'host'),
    'isSilenced', who.silenced_at is not null)
$$;
comment on function private.thread_member_view(public.threads, public.thread_members) is 'ThreadMember.';

create function private.why_not_write(thread public.threads, me public.thread_members)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return case
    when private.is_closed(thread) then 'closed'
    when thread.kind = 'topic' and private.is_banned(thread.account_id, me.user_id) then 'banned'
    when me.silenced_at is not null then 'silenced'
    when me.user_id is not null and exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team)
      and not private.hosts_thread(thread, me) then 'reader'
    when thread.announce_only and not private.hosts_thread(thread, me) then 'announce_only'
    when (select count(*) from public.thread_members m where m.thread_id = thread.id) = 2 and exists (
      select from public.thread_blocks b where b.thread_id = thread.id and b.blocked_id = me.id) then 'blocked' end;
end
$$;
comment on function private.why_not_write(public.threads, public.thread_members) is
  'Why a member cannot write now: closed, banned, silenced, reader, announce_only, blocked; null where they can.';

create function private.has_blocked(me public.thread_members, author_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select exists (select from public.thread_blocks b where b.member_id = me.id and b.blocked_id = author_id) $$;
comment on function private.has_blocked(public.thread_members, uuid) is
  'Whether a member wants to hear nothing of who wrote: no word of them stands in lists, in what is found or quoted, or counts as new.';

create function private.unread_in(thread public.threads, me public.thread_members)
returns integer
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select count(*)::integer from (select from public.thread_messages m
      where m.thread_id = thread.id and m.place > coalesce(me.read_place, 0) and m.author_id is distinct from me.id
        and m.removed_at is null and m.hidden_at is null and m.held_at is null and not private.has_blocked(me, m.author_id) limit 100) n);
end
$$;
comment on function private.unread_in(public.threads, public.thread_members) is
  'How many messages of others are new to a member, a hundred at most; none of whom they blocked.';
