-- Messages of threads: how they are told, in pages from the newest backwards, and what changed since.

create function private.quote_view(message public.thread_messages, me public.thread_members)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', message.id, 'authorId', message.author_id,
    'text', case when message.removed_at is null and message.hidden_at is null and message.held_at is null and not private.has_blocked(me, message.author_id)
      then coalesce(nullif(left(message.body, 200), ''), (select string_agg(f.name, ', ' order by f.position, f.id)
        from public.thread_files f where f.message_id = message.id)) end)
$$;
comment on function private.quote_view(public.thread_messages, public.thread_members) is 'What a reply stands under; without its words where they are gone, or of somebody the reader blocked.';

create function private.file_view(file public.thread_files)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('id', file.id, 'name', file.name, 'mime', file.mime, 'size', file.size,
    'width', file.width, 'height', file.height))
$$;
comment on function private.file_view(public.thread_files) is 'ThreadFile.';

create function private.message_view(message public.thread_messages, me public.thread_members)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', message.id, 'place', message.place, 'heard', message.heard, 'authorId', message.author_id,
    'at', message.created_at,
    'state', case when message.removed_at is not null then 'removed' when message.hidden_at is not null then 'hidden'
      when message.held_at is not null then 'held' else 'sent' end,
    'text', case when s.shown then message.body else '' end, 'rich', case when s.shown then message.rich end,
    'edited', message.edited_at is not null and s.shown,
    'mentions', to_jsonb(message.mentions),
    'replyTo', (select private.quote_view(r, me) from public.thread_messages r where r.id = message.reply_to),
    'reactions', coalesce((select jsonb_agg(jsonb_build_object('sign', x.sign, 'count', x.n, 'own', x.own) order by x.first, x.sign)
      from (select r.sign, count(*) as n, bool_or(r.member_id = me.id) as own, min(r.created_at) as first
        from public.thread_reactions r where s.shown and r.message_id = message.id group by r.sign) x), '[]'),
    'files', coalesce((select jsonb_agg(private.file_view(f) order by f.position, f.id)
      from public.thread_files f where s.shown and f.message_id = message.id), '[]'),
    'seen', case when message.author_id = me.id then (select count(*) from public.thread_members m
      where m.thread_id = message.thread_id and m.id <> me.id and m.read_place >= message.place) end)
  from (select message.removed_at is null and message.hidden_at is null as shown) s
$$;
comment on function private.message_view(public.thread_messages, public.thread_members) is
  'ThreadMessage; seen is how many others have read one''s own.';

create function private.hosts_in(thread public.threads)
returns bigint
language sql stable
security definer
set search_path = ''
as $$
  select count(*) from public.thread_members m where m.thread_id = thread.id and m.user_id is not null and m.left_at is null
$$;
comment on function private.hosts_in(public.threads) is 'How many with an account have come into a thread; with its guests they are the people of it, whoever looks.';

create function private.thread_head(thread public.threads, me public.thread_members)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
    'accountId', thread.account_id, 'eventId', thread.event_id,
    'eventName', e.name, 'timeZone', e.time_zone,
    'announceOnly', thread.announce_only, 'keptOpen', thread.kept_open, 'closesAt', private.thread_closes_at(thread), 'isClosed', private.is_closed(thread),
    'people', (select count(*) from private.thread_guests(thread)) + private.hosts_in(thread),
    'others', private.thread_others(thread, me), 'channel', private.thread_channel(thread), 'heard', thread.heard, 'newest', thread.last_place,
    'lastAt', thread.last_message_at,
    'isHost', private.hosts_thread(thread, me), 'mayModerate', private.moderates_thread(thread, me),
    'whyNot', private.why_not_write(thread, me),
    'ban', case when thread.kind = 'topic' then private.ban_view(private.forum_ban(thread.account_id, me.user_id)) end,
    'me', jsonb_build_object('id', me.id, 'name', private.member_name(me), 'readPlace', me.read_place, 'tells', me.tells,
      'unread', private.unread_in(thread, me),
      'blocked', coalesce((select jsonb_agg(b.blocked_id) from public.thread_blocks b where b.member_id = me.id), '[]')))
  from (select 1) one left join public.events e on e.id = thread.event_id
$$;
comment on function private.thread_head(public.threads, public.thread_members) is 'ThreadHead: a thread as one member finds it.';

