-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_small_text(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select not exists (select from jsonb_path_query(value, 'strict $.**.type') t (name)
    where name #>> '{}' in ('heading', 'divider', 'picture', 'field'))
$function$;

-- What was open already was opened when files stayed with the members.
alter table public.forum_categories add column files_open boolean not null default false;

CREATE OR REPLACE FUNCTION private.check_words(thread public.threads, given jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written jsonb := nullif(given -> 'rich', 'null');
begin
  if written is not null and (private.is_rich_text(written) is not true or private.is_small_text(written) is not true) then
    perform private.refuse(400, 'invalid_input', 'This text cannot be kept as it is. Write it again', 'text');
  end if;
  -- One truth: what is searched, held back and told is what is drawn.
  return coalesce(private.check_text(case when written is null then given ->> 'text' else private.rich_text_words(written) end, (select k.most_letters from private.thread_kinds k where k.kind = thread.kind),
    'text', 'A message'), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.message_view(message public.thread_messages, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', message.id, 'place', message.place, 'heard', message.heard, 'authorId', message.author_id,
    'at', message.created_at,
    'state', case when message.removed_at is not null then 'removed' when message.hidden_at is not null then 'hidden'
      when message.held_at is not null then 'held' else 'sent' end,
    'text', case when s.shown then message.body else '' end, 'rich', case when s.shown then message.rich end,
    'edited', message.edited_at is not null and s.shown,
    'mentions', to_jsonb(message.mentions),
    'replyTo', (select private.quote_view(r) from public.thread_messages r where r.id = message.reply_to),
    'reactions', coalesce((select jsonb_agg(jsonb_build_object('sign', x.sign, 'count', x.n, 'own', x.own) order by x.first, x.sign)
      from (select r.sign, count(*) as n, bool_or(r.member_id = me.id) as own, min(r.created_at) as first
        from public.thread_reactions r where s.shown and r.message_id = message.id group by r.sign) x), '[]'),
    'files', coalesce((select jsonb_agg(private.file_view(f) order by f.position, f.id)
      from public.thread_files f where s.shown and f.message_id = message.id), '[]'),
    'seen', case when message.author_id = me.id then (select count(*) from public.thread_members m
      where m.thread_id = message.thread_id and m.id <> me.id and m.read_place >= message.place) end)
  from (select message.removed_at is null and message.hidden_at is null as shown) s
$function$;

CREATE OR REPLACE FUNCTION private.require_post_room(thread public.threads, me public.thread_members)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  posts timestamptz[];
  topics timestamptz[];
  again timestamptz;
begin
  if private.drafts_topic(thread, me.user_id) then
    perform private.refuse(409, 'conflict', 'Begin the topic first');
  end if;
  if not private.is_newcomer(thread.account_id, me.user_id) then
    return;
  end if;
  select array_agg(m.created_at order by m.created_at desc), array_agg(m.created_at order by m.created_at desc) filter (where m.place = 1)
  into posts, topics
  from public.thread_messages m join public.thread_members w on w.id = m.author_id join public.threads t on t.id = m.thread_id
  where w.user_id = me.user_id and t.account_id = thread.account_id and t.kind = 'topic' and m.created_at > now() - interval '1 hour';
  again := greatest(posts[10], case when thread.last_place = 0 then topics[3] end) + interval '1 hour';
  if again is not null then
    -- No refusal that is tried again by itself: the one who writes is told.
    perform private.refuse(409, 'conflict', format('In your first three days you can write 10 posts and begin 3 topics an hour. Send it again in %s',
      private.minutes_words(again)), 'newcomer');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_reader_topic(thread public.threads, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.forum_topics o join public.forum_categories c on c.id = o.category_id
    where o.id = thread.id and private.sees_topic(o, person) and private.sees_category(c, person))
    or private.drafts_topic(thread, person)
$function$;

CREATE OR REPLACE FUNCTION public.get_forum()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.get_forum_moderation()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'waiting', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'topicId', o.id, 'title', o.title, 'isTopic', m.place = 1,
        'text', m.body, 'author', private.member_name(w), 'at', m.held_at, 'word', m.held_for,
        'files', (select count(*) from public.thread_files f where f.message_id = m.id)) order by m.held_at, m.id)
      from public.forum_topics o join public.thread_messages m on m.thread_id = o.id and m.held_at is not null and m.hidden_at is null and m.removed_at is null
      join public.thread_members w on w.id = m.author_id
      where o.account_id in (select private.shown_accounts('messages.moderate')) and o.removed_at is null), '[]'),
    'reported', coalesce((select jsonb_agg(private.report_view(r, t) order by r.created_at, r.id)
      from public.forum_topics o join public.threads t on t.id = o.id join public.thread_reports r on r.thread_id = o.id and r.outcome is null
      where o.account_id in (select private.shown_accounts('messages.moderate')) and o.removed_at is null), '[]'),
    'bans', coalesce((select jsonb_agg(private.ban_view(b) || jsonb_build_object('id', b.id, 'name', p.display_name, 'at', b.created_at,
        'by', (select y.display_name from public.profiles y where y.user_id = b.banned_by)) order by b.created_at desc, b.id)
      from public.forum_bans b join public.profiles p on p.user_id = b.user_id
      where b.account_id in (select private.shown_accounts('messages.moderate')) and (b.until is null or b.until > now())), '[]'),
    'words', coalesce((select to_jsonb(r.held_words) from public.forum_rules r
      where r.account_id in (select private.shown_accounts('messages.moderate'))), '[]'))
