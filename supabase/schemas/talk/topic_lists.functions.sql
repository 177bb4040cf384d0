-- The forum in lists: its categories, the topics of one or all, and what a search finds in 100,000 posts.

create function public.get_forum()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'mayWrite', exists (select from private.shown_accounts('messages.send') a (id) where not private.is_banned(a.id, (select auth.uid()))),
    'ban', (select private.ban_view(private.forum_ban(a.id, (select auth.uid()))) from private.shown_accounts('messages.read') a (id) limit 1),
    'waiting', (select coalesce(sum((w.n ->> 'held')::integer + (w.n ->> 'reported')::integer), 0)
      from private.shown_accounts('messages.moderate') a (id), lateral (select private.forum_waiting(a.id) as n) w),
    'mayModerate', exists (select private.shown_accounts('messages.moderate')),
    'team', coalesce((select jsonb_agg(jsonb_build_object('id', p.user_id, 'name', p.display_name) order by p.display_name, p.user_id)
      from public.team_members m join public.profiles p on p.user_id = m.user_id
      where m.account_id in (select private.shown_accounts('messages.moderate')) and m.status = 'active'), '[]'),
    'categories', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'about', c.about, 'visibility', c.visibility, 'filesOpen', c.files_open,
        'people', (select coalesce(jsonb_agg(p.user_id), '[]') from public.forum_category_people p where p.category_id = c.id),
        'topics', (select count(*) from public.forum_topics o where o.category_id = c.id and o.removed_at is null
          and (o.held_at is null or private.sees_topic(o, (select auth.uid())))),
        'unread', (select count(*) from public.forum_topics o join public.threads t on t.id = o.id
          left join public.thread_members m on m.thread_id = o.id and m.user_id = (select auth.uid())
          where o.category_id = c.id and o.removed_at is null and o.held_at is null and t.last_place > coalesce(m.read_place, 0)))
      order by lower(c.name), c.id) from private.shown_categories() c), '[]'))
$$;
comment on function public.get_forum() is 'Forum: the categories that the caller sees of the chosen account''s forum, and what they may do there.';

create function private.topic_line(topic public.forum_topics, thread public.threads, me public.thread_members)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', topic.id, 'categoryId', topic.category_id, 'title', topic.title,
    'isPinned', topic.pinned_at is not null, 'isLocked', thread.closed_at is not null, 'isSolved', topic.solved_id is not null,
    'posts', thread.last_place, 'unread', private.unread_in(thread, me), 'follows', coalesce(me.tells <> 'off', false), 'lastAt', thread.last_message_at,
    'isHeld', topic.held_at is not null,
    'startedBy', (select private.member_name(w) from public.thread_messages f join public.thread_members w on w.id = f.author_id
      where f.thread_id = topic.id and f.place = 1),
    'lastBy', (select private.member_name(w) from public.thread_messages l join public.thread_members w on w.id = l.author_id
      where l.thread_id = topic.id and (l.held_at is null or l.place = 1) order by l.place desc limit 1))
$$;
comment on function private.topic_line(public.forum_topics, public.threads, public.thread_members) is 'TopicLine.';

