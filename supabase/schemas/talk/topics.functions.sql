-- The forum: who sees which category, how a topic is begun, moved, pinned, locked, answered and taken away.

create function private.sees_category(category public.forum_categories, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.person_may(person, 'messages.read', category.account_id)
    and (category.visibility = 'everybody' or not private.is_banned(category.account_id, person))
    and (category.visibility <> 'group' or private.person_may(person, 'messages.moderate', category.account_id)
      or exists (select from public.forum_category_people p where p.category_id = category.id and p.user_id = person))
$$;
comment on function private.sees_category(public.forum_categories, uuid) is
  'Whether somebody reads a category: all of the team who read messages, or the chosen ones of them and moderators; who is banned only what everybody reads.';

create function private.sees_topic(topic public.forum_topics, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select topic.removed_at is null and (topic.held_at is null or private.person_may(person, 'messages.moderate', topic.account_id)
    or exists (select from public.thread_messages m join public.thread_members w on w.id = m.author_id
      where m.thread_id = topic.id and m.place = 1 and w.user_id = person))
$$;
comment on function private.sees_topic(public.forum_topics, uuid) is
  'Whether a topic is there for somebody who sees its category: one that waits for a moderator for them and for who began it.';

create function private.thread_reader_topic(thread public.threads, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.forum_topics o join public.forum_categories c on c.id = o.category_id
    where o.id = thread.id and private.sees_topic(o, person) and private.sees_category(c, person))
    or private.drafts_topic(thread, person)
$$;
comment on function private.thread_reader_topic(public.threads, uuid) is
  'A topic is read by who sees its category, until it is taken away; before it is begun by who writes it.';

create function private.thread_title_topic(thread public.threads)
returns text
language sql stable
security definer
set search_path = ''
as $$ select o.title from public.forum_topics o where o.id = thread.id $$;
comment on function private.thread_title_topic(public.threads) is 'A topic''s conversation is called as the topic.';

create function private.thread_guests_topic(thread public.threads, place uuid)
returns setof uuid
language sql immutable
set search_path = ''
as $$ select null::uuid where false $$;
comment on function private.thread_guests_topic(public.threads, uuid) is 'No guest of an event belongs to a topic.';

create function private.shown_categories()
returns setof public.forum_categories
language sql stable
security definer
set search_path = ''
as $$
  select c.* from public.forum_categories c
  where c.account_id in (select private.shown_accounts('messages.read'))
    and (c.visibility = 'everybody' or not private.is_banned(c.account_id, (select auth.uid())))
    and (c.visibility <> 'group' or c.account_id in (select private.my_accounts('messages.moderate'))
      or exists (select from public.forum_category_people p where p.category_id = c.id and p.user_id = (select auth.uid())))
$$;
comment on function private.shown_categories() is 'Categories of the chosen account''s forum that the caller sees.';

create function private.seen_category(id_wanted uuid)
returns public.forum_categories
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  category public.forum_categories;
begin
  select * into category from public.forum_categories c where c.id = id_wanted;
  if category.id is null or not private.sees_category(category, auth.uid()) then
    perform private.refuse(404, 'not_found', 'This category does not exist, or you may not see it');
  end if;
  return category;
end
$$;
comment on function private.seen_category(uuid) is 'A category that the caller sees; the one refusal else.';

create function public.save_forum_category(category_id_param uuid, category jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.forum_categories;
  of_account uuid := private.chosen_account();
  called text := private.check_text(category ->> 'name', 80, 'name', 'A name');
  seen_by text := coalesce(category ->> 'visibility', 'members');
  opens boolean := coalesce(seen_by = 'everybody' and (category ->> 'filesOpen')::boolean, false);
begin
  if category_id_param is not null then
    known := private.seen_category(category_id_param);
    of_account := known.account_id;
  end if;
  perform private.require_permission('messages.moderate', of_account);
  if called is null then
    perform private.refuse(400, 'invalid_input', 'Give the category a name', 'name');
  elsif seen_by not in ('members', 'group', 'everybody') then
    perform private.refuse(400, 'invalid_input', 'Choose who sees it', 'visibility');
  elsif exists (select from public.forum_categories c where c.account_id = of_account and lower(c.name) = lower(called)
      and c.id is distinct from known.id) then
    perform private.refuse(409, 'conflict', 'Another category has this name', 'name');
  elsif known.id is null and (select count(*) from public.forum_categories c where c.account_id = of_account) >= 50 then
    perform private.refuse(409, 'conflict', 'A forum can have up to 50 categories');
  end if;
  if known.id is null then
    insert into public.forum_categories (account_id, name, about, visibility, files_open, created_by)
    values (of_account, called, private.check_text(category ->> 'about', 300, 'about', 'What it is about'), seen_by, opens, auth.uid())
    returning * into known;
  else
    update public.forum_categories c set name = called, about = private.check_text(category ->> 'about', 300, 'about', 'What it is about'),
      visibility = seen_by, files_open = opens where c.id = known.id returning * into known;
  end if;
  delete from public.forum_category_people p where p.category_id = known.id;
  insert into public.forum_category_people (category_id, account_id, user_id)
  select known.id, known.account_id, m.user_id from public.team_members m
  where known.visibility = 'group' and m.account_id = known.account_id and m.status = 'active' and m.user_id::text in (
    select jsonb_array_elements_text(case jsonb_typeof(category -> 'people') when 'array' then category -> 'people' else '[]' end))
  on conflict do nothing;
  return jsonb_build_object('id', known.id);
end
$$;
comment on function public.save_forum_category(uuid, jsonb) is
  'Makes a category of the chosen account''s forum, or changes one {name, about?, visibility, people?, filesOpen?}, for moderators. {id}.';

create function public.remove_forum_category(category_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.forum_categories := private.seen_category(category_id_param);
begin
  perform private.require_permission('messages.moderate', category.account_id);
  if exists (select from public.forum_topics o where o.category_id = category.id and o.removed_at is null) then
    perform private.refuse(409, 'conflict', 'Move its topics to another category first');
  end if;
  delete from public.threads t using public.forum_topics o where o.category_id = category.id and t.id = o.id;
  delete from public.forum_categories c where c.id = category.id;
end
$$;
comment on function public.remove_forum_category(uuid) is 'Takes a category without topics away, for moderators.';

create function public.start_forum_topic(category_id_param uuid, topic jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.forum_categories := private.seen_category(category_id_param);
  called text := private.check_text(topic ->> 'title', 160, 'title', 'A title');
  known uuid;
  draft uuid;
  me public.thread_members;
begin
  perform private.require_permission('messages.send', category.account_id);
  -- Sent again after a lost answer it is the same topic.
  select m.thread_id into known from public.thread_messages m join public.thread_members w on w.id = m.author_id
  where m.id::text = topic ->> 'id' and w.user_id = auth.uid();
  if known is not null then
    return jsonb_build_object('id', known);
  elsif called is null then
    perform private.refuse(400, 'invalid_input', 'Give the topic a title', 'title');
  elsif private.is_banned(category.account_id, auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You cannot write in this forum', 'banned');
  end if;
  draft := private.own_draft(category.account_id, topic ->> 'threadId');
  known := coalesce(draft, private.make_draft(category.account_id));
  insert into public.forum_topics (id, account_id, category_id, title) values (known, category.account_id, category.id, called);
  me := private.own_member(known);
  perform private.act_in_thread(me, 'send', topic - array['title', 'threadId']);
  update public.forum_topics o set held_at = m.held_at from public.thread_messages m
  where o.id = known and m.thread_id = known and m.place = 1 and m.held_at is not null;
  return jsonb_build_object('id', known);
end
$$;
comment on function public.start_forum_topic(uuid, jsonb) is
  'Begins a topic in a category with its first message {title, id, text, rich?, files?, threadId?}; threadId is where its files went up. {id}.';

create function private.began_topic(topic public.forum_topics, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.thread_messages m join public.thread_members w on w.id = m.author_id
    where m.thread_id = topic.id and m.place = 1 and w.user_id = person)
$$;
comment on function private.began_topic(public.forum_topics, uuid) is 'Whether somebody wrote the first message of a topic.';

create function public.change_forum_topic(topic_id_param uuid, change jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  topic public.forum_topics;
  called text := private.check_text(change ->> 'title', 160, 'title', 'A title');
begin
  select * into topic from public.forum_topics o where o.id = topic_id_param for update;
  if topic.id is null or not private.sees_category((select c from public.forum_categories c where c.id = topic.category_id), auth.uid()) then
    perform private.refuse(404, 'not_found', 'This topic does not exist, or you may not see it');
  end if;
  if not private.may('messages.moderate', topic.account_id) and (change - array['title', 'solvedId'] <> '{}'
      or topic.removed_at is not null or not private.began_topic(topic, auth.uid())
      or not private.may('messages.send', topic.account_id) or private.is_banned(topic.account_id, auth.uid())) then
    perform private.refuse(403, 'not_allowed', 'Your role does not include this');
  end if;
  if change ? 'title' and not private.may('messages.moderate', topic.account_id) and private.held_word(topic.account_id, called) is not null then
    perform private.refuse(409, 'conflict', 'A moderator has to look at a title with this word. Ask one to change it', 'title');
  elsif change ? 'title' and called is null then
    perform private.refuse(400, 'invalid_input', 'Give the topic a title', 'title');
  elsif change ? 'solvedId' and change ->> 'solvedId' is not null and not exists (select from public.thread_messages m
      where m.thread_id = topic.id and m.id::text = change ->> 'solvedId' and m.removed_at is null and m.hidden_at is null and m.held_at is null) then
    perform private.refuse(404, 'not_found', 'This message is not there any more', 'solvedId');
  elsif change ? 'categoryId' and not exists (select from public.forum_categories c
      where c.id::text = change ->> 'categoryId' and c.account_id = topic.account_id) then
    perform private.refuse(404, 'not_found', 'This category does not exist, or you may not see it', 'categoryId');
  end if;
  update public.forum_topics o set
    title = coalesce(called, o.title),
    category_id = coalesce((change ->> 'categoryId')::uuid, o.category_id),
    pinned_at = case when change ? 'pinned' then case when (change ->> 'pinned')::boolean then coalesce(o.pinned_at, now()) end else o.pinned_at end,
    solved_id = case when change ? 'solvedId' then (change ->> 'solvedId')::uuid else o.solved_id end,
    removed_at = case when change ? 'removed' then case when (change ->> 'removed')::boolean then coalesce(o.removed_at, now()) end else o.removed_at end
  where o.id = topic.id;
  update public.threads t set heard = t.heard + 1,
    closed_at = case when change ? 'locked' then case when (change ->> 'locked')::boolean then coalesce(t.closed_at, now()) end else t.closed_at end
  where t.id = topic.id;
end
$$;
comment on function public.change_forum_topic(uuid, jsonb) is
  'Changes a topic: {title?, solvedId?} by who began it and by moderators, {categoryId?, pinned?, locked?, removed?} by moderators alone.';

create function public.tidy_forum()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.threads t using public.forum_topics o where o.id = t.id and o.removed_at < now() - interval '30 days';
  delete from public.threads t where t.kind = 'topic' and t.created_at < now() - interval '1 day'
    and not exists (select from public.forum_topics o where o.id = t.id);
  delete from public.forum_bans b where b.until < now();
$$;
comment on function public.tidy_forum() is
  'Topics that were taken away a month ago go with what was written in them, those that were not begun within a day with their files; bans that are over go.';