$function$;

CREATE OR REPLACE FUNCTION public.get_public_topic(token text, asked jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  topic public.forum_topics;
  thread public.threads;
  category public.forum_categories;
  total bigint;
  page integer;
begin
  if token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into topic from public.forum_topics o where o.id = token::uuid and o.removed_at is null and o.held_at is null;
  end if;
  category := private.public_category(topic.category_id::text);
  select * into strict thread from public.threads t where t.id = topic.id;
  total := (select count(*) from public.thread_messages m
    where m.thread_id = topic.id and m.removed_at is null and m.hidden_at is null and m.held_at is null);
  page := private.public_page(asked, total);
  return private.forum_frame(category) || jsonb_build_object('page', page, 'pages', greatest(1, ceil(total / 50.0)),
    'topic', jsonb_build_object('id', topic.id, 'title', topic.title, 'isSolved', topic.solved_id is not null,
      'isLocked', thread.closed_at is not null, 'at', topic.created_at, 'posts', total),
    'posts', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'author', private.member_name(w), 'at', m.created_at, 'text', m.body,
        'edited', m.edited_at is not null, 'isAnswer', m.id is not distinct from topic.solved_id,
        'rich', m.rich,
        'files', coalesce((select jsonb_agg(private.file_view(f) order by f.position, f.id)
          from public.thread_files f where category.files_open and f.message_id = m.id), '[]'),
        'inside', (select count(*) from public.thread_files f where not category.files_open and f.message_id = m.id),
        'quote', (select jsonb_build_object('author', private.member_name(qw), 'text', left(q.body, 200))
          from public.thread_messages q join public.thread_members qw on qw.id = q.author_id
          where q.id = m.reply_to and q.removed_at is null and q.hidden_at is null and q.held_at is null)) order by m.place)
      from (select p.* from public.thread_messages p
        where p.thread_id = topic.id and p.removed_at is null and p.hidden_at is null and p.held_at is null
        order by p.place limit 50 offset (page - 1) * 50) m
      join public.thread_members w on w.id = m.author_id), '[]'));
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
$function$;

CREATE OR REPLACE FUNCTION public.tidy_forum()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.threads t using public.forum_topics o where o.id = t.id and o.removed_at < now() - interval '30 days';
  delete from public.threads t where t.kind = 'topic' and t.created_at < now() - interval '1 day'
    and not exists (select from public.forum_topics o where o.id = t.id);
  delete from public.forum_bans b where b.until < now();
$function$;