create function private.thread_news(me public.thread_members, asked jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Not stable: whoever has come in by the same call is among its members.
  thread public.threads;
  size constant integer := 60;
  since bigint := (asked ->> 'since')::bigint;
  upto bigint := (asked ->> 'before')::bigint;
  start bigint;
  messages public.thread_messages[];
begin
  select * into strict thread from public.threads t where t.id = me.thread_id;
  if since is not null and (select count(*) from (select from public.thread_messages m
    where m.thread_id = thread.id and m.heard > since limit 301) n) <= 300 then
    messages := array(select m from public.thread_messages m where m.thread_id = thread.id and m.heard > since order by m.place);
    return private.told_messages(thread, me, messages, null, since) || '{"isPage": false}';
  end if;
  if asked ? 'at' then
    -- A page with the first message of that moment in its upper third.
    start := (select min(m.place) from public.thread_messages m where m.thread_id = thread.id and m.created_at >= (asked ->> 'at')::timestamptz);
    upto := start + size * 2 / 3;
  elsif asked ? 'around' then
    start := (select m.place from public.thread_messages m where m.thread_id = thread.id and m.id = (asked ->> 'around')::uuid);
    upto := start + size * 2 / 3;
  end if;
  -- Whoever has missed much still finds where they were, with the line of what is new.
  if upto is null and not asked ? 'since' and thread.last_place - me.read_place between size / 2 and 200 then
    messages := array(select m from public.thread_messages m where m.thread_id = thread.id and m.place > me.read_place - 20 order by m.place);
  else
    messages := array(select m from public.thread_messages m where m.thread_id = thread.id and m.place in (
      select p.place from public.thread_messages p where p.thread_id = thread.id and (upto is null or p.place < upto)
      order by p.place desc limit size) order by m.place);
  end if;
  return private.told_messages(thread, me, messages, coalesce(upto <= thread.last_place, false), since) || '{"isPage": true}';
end
$$;
comment on function private.thread_news(public.thread_members, jsonb) is
  'ThreadNews: what changed since a count, or a page: the newest, those before a place, those around a message or a moment.';

create function private.told_messages(
  thread public.threads, me public.thread_members, messages public.thread_messages[], has_newer boolean, since bigint)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('thread', private.thread_head(thread, me),
    'messages', coalesce((select jsonb_agg(private.message_view(m, me)
        || case when thread.kind = 'topic' and private.moderates_thread(thread, me)
            and exists (select from public.thread_reports r where r.message_id = m.id and r.outcome is null)
          then '{"isReported": true}'::jsonb else '{}'::jsonb end order by m.place) from unnest(messages) m
      where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me))), '[]'),
    'hasOlder', coalesce((select min(m.place) from unnest(messages) m) > (
      select min(m.place) from public.thread_messages m where m.thread_id = thread.id), false),
    'hasNewer', coalesce(has_newer, false),
    'gone', coalesce((select jsonb_agg(m.id) from public.thread_messages m
      where m.moved_from = thread.id and m.moved_heard > since), '[]'),
    'members', coalesce((select jsonb_agg(private.thread_member_view(thread, w)) from public.thread_members w where w.thread_id = thread.id and (w.id = me.id or w.id in (select b.blocked_id from public.thread_blocks b where b.member_id = me.id)
      or w.id in (select m.author_id from unnest(messages) m where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me)) union select unnest(m.mentions) from unnest(messages) m
        union select r.author_id from unnest(messages) m join public.thread_messages r on r.id = m.reply_to))), '[]'))
$$;
comment on function private.told_messages(public.threads, public.thread_members, public.thread_messages[], boolean, bigint) is
  'ThreadNews of these messages, with everybody who is named in them, and which were moved elsewhere since a count.';

create function private.thread_hits(me public.thread_members, typed text)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('messages', coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'place', f.place, 'at', f.created_at,
    'text', f.body, 'author', f.author) order by f.place desc), '[]'))
  from (select m.id, m.place, m.created_at, left(m.body, 300) as body, private.member_name(w) as author
    from public.thread_messages m join public.thread_members w on w.id = m.author_id
    where m.thread_id = me.thread_id and m.removed_at is null and m.hidden_at is null and m.held_at is null
      and m.body_words like all (private.word_patterns(typed)) and not private.has_blocked(me, m.author_id) order by m.place desc limit 50) f
$$;
comment on function private.thread_hits(public.thread_members, text) is 'FoundMessages: up to fifty, the newest first; none of whom the member blocked.';

create function private.let_readers_in(me public.thread_members)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.thread_members (account_id, thread_id, user_id, tells)
  select t.account_id, t.id, w.user_id, 'off' from public.threads t
  join public.team_members w on w.account_id = t.account_id and w.status = 'active'
  left join public.forum_topics o on o.id = t.id left join public.forum_categories c on c.id = o.category_id
  where t.id = me.thread_id and t.kind = 'topic' and me.user_id is not null and private.person_may(w.user_id, 'messages.read', t.account_id, null)
    and (c.id is null or private.sees_category(c, w.user_id))
  on conflict (thread_id, user_id) do nothing
$$;
comment on function private.let_readers_in(public.thread_members) is
  'Whoever of the team reads a topic can be named in it, come in or not: they follow nothing by that. Of one that is begun, whoever reads messages.';

create function private.thread_people(me public.thread_members, typed text)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.let_readers_in(me);
  select jsonb_build_object('total', (select count(*) from public.thread_members m where m.thread_id = me.thread_id and m.left_at is null
      and private.member_name(m) is not null),
    'members', coalesce((select jsonb_agg(p.row order by p.name, p.id) from (
      select m.id, private.member_name(m) as name, private.thread_member_view(t, m) as row
      from public.thread_members m join public.threads t on t.id = m.thread_id
      where m.thread_id = me.thread_id and m.left_at is null and private.member_name(m) is not null
        and private.search_words(private.member_name(m)) like all (private.word_patterns(typed))
      order by private.member_name(m), m.id limit 50) p), '[]'))
$$;
comment on function private.thread_people(public.thread_members, text) is 'ThreadPeople: who has come in, and who of the team reads a topic, by name; for mentions and the list of members.';
