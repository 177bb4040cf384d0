-- A topic that became two: posts are taken out of it into a topic of their own.

create function public.split_forum_topic(topic_id_param uuid, split jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  topic public.forum_topics;
  category public.forum_categories;
  called text := private.check_text(split ->> 'title', 160, 'title', 'A title');
  first public.thread_messages;
  moved uuid[];
  made uuid;
begin
  select * into topic from public.forum_topics o where o.id = topic_id_param and o.removed_at is null for update;
  if topic.id is null or not private.sees_category((select c from public.forum_categories c where c.id = topic.category_id), auth.uid()) then
    perform private.refuse(404, 'not_found', 'This topic does not exist, or you may not see it');
  elsif not private.may('messages.moderate', topic.account_id) then
    perform private.refuse(403, 'not_allowed', 'Your role does not include this');
  end if;
  category := private.seen_category(coalesce((split ->> 'categoryId')::uuid, topic.category_id));
  perform 1 from public.threads t where t.id = topic.id for update;
  select * into first from public.thread_messages m
  where m.thread_id = topic.id and m.id::text = split ->> 'fromId' and m.removed_at is null;
  if called is null then
    perform private.refuse(400, 'invalid_input', 'Give the topic a title', 'title');
  elsif category.account_id <> topic.account_id then
    perform private.refuse(404, 'not_found', 'This category does not exist, or you may not see it', 'categoryId');
  elsif first.id is null then
    perform private.refuse(404, 'not_found', 'This message is not there any more', 'fromId');
  elsif not exists (select from public.thread_messages m where m.thread_id = topic.id and m.place < first.place) then
    perform private.refuse(409, 'conflict', 'The first post is the topic: rename or move that', 'fromId');
  end if;
  moved := array(select m.id from public.thread_messages m where m.thread_id = topic.id
    and (m.id = first.id or (split ->> 'andAfter')::boolean and m.place > first.place) order by m.place);
  made := private.make_draft(topic.account_id);
  update public.forum_topics o set solved_id = null where o.id = topic.id and o.solved_id = any (moved);
  insert into public.forum_topics (id, account_id, category_id, title, held_at)
  values (made, topic.account_id, category.id, called, first.held_at);
  perform private.move_posts(topic.id, made, moved);
  perform private.audit(topic.account_id, 'forum_topics.split', 'forum_topics', topic.id::text, null,
    jsonb_build_object('into', made, 'posts', cardinality(moved)));
  return jsonb_build_object('id', made);
end
$$;
comment on function public.split_forum_topic(uuid, jsonb) is
  'Takes a post, or it and all after it, out of a topic into one of their own, for moderators: {fromId, andAfter, title, categoryId?}. {id}.';

create function private.move_posts(from_thread uuid, to_thread uuid, moved uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  twins jsonb;
  twin record;
  left_place bigint;
begin
  -- Whoever wrote, reacted or is named comes along, as another member.
  select coalesce(jsonb_object_agg(w.id, gen_random_uuid()), '{}') into twins from public.thread_members w
  where w.thread_id = from_thread and (
    exists (select from public.thread_messages m where m.id = any (moved) and (m.author_id = w.id or w.id = any (m.mentions)))
    or exists (select from public.thread_reactions r where r.message_id = any (moved) and r.member_id = w.id)
    or exists (select from public.thread_files f where f.message_id = any (moved) and f.member_id = w.id)
    or exists (select from public.thread_reports p where p.message_id = any (moved) and p.member_id = w.id));
  -- One statement, at whose end what points to each other agrees again.
  with members as (
    insert into public.thread_members (id, account_id, thread_id, user_id, event_guest_id, name, read_place, tells, silenced_at, left_at, joined_at)
    select (twins ->> w.id::text)::uuid, w.account_id, to_thread, w.user_id, w.event_guest_id, w.name,
      (select count(*) from public.thread_messages m where m.id = any (moved) and m.place <= w.read_place),
      w.tells, w.silenced_at, w.left_at, w.joined_at
    from public.thread_members w where w.thread_id = from_thread and twins ? w.id::text
  ), readers as (
    -- Whoever had only read them has read them here, too, and follows nothing by that.
    insert into public.thread_members (account_id, thread_id, user_id, tells, read_place)
    select w.account_id, to_thread, w.user_id, 'off',
      (select count(*) from public.thread_messages m where m.id = any (moved) and m.place <= w.read_place)
    from public.thread_members w where w.thread_id = from_thread and not twins ? w.id::text and w.user_id is not null
      and w.left_at is null and w.read_place >= (select min(m.place) from public.thread_messages m where m.id = any (moved))
  ), messages as (
    update public.thread_messages m set thread_id = to_thread, place = o.place, heard = o.place,
      moved_from = from_thread, moved_heard = (select t.heard + 1 from public.threads t where t.id = from_thread),
      author_id = (twins ->> m.author_id::text)::uuid, reply_to = case when m.reply_to = any (moved) then m.reply_to end,
      mentions = array(select (twins ->> n.id::text)::uuid from unnest(m.mentions) n (id) where twins ? n.id::text)
    from unnest(moved) with ordinality o (id, place) where m.id = o.id
  ), answers as (
    update public.thread_messages m set reply_to = null
    where m.thread_id = from_thread and m.reply_to = any (moved) and m.id <> all (moved)
  ), signs as (
    update public.thread_reactions r set thread_id = to_thread, member_id = (twins ->> r.member_id::text)::uuid where r.message_id = any (moved)
  ), files as (
    update public.thread_files f set thread_id = to_thread, member_id = (twins ->> f.member_id::text)::uuid where f.message_id = any (moved)
  ), reports as (
    update public.thread_reports p set thread_id = to_thread, member_id = (twins ->> p.member_id::text)::uuid where p.message_id = any (moved)
  )
  insert into public.thread_blocks (member_id, blocked_id, thread_id, created_at)
  select (twins ->> b.member_id::text)::uuid, (twins ->> b.blocked_id::text)::uuid, to_thread, b.created_at
  from public.thread_blocks b where b.thread_id = from_thread and twins ? b.member_id::text and twins ? b.blocked_id::text;
  -- A name in words with form is a member, too.
  for twin in select t.key, t.value from jsonb_each_text(twins) t loop
    update public.thread_messages m set rich = replace(m.rich::text, twin.key, twin.value)::jsonb
    where m.thread_id = to_thread and position(twin.key in m.rich::text) > 0;
  end loop;
  update public.threads t set last_place = cardinality(moved), heard = cardinality(moved),
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = to_thread)
  where t.id = to_thread;
  select max(m.place) into left_place from public.thread_messages m where m.thread_id = from_thread;
  update public.threads t set last_place = left_place, heard = t.heard + 1,
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = from_thread)
  where t.id = from_thread;
  update public.thread_members w set read_place = left_place where w.thread_id = from_thread and w.read_place > left_place;
end
$$;
comment on function private.move_posts(uuid, uuid, uuid[]) is
  'Puts messages of a thread into another, in this order, with their signs, files and reports; what they answer comes along or is not named any more.';
