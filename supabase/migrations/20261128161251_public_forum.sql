-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.tell_of_message(thread public.threads, message public.thread_messages)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  author public.thread_members;
  between_few boolean := (select k.between_few from private.thread_kinds k where k.kind = thread.kind);
  told jsonb;
  close_to uuid[];
  others uuid[];
begin
  select * into strict author from public.thread_members m where m.id = message.author_id;
  told := jsonb_build_object('threadId', thread.id, 'kind', thread.kind, 'title', private.thread_title(thread),
    'messageId', message.id, 'name', private.member_name(author), 'authorId', author.id, 'isHost', author.user_id is not null);
  select array_agg(r.user_id) filter (where r.is_named or between_few and r.tells <> 'off'),
    array_agg(r.user_id) filter (where not r.is_named and not between_few and r.tells <> 'off') into close_to, others
  from (
    select u.user_id, coalesce(m.tells, 'daily') as tells, coalesce(m.id = any (message.mentions), false) as is_named
    from private.thread_readers(thread) u (user_id)
    left join public.thread_members m on m.thread_id = thread.id and m.user_id = u.user_id
    where u.user_id is distinct from author.user_id
      and not exists (select from public.thread_blocks b where b.member_id = m.id and b.blocked_id = author.id)) r;
  perform private.tell_readers(coalesce(close_to, '{}'), 'message', thread,
    told || jsonb_build_object('isNamed', not between_few));
  perform private.tell_readers(coalesce(others, '{}'), 'conversation', thread, told);
  if between_few then
    -- From the first message on it is known what its guests have read, whether they came in or not.
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    select thread.account_id, thread.id, g.place, private.guest_name_at(g.place) from private.thread_guests(thread) g (place)
    on conflict (thread_id, event_guest_id) do nothing;
  end if;
  update public.thread_members m set mail_at = private.notice_clock() + interval '10 minutes'
  where m.thread_id = thread.id and m.event_guest_id is not null and m.left_at is null and m.id <> author.id
    and m.mail_at is null and m.mailed_at is null and (m.tells <> 'off' or m.id = any (message.mentions));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_readers(people uuid[], about text, thread public.threads, told jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  waiting public.notices[] := array(select n from public.notices n where n.user_id = any (people) and n.topic = about
    and n.subject_id = thread.id and n.read_at is null for update);
begin
  delete from public.notices n using unnest(waiting) w where n.id = w.id;
  perform private.notify(people, about, told || '{"count": 1}', thread.account_id, thread.event_id, thread.id);
  -- It leads to the first that they have not read.
  update public.notices n set detail = n.detail || jsonb_build_object('count', (w.detail ->> 'count')::integer + 1,
      'messageId', coalesce(w.detail -> 'messageId', n.detail -> 'messageId')),
    mail_due_at = case
      when w.mailed_at is null then least(w.mail_due_at, n.mail_due_at)
      when private.notice_choice(p.notification_prefs, about) = 'now' then w.mail_due_at
      else n.mail_due_at end,
    mail_batch = case when w.mailed_at is null then w.mail_batch end,
    mailed_at = case when private.notice_choice(p.notification_prefs, about) = 'now' then w.mailed_at end
  from unnest(waiting) w join public.profiles p on p.user_id = w.user_id
  where n.user_id = w.user_id and n.topic = about and n.subject_id = thread.id and n.read_at is null;
end
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
$function$;

CREATE OR REPLACE FUNCTION private.forum_frame(category public.forum_categories)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('serverTime', now(), 'host', a.name, 'locale', a.default_locale, 'timeZone', a.default_time_zone,
    'category', jsonb_build_object('id', category.id, 'name', category.name, 'about', category.about))
  from public.accounts a where a.id = category.account_id
$function$;

CREATE OR REPLACE FUNCTION private.public_category(token text)
 RETURNS public.forum_categories
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  category public.forum_categories;
begin
  if token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select c.* into category from public.forum_categories c join public.accounts a on a.id = c.account_id and a.status = 'active'
    where c.id = token::uuid and c.visibility = 'everybody';
  end if;
  if category.id is null then
    perform private.refuse_link();
  end if;
  return category;
end
$function$;

CREATE OR REPLACE FUNCTION private.public_page(asked jsonb, total bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select greatest(1, least(coalesce((asked ->> 'page')::integer, 1), ceil(total / 50.0)::integer)) $function$;

CREATE OR REPLACE FUNCTION public.get_public_category(token text, asked jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  category public.forum_categories := private.public_category(token);
  total bigint := (select count(*) from public.forum_topics o where o.category_id = category.id and o.removed_at is null and o.held_at is null);
  page integer := private.public_page(asked, total);
begin
  return private.forum_frame(category) || jsonb_build_object('total', total, 'page', page, 'pages', greatest(1, ceil(total / 50.0)),
    'topics', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'title', x.title, 'isPinned', x.pinned_at is not null,
        'isSolved', x.solved_id is not null, 'isLocked', x.closed_at is not null, 'lastAt', x.last_message_at,
        'posts', (select count(*) from public.thread_messages m where m.thread_id = x.id and m.removed_at is null and m.hidden_at is null and m.held_at is null),
        'startedBy', (select private.member_name(w) from public.thread_messages m join public.thread_members w on w.id = m.author_id
          where m.thread_id = x.id and m.place = 1)) order by x.pinned_at is null, x.last_message_at desc nulls last, x.id)
      from (select o.*, t.last_message_at, t.closed_at from public.forum_topics o join public.threads t on t.id = o.id
        where o.category_id = category.id and o.removed_at is null and o.held_at is null
        order by o.pinned_at is null, t.last_message_at desc nulls last, o.id limit 50 offset (page - 1) * 50) x), '[]'));
end
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
        'files', (select count(*) from public.thread_files f where f.message_id = m.id),
        'quote', (select jsonb_build_object('author', private.member_name(qw), 'text', left(q.body, 200))
          from public.thread_messages q join public.thread_members qw on qw.id = q.author_id
          where q.id = m.reply_to and q.removed_at is null and q.hidden_at is null and q.held_at is null)) order by m.place)
      from (select p.* from public.thread_messages p
        where p.thread_id = topic.id and p.removed_at is null and p.hidden_at is null and p.held_at is null
        order by p.place limit 50 offset (page - 1) * 50) m
      join public.thread_members w on w.id = m.author_id), '[]'));
end
$function$;

comment on function private.forum_frame(public.forum_categories) is 'PublicForumFrame: whose forum it is, and the category.';

comment on function private.public_category(text) is 'A category that everybody reads, by its id; the one neutral refusal else.';

comment on function private.public_page(jsonb, bigint) is 'Which page of fifty is meant.';

comment on function public.get_public_category(text, jsonb) is 'PublicForumCategory: its topics by fifty {page?}, as the forum''s own list stands, for whoever has its address.';

comment on function public.get_public_topic(text, jsonb) is 'PublicForumTopic: a topic of a category that everybody reads, by fifty posts {page?}; what was taken away, hidden or held back is not among them.';

grant execute on function public.get_public_category(text, jsonb) to service_role;

grant execute on function public.get_public_topic(text, jsonb) to service_role;

reset check_function_bodies;