create function public.list_forum_topics(request jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  size integer := private.page_size(request);
  lines jsonb;
  total bigint;
begin
  with known as materialized (
    select o.id, row_number() over (order by o.pinned_at is null, t.last_message_at desc nulls last, o.id) as n
    from private.shown_categories() c
    join public.forum_topics o on o.category_id = c.id and o.removed_at is null
    join public.threads t on t.id = o.id
    left join public.thread_members m on m.thread_id = o.id and m.user_id = auth.uid()
    where (o.held_at is null or private.sees_topic(o, auth.uid())) and (request ->> 'categoryId' is null or c.id::text = request ->> 'categoryId')
      and case request ->> 'shows'
        when 'unread' then t.last_place > coalesce(m.read_place, 0)
        when 'open' then o.solved_id is null and t.closed_at is null
        when 'solved' then o.solved_id is not null
        when 'followed' then m.tells <> 'off' else true end)
  select (select count(*) from known), coalesce(jsonb_agg(private.topic_line(o, t, m) order by k.n), '[]') into total, lines
  from known k join public.forum_topics o on o.id = k.id join public.threads t on t.id = k.id
  left join public.thread_members m on m.thread_id = k.id and m.user_id = auth.uid()
  where k.n > private.page_start(request) and k.n <= private.page_start(request) + size;
  return jsonb_build_object('rows', lines, 'total', total);
end
$$;
comment on function public.list_forum_topics(jsonb) is
  'Topics {categoryId?, shows?, from?, size?}, the pinned first, then the newest word; shows is unread, open, solved or followed. ListPage of TopicLine.';

create function public.get_forum_topic(topic_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  topic public.forum_topics;
  category public.forum_categories;
begin
  select * into topic from public.forum_topics o where o.id = topic_id_param and o.removed_at is null;
  select * into category from public.forum_categories c where c.id = topic.category_id;
  if category.id is null or not private.sees_category(category, auth.uid()) or not private.sees_topic(topic, auth.uid()) then
    perform private.refuse(404, 'not_found', 'This topic does not exist, or you may not see it');
  end if;
  return (select private.topic_line(topic, t, m) from public.threads t
      left join public.thread_members m on m.thread_id = t.id and m.user_id = auth.uid() where t.id = topic.id)
    || jsonb_build_object('category', category.name, 'isPublic', category.visibility = 'everybody' and topic.held_at is null, 'solvedId', topic.solved_id,
      'mayModerate', private.may('messages.moderate', topic.account_id),
      'mayChange', private.may('messages.moderate', topic.account_id)
        or private.may('messages.send', topic.account_id) and private.began_topic(topic, auth.uid()) and not private.is_banned(topic.account_id, auth.uid()));
end
$$;
comment on function public.get_forum_topic(uuid) is 'ForumTopic: how a topic stands, and what the caller may do with it.';

create function private.words_query(typed text)
returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select to_tsquery('simple', string_agg('''' || replace(replace(w.word, '\', ''), '''', '') || ''':*', ' & '))
  from regexp_split_to_table(private.plain_words(left(typed, 100)), ' ') w (word) where w.word <> ''
$$;
comment on function private.words_query(text) is 'What an index of words is asked for what was typed: all of its words, each as the beginning of one.';

create function public.search_forum(text_param text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  wanted tsquery := private.words_query(text_param);
  seen uuid[] := array(select c.id from private.shown_categories() c);
begin
  if length(trim(text_param)) < 2 or wanted is null then
    return '[]';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'topicId', f.topic_id, 'title', f.title, 'at', f.created_at, 'text', left(m.body, 300),
      'author', private.member_name(w), 'isTitle', f.is_title) order by f.is_title desc, f.created_at desc, f.id), '[]')
    from (select distinct on (e.id) * from (
      (select m.id, o.id as topic_id, o.title, m.created_at, true as is_title
        from public.forum_topics o join public.thread_messages m on m.thread_id = o.id and m.place = 1
        where o.category_id = any (seen) and o.removed_at is null and o.held_at is null and to_tsvector('simple', o.title_words) @@ wanted
        order by m.created_at desc limit 10)
      union all
      (select m.id, o.id, o.title, m.created_at, false
        from public.thread_messages m join public.forum_topics o on o.id = m.thread_id
        where to_tsvector('simple', m.body_words) @@ wanted and m.removed_at is null and m.hidden_at is null and m.held_at is null
          and o.category_id = any (seen) and o.removed_at is null
        order by m.created_at desc limit 30)) e
      order by e.id, e.is_title desc) f
    join public.thread_messages m on m.id = f.id join public.thread_members w on w.id = m.author_id);
end
$$;
comment on function public.search_forum(text) is
  'FoundPost[]: up to ten topics by their titles, then up to thirty posts by their words, the newest first.';

create function public.read_forum(category_id_param uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  count_read integer;
begin
  insert into public.thread_members as k (account_id, thread_id, user_id, tells, read_place)
  select t.account_id, t.id, auth.uid(), 'off', t.last_place
  from private.shown_categories() c join public.forum_topics o on o.category_id = c.id and o.removed_at is null
  join public.threads t on t.id = o.id
  where (category_id_param is null or c.id = category_id_param)
  on conflict (thread_id, user_id) do update set read_place = excluded.read_place where k.read_place < excluded.read_place;
  get diagnostics count_read = row_count;
  return count_read;
end
$$;
comment on function public.read_forum(uuid) is 'Marks all topics as read, of one category or of all; how many were new.';
