-- Whom somebody of the team can talk to, and small groups: begun, named, joined and left.

create function public.find_talk_partners(event_id_param uuid, text_param text default '')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
  words text[] := private.word_patterns(text_param);
begin
  select * into event from public.events e where e.id = event_id_param and private.may('messages.send', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'id', f.id, 'name', f.name, 'detail', f.detail) order by f.rank, f.name, f.id), '[]') from (
    (select 1 as rank, 'user' as kind, m.user_id::text as id, p.display_name as name, coalesce(r.key, r.name) as detail
    from public.team_members m join public.profiles p on p.user_id = m.user_id join public.roles r on r.id = m.role_id
    where m.account_id = event.account_id and m.status = 'active' and m.user_id <> auth.uid() and private.search_words(p.display_name) like all (words)
    order by p.display_name limit 10)
    union all
    (select 2, 'guest', eg.id::text, g.full_name, case when private.may('guests.read_contact', event.account_id, event.id) then g.email end
    from public.event_guests eg join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
    where eg.event_id = event.id and g.name_words like all (words) order by g.full_name limit 20)
    union all
    (select 3, 'group', event.id || ':' || eg.group_label, eg.group_label, count(*)::text
    from public.event_guests eg
    where eg.event_id = event.id and eg.group_label is not null and private.search_words(eg.group_label) like all (words)
    group by eg.group_label order by eg.group_label limit 10)
    union all
    (select 4, 'activity', a.id::text, a.title, null
    from public.activities a
    where a.event_id = event.id and a.status = 'published' and a.visibility <> 'team' and private.search_words(a.title) like all (words)
    order by a.start_at, a.title limit 10)) f);
end
$$;
comment on function public.find_talk_partners(uuid, text) is
  'TalkPartner[]: colleagues, guests of the event, its groups and activities whose names hold the text; whom and what the caller can begin a conversation with.';

create function private.let_in(thread public.threads, people jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  events uuid[] := array(select distinct eg.event_id from public.event_guests eg where eg.account_id = thread.account_id
    and eg.id::text in (select jsonb_array_elements_text(coalesce(people -> 'guests', '[]'))));
  users uuid[] := array(select m.user_id from public.team_members m where m.account_id = thread.account_id and m.status = 'active'
    and m.user_id <> auth.uid() and m.user_id::text in (select jsonb_array_elements_text(coalesce(people -> 'users', '[]'))));
  guests uuid[] := array(select eg.id from public.event_guests eg where eg.account_id = thread.account_id
    and eg.id::text in (select jsonb_array_elements_text(coalesce(people -> 'guests', '[]'))));
begin
  if cardinality(events) > 1 or events[1] <> thread.event_id then
    perform private.refuse(400, 'invalid_input', 'Choose guests of one event', 'guests');
  elsif cardinality(users) + cardinality(guests) = 0 or (select count(*) from public.thread_members m where m.thread_id = thread.id and m.left_at is null
      and m.user_id is distinct from auth.uid() and (m.user_id = any (users) or m.event_guest_id = any (guests)) is not true)
      + cardinality(users) + cardinality(guests) > 50 then
    perform private.refuse(400, 'invalid_input', 'Choose between one and fifty people', 'people');
  end if;
  update public.threads t set event_id = events[1] where t.id = thread.id and t.event_id is null and cardinality(events) = 1;
  insert into public.thread_members (account_id, thread_id, user_id)
  select thread.account_id, thread.id, u from unnest(users || auth.uid()) u on conflict (thread_id, user_id) do update set left_at = null;
  insert into public.thread_members (account_id, thread_id, event_guest_id, name)
  select thread.account_id, thread.id, eg.id, g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id
  where eg.id = any (guests) on conflict (thread_id, event_guest_id) do update set left_at = null;
end
$$;
comment on function private.let_in(public.threads, jsonb) is
  'Asks people {users?, guests?} into a small group, whoever had left it, too: of the team, and guests of one event by their places on its list.';

create function public.start_people_thread(account_id_param uuid, title_param text, people jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event_id uuid := (select eg.event_id from public.event_guests eg where eg.account_id = account_id_param
    and eg.id::text in (select jsonb_array_elements_text(coalesce(people -> 'guests', '[]'))) limit 1);
  colleague uuid := (select m.user_id from public.team_members m where m.account_id = account_id_param and m.status = 'active'
    and jsonb_build_array(m.user_id) = people -> 'users');
  named text := private.check_text(title_param, 120, 'title', 'A name');
  thread public.threads;
begin
  perform private.require_permission('messages.send', account_id_param, event_id);
  perform private.require_plan(account_id_param, 'private-messages');
  -- Two people have one conversation, however often it is begun. It has no name: what is named is a group.
  thread := private.ensure_thread('people', case when event_id is null and colleague is not null and named is null
      then least(auth.uid(), colleague) || '+' || greatest(auth.uid(), colleague) else gen_random_uuid()::text end, account_id_param, event_id);
  perform private.let_in(thread, people);
  update public.threads t set title = named where t.id = thread.id and named is not null;
  return private.thread_news(private.own_member(thread.id), '{}');
end
$$;
comment on function public.start_people_thread(uuid, text, jsonb) is
  'A conversation of a few {users?, guests?}: of the team, and of guests of one event by their places on its list. ThreadNews.';

create function private.require_small_group(thread public.threads, me public.thread_members)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if thread.kind <> 'people' or thread.subject like '%+%' then
    perform private.refuse(409, 'conflict', 'Only a small group is named and grows; begin one with everybody in it');
  elsif not private.hosts_thread(thread, me) then
    perform private.refuse(403, 'not_allowed', 'Your role does not include this');
  end if;
  perform private.require_voice(thread, me);
end
$$;
comment on function private.require_small_group(public.threads, public.thread_members) is
  'Refuses what is done to small groups alone, and whoever is no host in it. Two colleagues have one conversation, which stays theirs.';

create function private.talk_name(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_small_group(thread, me);
  update public.threads t set title = private.check_text(given ->> 'title', 120, 'title', 'A name'), heard = t.heard + 1 where t.id = thread.id;
end
$$;
comment on function private.talk_name(public.threads, public.thread_members, jsonb) is 'Names a small group {title}; without one it is called by who is in it.';

create function private.talk_ask(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_small_group(thread, me);
  perform private.let_in(thread, given);
  perform private.hear_thread(thread);
end
$$;
comment on function private.talk_ask(public.threads, public.thread_members, jsonb) is 'Asks more people {users?, guests?} into a small group.';

create function private.talk_leave(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if thread.kind <> 'people' then
    perform private.refuse(409, 'conflict', 'Mute this conversation; it belongs to the event');
  end if;
  update public.thread_members m set left_at = now() where m.id = me.id;
  perform private.hear_thread(thread);
end
$$;
comment on function private.talk_leave(public.threads, public.thread_members, jsonb) is 'Leaves a small group.';
