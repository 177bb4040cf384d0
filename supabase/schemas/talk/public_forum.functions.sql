-- The forum for everybody: categories that a moderator opened, and their topics, without an account. Names are those
-- that people show of themselves; files are read where a moderator opened them, too.

create function private.public_category(token text)
returns public.forum_categories
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.public_category(text) is 'A category that everybody reads, by its id; the one neutral refusal else.';

create function private.forum_frame(category public.forum_categories)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('serverTime', now(), 'host', a.name, 'locale', a.default_locale, 'timeZone', a.default_time_zone,
    'category', jsonb_build_object('id', category.id, 'name', category.name, 'about', category.about))
    || private.demo_note(category.account_id)
  from public.accounts a where a.id = category.account_id
$$;
comment on function private.forum_frame(public.forum_categories) is 'PublicForumFrame: whose forum it is, and the category.';

create function private.public_page(asked jsonb, total bigint)
returns integer
language sql immutable
set search_path = ''
as $$ select greatest(1, least(coalesce((asked ->> 'page')::integer, 1), ceil(total / 50.0)::integer)) $$;
comment on function private.public_page(jsonb, bigint) is 'Which page of fifty is meant.';

create function public.get_public_category(token text, asked jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_public_category(text, jsonb) is 'PublicForumCategory: its topics by fifty {page?}, as the forum''s own list stands, for whoever has its address.';

create function public.get_public_topic(token text, asked jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_public_topic(text, jsonb) is 'PublicForumTopic: a topic of a category that everybody reads, by fifty posts {page?}; what was taken away, hidden or held back is not among them.';

create function public.get_public_file(token text, file_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_public_file(text, uuid) is
  'Where a file of a topic that everybody reads lies, for the server that signs its address; of a category whose files are open.';