CREATE OR REPLACE FUNCTION private.drafts_topic(thread public.threads, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select thread.kind = 'topic' and thread.created_by = person
    and private.person_may(person, 'messages.send', thread.account_id) and not private.is_banned(thread.account_id, person)
    and not exists (select from public.forum_topics o where o.id = thread.id)
$function$;

CREATE OR REPLACE FUNCTION private.file_view(file public.thread_files)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_strip_nulls(jsonb_build_object('id', file.id, 'name', file.name, 'mime', file.mime, 'size', file.size,
    'width', file.width, 'height', file.height))
$function$;

CREATE OR REPLACE FUNCTION private.forget_thread_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.thread_files f where f.member_id = new.id;
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = new.id;
  update public.thread_messages m set removed_at = now()
  where m.author_id = new.id and m.body = '' and m.removed_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_draft(of_account uuid)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.threads (id, account_id, kind, subject, created_by)
  select n.id, of_account, 'topic', n.id::text, auth.uid() from (select gen_random_uuid() as id) n returning id
$function$;

CREATE OR REPLACE FUNCTION private.own_draft(of_account uuid, wanted text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.threads;
begin
  if wanted is null then
    return null;
  end if;
  select * into draft from public.threads t where t.id::text = wanted and t.account_id = of_account for update;
  if draft.id is null or not private.drafts_topic(draft, auth.uid()) then
    perform private.refuse(409, 'conflict', 'What you attached is not there any more. Attach it again', 'files');
  end if;
  return draft.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.draft_forum_topic(category_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  category public.forum_categories := private.seen_category(category_id_param);
begin
  perform private.require_permission('messages.send', category.account_id);
  if private.is_banned(category.account_id, auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You cannot write in this forum', 'banned');
  elsif (select count(*) from public.threads t where t.created_by = auth.uid() and t.created_at > now() - interval '1 day'
      and private.drafts_topic(t, auth.uid())) >= 20 then
    perform private.refuse(429, 'too_many_requests', 'You have begun very many topics with files today. Try again tomorrow');
  end if;
  return jsonb_build_object('id', private.make_draft(category.account_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_public_file(token text, file_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_file jsonb := (
    select jsonb_build_object('path', f.path, 'name', f.name, 'mime', f.mime)
    from public.thread_files f join public.forum_topics o on o.id = f.thread_id
    join public.forum_categories c on c.id = o.category_id join public.accounts a on a.id = c.account_id
    join public.thread_messages m on m.id = f.message_id
    where f.id = file_id and f.thread_id::text = token and a.status = 'active' and c.visibility = 'everybody' and c.files_open
      and o.removed_at is null and o.held_at is null and m.removed_at is null and m.hidden_at is null and m.held_at is null);
begin
  if found_file is null then
    perform private.refuse(404, 'not_found', 'This file is not there any more', 'file');
  end if;
  return found_file;
end
$function$;

CREATE TRIGGER forget_thread_person AFTER UPDATE OF user_id ON public.thread_members FOR EACH ROW WHEN (((old.user_id IS NOT NULL) AND (new.user_id IS NULL))) EXECUTE FUNCTION private.forget_thread_person();

comment on function private.require_post_room(public.threads, public.thread_members) is 'Refuses posts in a topic that is not begun, and a newcomer who has written ten posts, or begun three topics, within the hour.';

comment on function private.thread_reader_topic(public.threads, uuid) is 'A topic is read by who sees its category, until it is taken away; before it is begun by who writes it.';

comment on function public.save_forum_category(uuid, jsonb) is 'Makes a category of the chosen account''s forum, or changes one {name, about?, visibility, people?, filesOpen?}, for moderators. {id}.';

comment on function public.start_forum_topic(uuid, jsonb) is 'Begins a topic in a category with its first message {title, id, text, rich?, files?, threadId?}; threadId is where its files went up. {id}.';

comment on function public.tidy_forum() is 'Topics that were taken away a month ago go with what was written in them, those that were not begun within a day with their files; bans that are over go.';

comment on column public.forum_categories.files_open is 'Where everybody reads it: pictures and files, too.';

comment on function private.drafts_topic(public.threads, uuid) is 'Whether a thread is that of a topic which somebody has not begun yet.';

comment on function private.file_view(public.thread_files) is 'ThreadFile.';

comment on function private.forget_thread_person() is 'Trigger of members: of somebody who is gone the words stay without a name; their files and earlier wordings go.';

comment on function private.is_small_text(jsonb) is 'Whether a text is of the small form, as people write to each other: all that it shows are words that are read and searched.';

comment on function private.make_draft(uuid) is 'The thread of a topic that the caller is about to begin.';

comment on function private.own_draft(uuid, text) is 'The thread that the caller''s files of a new topic went up to, if they name one; refused when it is gone or used.';

comment on function public.draft_forum_topic(uuid) is 'A place for the files of a topic that the caller is about to begin in a category. {id}.';

comment on function public.get_public_file(text, uuid) is 'Where a file of a topic that everybody reads lies, for the server that signs its address; of a category whose files are open.';

grant execute on function public.draft_forum_topic(uuid) to authenticated;

grant execute on function public.draft_forum_topic(uuid) to service_role;

grant execute on function public.get_public_file(text, uuid) to service_role;

reset check_function_bodies;
