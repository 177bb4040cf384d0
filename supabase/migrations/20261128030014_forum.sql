-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

alter table private.thread_kinds add column own_list boolean not null default false;

-- The forum of an account: topics under categories. A topic is a thread (decision 57) with a title and a place;
-- what is written in it are the thread's messages. Read and written by calls alone.

insert into private.thread_kinds (kind, open_to_team, plan_feature, days_after, most_letters, between_few, own_list) values
  ('topic', true, null, null, 8000, false, true);

create table public.forum_categories (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  about text check (length(about) between 1 and 300),
  visibility text not null default 'members' check (visibility in ('members', 'group')),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.forum_categories is 'What the topics of an account''s forum are sorted by.';
comment on column public.forum_categories.visibility is 'members: whoever reads the account''s messages; group: those of them who were chosen, and moderators.';
create unique index forum_categories_name on public.forum_categories (account_id, lower(name));
create index forum_categories_created_by on public.forum_categories (created_by);
alter table public.forum_categories enable row level security;

create table public.forum_category_people (
  category_id uuid not null,
  account_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (category_id, user_id),
  foreign key (category_id, account_id) references public.forum_categories (id, account_id) on delete cascade
);
comment on table public.forum_category_people is 'Who reads a category that is for a group.';
create index forum_category_people_category on public.forum_category_people (category_id, account_id);
create index forum_category_people_user on public.forum_category_people (user_id);
alter table public.forum_category_people enable row level security;

create table public.forum_topics (
  id uuid primary key,
  account_id uuid not null,
  category_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 160),
  title_words text not null generated always as (private.search_words(title)) stored,
  pinned_at timestamptz,
  solved_id uuid,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (id, account_id) references public.threads (id, account_id) on delete cascade,
  foreign key (category_id, account_id) references public.forum_categories (id, account_id),
  foreign key (solved_id, id) references public.thread_messages (id, thread_id) on delete set null (solved_id)
);
comment on table public.forum_topics is 'Topics of a forum; the id is that of its thread, whose closed_at locks it.';
comment on column public.forum_topics.solved_id is 'The message that answers what was asked.';
comment on column public.forum_topics.removed_at is 'Since when nobody sees it; a month later it is gone with what was written.';
create index forum_topics_thread on public.forum_topics (id, account_id);
create index forum_topics_category on public.forum_topics (category_id, account_id);
create index forum_topics_solved on public.forum_topics (solved_id, id);
create index forum_topics_found on public.forum_topics using gin (to_tsvector('simple', title_words));
create index forum_topics_removed on public.forum_topics (removed_at) where removed_at is not null;
alter table public.forum_topics enable row level security;

create index thread_messages_found on public.thread_messages using gin (to_tsvector('simple', body_words));

CREATE OR REPLACE FUNCTION private.may_add_to_talk(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.own_threads(null) t join private.thread_kinds k on k.kind = t.kind
    where t.id::text = folder and (not k.open_to_team or private.may('messages.send', t.account_id, t.event_id)))
    or exists (select from public.threads t join private.thread_kinds k on k.kind = t.kind and k.own_list
      where t.id::text = folder and private.reads_thread(t) and private.may('messages.send', t.account_id, t.event_id))
$function$;

CREATE OR REPLACE FUNCTION private.may_see_talk(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.own_threads(null) t where t.id::text = folder)
    or exists (select from public.threads t join private.thread_kinds k on k.kind = t.kind and k.own_list
      where t.id::text = folder and private.reads_thread(t))
$function$;

CREATE OR REPLACE FUNCTION private.own_member(of_thread_id uuid)
 RETURNS public.thread_members
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  me public.thread_members;
begin
  select * into thread from public.threads t where t.id = of_thread_id;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.user_id = auth.uid();
  if thread.id is not null and private.reads_thread(thread) then
    if me.id is null then
      insert into public.thread_members (account_id, thread_id, user_id, tells)
      select thread.account_id, thread.id, auth.uid(), case when k.own_list then 'off' else 'daily' end
      from private.thread_kinds k where k.kind = thread.kind
      on conflict (thread_id, user_id) do update set left_at = null returning * into me;
    end if;
  elsif me.id is null or me.left_at is not null or thread.account_id not in (select private.my_teams())
    or exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team) then
    perform private.refuse_thread();
  end if;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_threads(of_event uuid)
 RETURNS SETOF public.threads
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.* from public.threads t join private.thread_kinds k on k.kind = t.kind and k.open_to_team and not k.own_list
  where (of_event is null or t.event_id = of_event)
    and (t.account_id in (select private.my_accounts('messages.read')) or t.event_id in (select private.my_events('messages.read')))
  union
  select t.* from public.thread_members m join public.threads t on t.id = m.thread_id
  join private.thread_kinds k on k.kind = t.kind and not k.open_to_team
  where m.user_id = (select auth.uid()) and m.left_at is null and t.account_id in (select private.my_teams()) and (of_event is null or t.event_id = of_event)
$function$;

CREATE OR REPLACE FUNCTION private.reads_thread(thread public.threads)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team)
    and private.may('messages.read', thread.account_id, thread.event_id) and private.is_thread_reader(thread, auth.uid())
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
  files := array(select f.id from public.thread_files f where f.thread_id = thread.id and f.member_id = me.id and f.message_id is null
    and f.id::text in (select jsonb_array_elements_text(case jsonb_typeof(given -> 'files') when 'array' then given -> 'files' else '[]' end)) limit 10);
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

CREATE OR REPLACE FUNCTION private.thread_readers(thread public.threads)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.user_id from public.team_members t join private.thread_kinds k on k.kind = thread.kind and k.open_to_team
  where t.account_id = thread.account_id and t.status = 'active'
    and private.person_may(t.user_id, 'messages.read', thread.account_id, thread.event_id)
    and (not k.own_list or private.is_thread_reader(thread, t.user_id)
      and exists (select from public.thread_members m where m.thread_id = thread.id and m.user_id = t.user_id))
  union
  select m.user_id from public.thread_members m join private.thread_kinds k on k.kind = thread.kind and not k.open_to_team
  join public.team_members t on t.user_id = m.user_id and t.account_id = thread.account_id and t.status = 'active'
  where m.thread_id = thread.id and m.left_at is null
$function$;

CREATE OR REPLACE FUNCTION private.began_topic(topic public.forum_topics, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.thread_messages m join public.thread_members w on w.id = m.author_id
    where m.thread_id = topic.id and m.place = 1 and w.user_id = person)
$function$;

CREATE OR REPLACE FUNCTION private.is_thread_reader(thread public.threads, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_reader boolean := true;
begin
  if exists (select from private.thread_kinds k where k.kind = thread.kind and k.own_list) then
    execute format('select private.%I($1, $2)', 'thread_reader_' || thread.kind) using thread, person into is_reader;
  end if;
  return coalesce(is_reader, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.seen_category(id_wanted uuid)
 RETURNS public.forum_categories
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  category public.forum_categories;
begin
  select * into category from public.forum_categories c where c.id = id_wanted;
  if category.id is null or not private.sees_category(category, auth.uid()) then
    perform private.refuse(404, 'not_found', 'This category does not exist, or you may not see it');
  end if;
  return category;
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_category(category public.forum_categories, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.person_may(person, 'messages.read', category.account_id)
    and (category.visibility = 'members' or private.person_may(person, 'messages.moderate', category.account_id)
      or exists (select from public.forum_category_people p where p.category_id = category.id and p.user_id = person))
$function$;

CREATE OR REPLACE FUNCTION private.shown_categories()
 RETURNS SETOF public.forum_categories
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.* from public.forum_categories c
  where c.account_id in (select private.shown_accounts('messages.read'))
    and (c.visibility = 'members' or c.account_id in (select private.my_accounts('messages.moderate'))
      or exists (select from public.forum_category_people p where p.category_id = c.id and p.user_id = (select auth.uid())))
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_topic(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select null::uuid where false $function$;

CREATE OR REPLACE FUNCTION private.thread_reader_topic(thread public.threads, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.forum_topics o join public.forum_categories c on c.id = o.category_id
    where o.id = thread.id and o.removed_at is null and private.sees_category(c, person))
$function$;

CREATE OR REPLACE FUNCTION private.thread_title_topic(thread public.threads)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select o.title from public.forum_topics o where o.id = thread.id $function$;

CREATE OR REPLACE FUNCTION private.topic_line(topic public.forum_topics, thread public.threads, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', topic.id, 'categoryId', topic.category_id, 'title', topic.title,
    'isPinned', topic.pinned_at is not null, 'isLocked', thread.closed_at is not null, 'isSolved', topic.solved_id is not null,
    'posts', thread.last_place, 'unread', private.unread_in(thread, me), 'follows', coalesce(me.tells <> 'off', false), 'lastAt', thread.last_message_at,
    'startedBy', (select private.member_name(w) from public.thread_messages f join public.thread_members w on w.id = f.author_id
      where f.thread_id = topic.id and f.place = 1),
    'lastBy', (select private.member_name(w) from public.thread_messages l join public.thread_members w on w.id = l.author_id
      where l.thread_id = topic.id and l.place = thread.last_place))
$function$;

CREATE OR REPLACE FUNCTION private.words_query(typed text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select to_tsquery('simple', string_agg('''' || replace(replace(w.word, '\', ''), '''', '') || ''':*', ' & '))
  from regexp_split_to_table(private.plain_words(left(typed, 100)), ' ') w (word) where w.word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.change_forum_topic(topic_id_param uuid, change jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
      or not private.may('messages.send', topic.account_id)) then
    perform private.refuse(403, 'not_allowed', 'Your role does not include this');
  end if;
  if change ? 'title' and called is null then
    perform private.refuse(400, 'invalid_input', 'Give the topic a title', 'title');
  elsif change ? 'solvedId' and change ->> 'solvedId' is not null and not exists (select from public.thread_messages m
      where m.thread_id = topic.id and m.id::text = change ->> 'solvedId' and m.removed_at is null and m.hidden_at is null) then
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
$function$;

CREATE OR REPLACE FUNCTION public.get_forum()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'mayWrite', exists (select private.shown_accounts('messages.send')),
    'mayModerate', exists (select private.shown_accounts('messages.moderate')),
    'team', coalesce((select jsonb_agg(jsonb_build_object('id', p.user_id, 'name', p.display_name) order by p.display_name, p.user_id)
      from public.team_members m join public.profiles p on p.user_id = m.user_id
      where m.account_id in (select private.shown_accounts('messages.moderate')) and m.status = 'active'), '[]'),
    'categories', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'about', c.about, 'visibility', c.visibility,
        'people', (select coalesce(jsonb_agg(p.user_id), '[]') from public.forum_category_people p where p.category_id = c.id),
        'topics', (select count(*) from public.forum_topics o where o.category_id = c.id and o.removed_at is null),
        'unread', (select count(*) from public.forum_topics o join public.threads t on t.id = o.id
          left join public.thread_members m on m.thread_id = o.id and m.user_id = (select auth.uid())
          where o.category_id = c.id and o.removed_at is null and t.last_place > coalesce(m.read_place, 0)))
      order by lower(c.name), c.id) from private.shown_categories() c), '[]'))
$function$;

CREATE OR REPLACE FUNCTION public.get_forum_topic(topic_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  topic public.forum_topics;
  category public.forum_categories;
begin
  select * into topic from public.forum_topics o where o.id = topic_id_param and o.removed_at is null;
  select * into category from public.forum_categories c where c.id = topic.category_id;
  if category.id is null or not private.sees_category(category, auth.uid()) then
    perform private.refuse(404, 'not_found', 'This topic does not exist, or you may not see it');
  end if;
  return (select private.topic_line(topic, t, m) from public.threads t
      left join public.thread_members m on m.thread_id = t.id and m.user_id = auth.uid() where t.id = topic.id)
    || jsonb_build_object('category', category.name, 'solvedId', topic.solved_id,
      'mayModerate', private.may('messages.moderate', topic.account_id),
      'mayChange', private.may('messages.moderate', topic.account_id)
        or private.may('messages.send', topic.account_id) and private.began_topic(topic, auth.uid()));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_forum_topics(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
    where (request ->> 'categoryId' is null or c.id::text = request ->> 'categoryId')
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
$function$;

CREATE OR REPLACE FUNCTION public.read_forum(category_id_param uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.remove_forum_category(category_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.save_forum_category(category_id_param uuid, category jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known public.forum_categories;
  of_account uuid := private.chosen_account();
  called text := private.check_text(category ->> 'name', 80, 'name', 'A name');
  seen_by text := coalesce(category ->> 'visibility', 'members');
begin
  if category_id_param is not null then
    known := private.seen_category(category_id_param);
    of_account := known.account_id;
  end if;
  perform private.require_permission('messages.moderate', of_account);
  if called is null then
    perform private.refuse(400, 'invalid_input', 'Give the category a name', 'name');
  elsif seen_by not in ('members', 'group') then
    perform private.refuse(400, 'invalid_input', 'Choose who sees it', 'visibility');
  elsif exists (select from public.forum_categories c where c.account_id = of_account and lower(c.name) = lower(called)
      and c.id is distinct from known.id) then
    perform private.refuse(409, 'conflict', 'Another category has this name', 'name');
  elsif known.id is null and (select count(*) from public.forum_categories c where c.account_id = of_account) >= 50 then
    perform private.refuse(409, 'conflict', 'A forum can have up to 50 categories');
  end if;
  if known.id is null then
    insert into public.forum_categories (account_id, name, about, visibility, created_by)
    values (of_account, called, private.check_text(category ->> 'about', 300, 'about', 'What it is about'), seen_by, auth.uid())
    returning * into known;
  else
    update public.forum_categories c set name = called, about = private.check_text(category ->> 'about', 300, 'about', 'What it is about'),
      visibility = seen_by where c.id = known.id returning * into known;
  end if;
  delete from public.forum_category_people p where p.category_id = known.id;
  insert into public.forum_category_people (category_id, account_id, user_id)
  select known.id, known.account_id, m.user_id from public.team_members m
  where known.visibility = 'group' and m.account_id = known.account_id and m.status = 'active' and m.user_id::text in (
    select jsonb_array_elements_text(case jsonb_typeof(category -> 'people') when 'array' then category -> 'people' else '[]' end))
  on conflict do nothing;
  return jsonb_build_object('id', known.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_forum(text_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  wanted tsquery := private.words_query(text_param);
  seen uuid[] := array(select c.id from private.shown_categories() c);
begin
  if length(trim(text_param)) < 2 or wanted is null then
    return '[]';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'topicId', f.topic_id, 'title', f.title, 'at', f.created_at, 'text', left(m.body, 300),
      'author', private.member_name(w), 'isTitle', f.is_title) order by f.is_title desc, f.created_at desc, f.id), '[]')
    from (
      (select m.id, o.id as topic_id, o.title, m.created_at, true as is_title
        from public.forum_topics o join public.thread_messages m on m.thread_id = o.id and m.place = 1
        where o.category_id = any (seen) and o.removed_at is null and to_tsvector('simple', o.title_words) @@ wanted
        order by m.created_at desc limit 10)
      union all
      (select m.id, o.id, o.title, m.created_at, false
        from public.thread_messages m join public.forum_topics o on o.id = m.thread_id
        where to_tsvector('simple', m.body_words) @@ wanted and m.removed_at is null and m.hidden_at is null
          and o.category_id = any (seen) and o.removed_at is null
        order by m.created_at desc limit 30)) f
    join public.thread_messages m on m.id = f.id join public.thread_members w on w.id = m.author_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.start_forum_topic(category_id_param uuid, topic jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  category public.forum_categories := private.seen_category(category_id_param);
  called text := private.check_text(topic ->> 'title', 160, 'title', 'A title');
  known uuid;
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
  end if;
  known := gen_random_uuid();
  insert into public.threads (id, account_id, kind, subject, created_by) values (known, category.account_id, 'topic', known::text, auth.uid());
  insert into public.forum_topics (id, account_id, category_id, title) values (known, category.account_id, category.id, called);
  me := private.own_member(known);
  perform private.act_in_thread(me, 'send', topic - 'title');
  return jsonb_build_object('id', known);
end
$function$;

CREATE OR REPLACE FUNCTION public.tidy_forum()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.threads t using public.forum_topics o where o.id = t.id and o.removed_at < now() - interval '30 days'
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.forum_categories FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER audit_row AFTER UPDATE OF category_id, pinned_at, solved_id, removed_at, title ON public.forum_topics FOR EACH ROW EXECUTE FUNCTION private.audit_row();

comment on function private.own_threads(uuid) is 'Threads of the caller''s inbox: those they read as one of a team, and those they are a member of.';

comment on function private.thread_readers(public.threads) is 'People with an account who are told of a thread: its team, its members where it is theirs alone, those who came in where its kind has a list of its own.';

comment on column private.thread_kinds.own_list is 'Its area lists and searches it, the inbox does not; private.thread_reader_<kind>(thread, person) says who of the team reads it. Who comes in hears of it only once they follow it.';

comment on function private.began_topic(public.forum_topics, uuid) is 'Whether somebody wrote the first message of a topic.';

comment on function private.is_thread_reader(public.threads, uuid) is 'Whether a kind that chooses its readers lets somebody in; the right to read messages is asked beside it.';

comment on function private.seen_category(uuid) is 'A category that the caller sees; the one refusal else.';

comment on function private.sees_category(public.forum_categories, uuid) is 'Whether somebody reads a category: all of the team who read messages, or the chosen ones of them and moderators.';

comment on function private.shown_categories() is 'Categories of the chosen account''s forum that the caller sees.';

comment on function private.thread_guests_topic(public.threads, uuid) is 'No guest of an event belongs to a topic.';

comment on function private.thread_reader_topic(public.threads, uuid) is 'A topic is read by who sees its category, until it is taken away.';

comment on function private.thread_title_topic(public.threads) is 'A topic''s conversation is called as the topic.';

comment on function private.topic_line(public.forum_topics, public.threads, public.thread_members) is 'TopicLine.';

comment on function private.words_query(text) is 'What an index of words is asked for what was typed: all of its words, each as the beginning of one.';

comment on function public.change_forum_topic(uuid, jsonb) is 'Changes a topic: {title?, solvedId?} by who began it and by moderators, {categoryId?, pinned?, locked?, removed?} by moderators alone.';

comment on function public.get_forum() is 'Forum: the categories that the caller sees of the chosen account''s forum, and what they may do there.';

comment on function public.get_forum_topic(uuid) is 'ForumTopic: how a topic stands, and what the caller may do with it.';

comment on function public.list_forum_topics(jsonb) is 'Topics {categoryId?, shows?, from?, size?}, the pinned first, then the newest word; shows is unread, open, solved or followed. ListPage of TopicLine.';

comment on function public.read_forum(uuid) is 'Marks all topics as read, of one category or of all; how many were new.';

comment on function public.remove_forum_category(uuid) is 'Takes a category without topics away, for moderators.';

comment on function public.save_forum_category(uuid, jsonb) is 'Makes a category of the chosen account''s forum, or changes one {name, about?, visibility, people?}, for moderators. {id}.';

comment on function public.search_forum(text) is 'FoundPost[]: up to ten topics by their titles, then up to thirty posts by their words, the newest first.';

comment on function public.start_forum_topic(uuid, jsonb) is 'Begins a topic in a category with its first message {title, id, text}. {id}.';

comment on function public.tidy_forum() is 'Topics that were taken away a month ago go with what was written in them.';

grant execute on function public.change_forum_topic(uuid, jsonb) to authenticated;

grant execute on function public.change_forum_topic(uuid, jsonb) to service_role;

grant execute on function public.get_forum() to authenticated;

grant execute on function public.get_forum() to service_role;

grant execute on function public.get_forum_topic(uuid) to authenticated;

grant execute on function public.get_forum_topic(uuid) to service_role;

grant execute on function public.list_forum_topics(jsonb) to authenticated;

grant execute on function public.list_forum_topics(jsonb) to service_role;

grant execute on function public.read_forum(uuid) to authenticated;

grant execute on function public.read_forum(uuid) to service_role;

grant execute on function public.remove_forum_category(uuid) to authenticated;

grant execute on function public.remove_forum_category(uuid) to service_role;

grant execute on function public.save_forum_category(uuid, jsonb) to authenticated;

grant execute on function public.save_forum_category(uuid, jsonb) to service_role;

grant execute on function public.search_forum(text) to authenticated;

grant execute on function public.search_forum(text) to service_role;

grant execute on function public.start_forum_topic(uuid, jsonb) to authenticated;

grant execute on function public.start_forum_topic(uuid, jsonb) to service_role;

grant execute on function public.tidy_forum() to service_role;

grant all on table public.forum_categories to service_role;

grant all on table public.forum_category_people to service_role;

grant all on table public.forum_topics to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
