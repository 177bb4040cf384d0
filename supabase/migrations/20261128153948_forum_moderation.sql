-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Who keeps the forum in order: people who may not write in it for a while, and words that wait for a moderator.

create table public.forum_bans (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (length(trim(reason)) between 1 and 300),
  until timestamptz,
  banned_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (account_id, user_id)
);
comment on table public.forum_bans is 'Who may not take part in an account''s forum: they read what everybody reads, and are told why.';
comment on column public.forum_bans.until is 'When it ends by itself; null: when a moderator ends it.';
create index forum_bans_user on public.forum_bans (user_id);
create index forum_bans_by on public.forum_bans (banned_by);
create index forum_bans_until on public.forum_bans (until) where until is not null;
alter table public.forum_bans enable row level security;

create table public.forum_rules (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  held_words text[] not null default '{}' check (cardinality(held_words) <= 200)
);
comment on table public.forum_rules is 'What holds a post back until a moderator has looked at it.';
comment on column public.forum_rules.held_words is 'Words and phrases; one that ends in * stands for all that begin so.';
alter table public.forum_rules enable row level security;

-- constraint public.forum_categories forum_categories_visibility_check: CHECK ((visibility = ANY (ARRAY['members'::text, 'group'::text]))) becomes CHECK ((visibility = ANY (ARRAY['members'::text, 'group'::text, 'everybody'::text])))
-- column public.forum_topics.held_at: nothing becomes 10 timestamp with time zone
-- column public.thread_messages.held_at: nothing becomes 16 timestamp with time zone
-- column public.thread_messages.held_for: nothing becomes 17 text
-- constraint public.thread_messages thread_messages_held_for_check: nothing becomes CHECK ((length(held_for) <= 80))
-- index public.thread_messages_held: nothing becomes CREATE INDEX thread_messages_held ON public.thread_messages USING btree (thread_id, held_at) WHERE (held_at IS NOT NULL)
alter table public.forum_categories drop constraint forum_categories_visibility_check;
alter table public.forum_categories add constraint forum_categories_visibility_check check (visibility in ('members', 'group', 'everybody'));
comment on column public.forum_categories.visibility is 'members: whoever reads the account''s messages; group: those of them who were chosen, and moderators; everybody: whoever has the address reads, without an account.';

alter table public.forum_topics add column held_at timestamptz;
comment on column public.forum_topics.held_at is 'Since when its first post waits for a moderator: until then only who began it and moderators see it.';

alter table public.thread_messages add column held_at timestamptz,
  add column held_for text check (length(held_for) <= 80);
comment on column public.thread_messages.held_at is 'Since when it waits for a moderator: until then only its writer and moderators see it.';
comment on column public.thread_messages.held_for is 'The word for which it waits.';
create index thread_messages_held on public.thread_messages (thread_id, held_at) where held_at is not null;

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
    'files', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size,
        'width', f.width, 'height', f.height)) order by f.position, f.id)
      from public.thread_files f where s.shown and f.message_id = message.id), '[]'),
    'seen', case when message.author_id = me.id then (select count(*) from public.thread_members m
      where m.thread_id = message.thread_id and m.id <> me.id and m.read_place >= message.place) end)
  from (select message.removed_at is null and message.hidden_at is null as shown) s
$function$;

CREATE OR REPLACE FUNCTION private.quote_view(message public.thread_messages)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', message.id, 'authorId', message.author_id,
    'text', case when message.removed_at is null and message.hidden_at is null and message.held_at is null
      then coalesce(nullif(left(message.body, 200), ''), (select string_agg(f.name, ', ' order by f.position, f.id)
        from public.thread_files f where f.message_id = message.id)) end)
$function$;

CREATE OR REPLACE FUNCTION private.read_upto(me public.thread_members, upto bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  -- What is held back behind it is nothing that they have not read.
  if not exists (select from public.thread_messages m where m.thread_id = me.thread_id and m.place > upto and m.held_at is null) then
    upto := (select t.last_place from public.threads t where t.id = me.thread_id);
  end if;
  update public.thread_members m set read_place = upto where m.id = me.id and m.read_place < upto;
  if found then
    select * into strict thread from public.threads t where t.id = me.thread_id;
    perform private.tell_channel(private.thread_channel(thread), 'read', jsonb_build_object('memberId', me.id, 'place', upto));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_voice(thread public.threads, me public.thread_members)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  why text := private.why_not_write(thread, me);
  feature text := (select k.plan_feature from private.thread_kinds k where k.kind = thread.kind);
begin
  if why is not null then
    perform private.refuse(case why when 'closed' then 409 else 403 end, case why when 'closed' then 'conflict' else 'not_allowed' end, case why
      when 'closed' then 'This conversation is over and can only be read'
      when 'announce_only' then 'Only the hosts write here'
      when 'banned' then 'You cannot write in this forum'
      when 'silenced' then 'The hosts have stopped you from writing here'
      when 'blocked' then 'This person does not want to hear from you'
      else 'You can read this conversation, not write in it' end, why);
  end if;
  if feature is not null and me.user_id is not null then
    perform private.require_plan(thread.account_id, feature);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_category(category public.forum_categories, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.person_may(person, 'messages.read', category.account_id)
    and (category.visibility = 'everybody' or not private.is_banned(category.account_id, person))
    and (category.visibility <> 'group' or private.person_may(person, 'messages.moderate', category.account_id)
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
    and (c.visibility = 'everybody' or not private.is_banned(c.account_id, (select auth.uid())))
    and (c.visibility <> 'group' or c.account_id in (select private.my_accounts('messages.moderate'))
      or exists (select from public.forum_category_people p where p.category_id = c.id and p.user_id = (select auth.uid())))
$function$;

CREATE OR REPLACE FUNCTION private.talk_edit(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
  words text := private.check_words(thread, given);
  held text := private.holds_message(thread, me, words);
begin
  if message.author_id <> me.id then
    perform private.refuse(403, 'not_allowed', 'Only whoever wrote a message changes it');
  end if;
  perform private.require_voice(thread, me);
  if words = '' and not exists (select from public.thread_files f where f.message_id = message.id) then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  if words = message.body and nullif(given -> 'rich', 'null') is not distinct from message.rich then
    return;
  end if;
  insert into public.thread_edits (message_id, body, rich, written_at)
  values (message.id, message.body, message.rich, coalesce(message.edited_at, message.created_at));
  update public.thread_messages m set body = words, rich = nullif(given -> 'rich', 'null'), mentions = private.check_mentions(thread, given),
    held_at = case when held is not null then coalesce(m.held_at, now()) else m.held_at end, held_for = coalesce(held, m.held_for),
    edited_at = now(), heard = private.hear_thread(thread) where m.id = message.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_react(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
  given_sign text := private.check_text(given ->> 'sign', 24, 'sign', 'A sign');
begin
  if private.is_closed(thread) or me.silenced_at is not null or given_sign is null
    or thread.kind = 'topic' and private.is_banned(thread.account_id, me.user_id) then
    perform private.refuse(409, 'conflict', 'Nothing can be added here any more');
  end if;
  if coalesce((given ->> 'on')::boolean, true) then
    if (select count(distinct r.sign) from public.thread_reactions r where r.message_id = message.id and r.sign <> given_sign) >= 20 then
      perform private.refuse(409, 'conflict', 'A message can have up to 20 signs');
    end if;
    insert into public.thread_reactions (message_id, thread_id, member_id, sign) values (message.id, thread.id, me.id, given_sign) on conflict do nothing;
  else
    delete from public.thread_reactions r where r.message_id = message.id and r.member_id = me.id and r.sign = given_sign;
  end if;
  if found then
    update public.thread_messages m set heard = private.hear_thread(thread) where m.id = message.id;
  end if;
end
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
  held text;
  wanted text[];
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
  wanted := array(select jsonb_array_elements_text(case jsonb_typeof(given -> 'files') when 'array' then given -> 'files' else '[]' end));
  files := array(select f.id from public.thread_files f where f.thread_id = thread.id and f.member_id = me.id and f.message_id is null
    and f.id::text = any (wanted) order by array_position(wanted, f.id::text));
  if cardinality(wanted) > 10 then
    perform private.refuse(400, 'invalid_input', 'A message can have up to 10 files', 'files');
  elsif cardinality(files) < cardinality(wanted) then
    perform private.refuse(409, 'conflict', 'A file of this message is not there any more. Attach it again', 'files');
  end if;
  if words = '' and cardinality(files) = 0 then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  if thread.kind = 'topic' then
    perform private.require_post_room(thread, me);
  end if;
  held := private.holds_message(thread, me, words);
  update public.threads t set last_place = t.last_place + 1, heard = t.heard + 1,
    last_message_at = case when held is null or t.last_message_at is null then clock_timestamp() else t.last_message_at end
  where t.id = thread.id returning * into thread;
  insert into public.thread_messages (id, account_id, thread_id, place, heard, author_id, body, rich, reply_to, mentions, created_at, held_at, held_for)
  values ((given ->> 'id')::uuid, thread.account_id, thread.id, thread.last_place, thread.heard, me.id, words,
    nullif(given -> 'rich', 'null'), (select m.id from public.thread_messages m where m.thread_id = thread.id and m.id::text = given ->> 'replyTo'),
    private.check_mentions(thread, given), case when held is null then thread.last_message_at else clock_timestamp() end,
    case when held is not null then now() end, held)
  returning * into message;
  update public.thread_files f set message_id = (given ->> 'id')::uuid, position = array_position(files, f.id) where f.id = any (files);
  -- Who writes in what they did not follow does so from the first time on.
  update public.thread_members m set read_place = thread.last_place,
    tells = case when m.tells = 'off' and exists (select from private.thread_kinds k where k.kind = thread.kind and k.own_list)
      and not exists (select from public.thread_messages w where w.author_id = m.id and w.id <> message.id) then 'daily' else m.tells end
  where m.id = me.id;
  if held is null then
    perform private.tell_of_message(thread, message);
  else
    -- Who had read everything still has.
    update public.thread_members m set read_place = thread.last_place where m.thread_id = thread.id and m.read_place = thread.last_place - 1;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_head(thread public.threads, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
    'accountId', thread.account_id, 'eventId', thread.event_id,
    'eventName', e.name, 'timeZone', e.time_zone,
    'announceOnly', thread.announce_only, 'keptOpen', thread.kept_open, 'closesAt', private.thread_closes_at(thread), 'isClosed', private.is_closed(thread),
    'people', (select count(*) from private.thread_guests(thread)) + (select count(*) from public.thread_members m
      where m.thread_id = thread.id and m.user_id is not null and m.left_at is null),
    'channel', private.thread_channel(thread), 'heard', thread.heard, 'newest', thread.last_place,
    'lastAt', thread.last_message_at,
    'isHost', private.hosts_thread(thread, me), 'mayModerate', private.moderates_thread(thread, me),
    'whyNot', private.why_not_write(thread, me),
    'ban', case when thread.kind = 'topic' then private.ban_view(private.forum_ban(thread.account_id, me.user_id)) end,
    'me', jsonb_build_object('id', me.id, 'name', private.member_name(me), 'readPlace', me.read_place, 'tells', me.tells,
      'unread', private.unread_in(thread, me),
      'blocked', coalesce((select jsonb_agg(b.blocked_id) from public.thread_blocks b where b.member_id = me.id), '[]')))
  from (select 1) one left join public.events e on e.id = thread.event_id
$function$;

CREATE OR REPLACE FUNCTION private.thread_hits(me public.thread_members, typed text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('messages', coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'place', f.place, 'at', f.created_at,
    'text', f.body, 'author', f.author) order by f.place desc), '[]'))
  from (select m.id, m.place, m.created_at, left(m.body, 300) as body, private.member_name(w) as author
    from public.thread_messages m join public.thread_members w on w.id = m.author_id
    where m.thread_id = me.thread_id and m.removed_at is null and m.hidden_at is null and m.held_at is null
      and m.body_words like all (private.word_patterns(typed)) order by m.place desc limit 50) f
$function$;

CREATE OR REPLACE FUNCTION private.thread_line(thread public.threads, me public.thread_members)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('id', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
      'eventId', thread.event_id, 'eventName', e.name, 'heard', thread.heard, 'channel', private.thread_channel(thread),
      'announceOnly', thread.announce_only, 'isClosed', private.is_closed(thread), 'tells', coalesce(me.tells, 'daily'),
      'unread', private.unread_in(thread, me), 'lastAt', thread.last_message_at,
      'last', (select jsonb_build_object('text', case when l.removed_at is null and l.hidden_at is null then left(l.body, 140) end,
          'files', (select count(*) from public.thread_files f where f.message_id = l.id and l.hidden_at is null),
          'author', private.member_name(w), 'isOwn', w.id is not distinct from me.id)
        from public.thread_messages l join public.thread_members w on w.id = l.author_id
        where l.thread_id = thread.id and l.held_at is null order by l.place desc limit 1),
      'others', (select coalesce(jsonb_agg(x.name), '[]') from (select private.member_name(o) as name from public.thread_members o
        where thread.kind = 'people' and o.thread_id = thread.id and o.id is distinct from me.id and o.left_at is null
        order by o.joined_at, o.id limit 3) x))
    from (select 1) one left join public.events e on e.id = thread.event_id);
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
$function$;

CREATE OR REPLACE FUNCTION private.told_messages(thread public.threads, me public.thread_members, messages public.thread_messages[], has_newer boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('thread', private.thread_head(thread, me),
    'messages', coalesce((select jsonb_agg(private.message_view(m, me) order by m.place) from unnest(messages) m
      where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me))), '[]'),
    'hasOlder', coalesce((select min(m.place) from unnest(messages) m) > (
      select min(m.place) from public.thread_messages m where m.thread_id = thread.id), false),
    'hasNewer', coalesce(has_newer, false),
    'members', coalesce((select jsonb_agg(private.thread_member_view(thread, w)) from public.thread_members w where w.thread_id = thread.id and (w.id = me.id
      or w.id in (select m.author_id from unnest(messages) m where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me)) union select unnest(m.mentions) from unnest(messages) m
        union select r.author_id from unnest(messages) m join public.thread_messages r on r.id = m.reply_to))), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.topic_line(topic public.forum_topics, thread public.threads, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', topic.id, 'categoryId', topic.category_id, 'title', topic.title,
    'isPinned', topic.pinned_at is not null, 'isLocked', thread.closed_at is not null, 'isSolved', topic.solved_id is not null,
    'posts', thread.last_place, 'unread', private.unread_in(thread, me), 'follows', coalesce(me.tells <> 'off', false), 'lastAt', thread.last_message_at,
    'isHeld', topic.held_at is not null,
    'startedBy', (select private.member_name(w) from public.thread_messages f join public.thread_members w on w.id = f.author_id
      where f.thread_id = topic.id and f.place = 1),
    'lastBy', (select private.member_name(w) from public.thread_messages l join public.thread_members w on w.id = l.author_id
      where l.thread_id = topic.id and (l.held_at is null or l.place = 1) order by l.place desc limit 1))
$function$;

CREATE OR REPLACE FUNCTION private.unread_in(thread public.threads, me public.thread_members)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select count(*)::integer from (select from public.thread_messages m
      where m.thread_id = thread.id and m.place > coalesce(me.read_place, 0) and m.author_id is distinct from me.id
        and m.removed_at is null and m.hidden_at is null and m.held_at is null limit 100) n);
end
$function$;

CREATE OR REPLACE FUNCTION private.waits_for(thread public.threads, me public.thread_members)
 RETURNS SETOF public.thread_messages
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.* from public.thread_messages m
  where m.thread_id = thread.id and m.place > coalesce(me.read_place, 0) and m.author_id is distinct from me.id
    and m.removed_at is null and m.hidden_at is null and m.held_at is null
    and (coalesce(me.tells, 'daily') <> 'off' or me.id = any (m.mentions))
    and not exists (select from public.thread_blocks b where b.member_id = me.id and b.blocked_id = m.author_id)
$function$;

CREATE OR REPLACE FUNCTION private.why_not_write(thread public.threads, me public.thread_members)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    'waiting', (select count(*) from public.forum_topics o
      join public.thread_messages m on m.thread_id = o.id and m.held_at is not null and m.hidden_at is null and m.removed_at is null
      where o.account_id in (select private.shown_accounts('messages.moderate')) and o.removed_at is null),
    'mayModerate', exists (select private.shown_accounts('messages.moderate')),
    'team', coalesce((select jsonb_agg(jsonb_build_object('id', p.user_id, 'name', p.display_name) order by p.display_name, p.user_id)
      from public.team_members m join public.profiles p on p.user_id = m.user_id
      where m.account_id in (select private.shown_accounts('messages.moderate')) and m.status = 'active'), '[]'),
    'categories', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'about', c.about, 'visibility', c.visibility,
        'people', (select coalesce(jsonb_agg(p.user_id), '[]') from public.forum_category_people p where p.category_id = c.id),
        'topics', (select count(*) from public.forum_topics o where o.category_id = c.id and o.removed_at is null
          and (o.held_at is null or private.sees_topic(o, (select auth.uid())))),
        'unread', (select count(*) from public.forum_topics o join public.threads t on t.id = o.id
          left join public.thread_members m on m.thread_id = o.id and m.user_id = (select auth.uid())
          where o.category_id = c.id and o.removed_at is null and o.held_at is null and t.last_place > coalesce(m.read_place, 0)))
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
  if category.id is null or not private.sees_category(category, auth.uid()) or not private.sees_topic(topic, auth.uid()) then
    perform private.refuse(404, 'not_found', 'This topic does not exist, or you may not see it');
  end if;
  return (select private.topic_line(topic, t, m) from public.threads t
      left join public.thread_members m on m.thread_id = t.id and m.user_id = auth.uid() where t.id = topic.id)
    || jsonb_build_object('category', category.name, 'solvedId', topic.solved_id,
      'mayModerate', private.may('messages.moderate', topic.account_id),
      'mayChange', private.may('messages.moderate', topic.account_id)
        or private.may('messages.send', topic.account_id) and private.began_topic(topic, auth.uid()) and not private.is_banned(topic.account_id, auth.uid()));
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
  elsif seen_by not in ('members', 'group', 'everybody') then
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
        where o.category_id = any (seen) and o.removed_at is null and o.held_at is null and to_tsvector('simple', o.title_words) @@ wanted
        order by m.created_at desc limit 10)
      union all
      (select m.id, o.id, o.title, m.created_at, false
        from public.thread_messages m join public.forum_topics o on o.id = m.thread_id
        where to_tsvector('simple', m.body_words) @@ wanted and m.removed_at is null and m.hidden_at is null and m.held_at is null
          and o.category_id = any (seen) and o.removed_at is null
        order by m.created_at desc limit 30)) f
    join public.thread_messages m on m.id = f.id join public.thread_members w on w.id = m.author_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_messages(text_param text, event_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'threadId', f.thread_id, 'thread', private.thread_title(f.t), 'at', f.created_at,
    'text', f.body, 'author', private.member_name(f.w)) order by f.created_at desc, f.id), '[]')
  from (select m.id, m.thread_id, m.created_at, left(m.body, 300) as body, t, w
    from private.own_threads(event_id_param) t join public.thread_messages m on m.thread_id = t.id
    join public.thread_members w on w.id = m.author_id
    where length(trim(text_param)) > 1 and m.removed_at is null and m.hidden_at is null and m.held_at is null
      and m.body_words like all (private.word_patterns(text_param))
    order by m.created_at desc limit 30) f
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
  elsif private.is_banned(category.account_id, auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You cannot write in this forum', 'banned');
  end if;
  known := gen_random_uuid();
  insert into public.threads (id, account_id, kind, subject, created_by) values (known, category.account_id, 'topic', known::text, auth.uid());
  insert into public.forum_topics (id, account_id, category_id, title) values (known, category.account_id, category.id, called);
  me := private.own_member(known);
  perform private.act_in_thread(me, 'send', topic - 'title');
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
  delete from public.forum_bans b where b.until < now();
$function$;

CREATE OR REPLACE FUNCTION private.ban_view(ban public.forum_bans)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select case when ban.id is not null then jsonb_build_object('reason', ban.reason, 'until', ban.until) end $function$;

CREATE OR REPLACE FUNCTION private.forum_ban(of_account uuid, person uuid)
 RETURNS public.forum_bans
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b from public.forum_bans b where b.account_id = of_account and b.user_id = person and (b.until is null or b.until > now())
$function$;

CREATE OR REPLACE FUNCTION private.held_word(of_account uuid, words text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select w.word from public.forum_rules r, unnest(r.held_words) with ordinality w (word, n)
  where r.account_id = of_account and private.plain_words(rtrim(w.word, '*')) <> ''
    and ' ' || translate(private.plain_words(words), '.@', '  ') || ' ' like '% ' || translate(private.plain_words(rtrim(w.word, '*')), '.@%_\', '     ')
      || case when w.word like '%*' then '%' else ' %' end
  order by w.n limit 1
$function$;

CREATE OR REPLACE FUNCTION private.holds_message(thread public.threads, me public.thread_members, words text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  word text;
begin
  if to_regprocedure(format('private.%I(public.threads,public.thread_members,text)', 'holds_' || thread.kind)) is not null then
    execute format('select private.%I($1, $2, $3)', 'holds_' || thread.kind) using thread, me, words into word;
  end if;
  return word;
end
$function$;

CREATE OR REPLACE FUNCTION private.holds_topic(thread public.threads, me public.thread_members, words text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.moderates_thread(thread, me) then
    return null;
  end if;
  return private.held_word(thread.account_id, case when thread.last_place = 0
    then (select o.title from public.forum_topics o where o.id = thread.id) || ' ' else '' end || words);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_banned(of_account uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select (private.forum_ban(of_account, person)).id is not null $function$;

CREATE OR REPLACE FUNCTION private.is_newcomer(of_account uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.team_members m where m.account_id = of_account and m.user_id = person and m.created_at > now() - interval '3 days')
    and not private.person_may(person, 'messages.moderate', of_account)
$function$;

CREATE OR REPLACE FUNCTION private.minutes_words(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case n.n when 1 then '1 minute' else n.n || ' minutes' end
  from (select greatest(1, ceil(extract(epoch from moment - now()) / 60))::integer as n) n
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

CREATE OR REPLACE FUNCTION private.sees_message(message public.thread_messages, me public.thread_members, moderates boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select message.held_at is null or moderates or message.author_id is not distinct from me.id $function$;

CREATE OR REPLACE FUNCTION private.sees_topic(topic public.forum_topics, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select topic.removed_at is null and (topic.held_at is null or private.person_may(person, 'messages.moderate', topic.account_id)
    or exists (select from public.thread_messages m join public.thread_members w on w.id = m.author_id
      where m.thread_id = topic.id and m.place = 1 and w.user_id = person))
$function$;

CREATE OR REPLACE FUNCTION private.talk_release(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
begin
  perform private.require_moderator(thread, me);
  if message.held_at is null then
    return;
  elsif not coalesce((given ->> 'on')::boolean, true) then
    update public.thread_messages m set hidden_at = now(), heard = private.hear_thread(thread) where m.id = message.id;
    perform private.audit(thread.account_id, 'messages.declined', 'thread_messages', message.id::text);
    return;
  end if;
  -- It is said now: below what was said meanwhile, so that nobody misses it. A topic begins with its first post.
  update public.threads t set last_place = case when message.place = 1 then t.last_place else t.last_place + 1 end,
    heard = t.heard + 1, last_message_at = clock_timestamp() where t.id = thread.id returning * into thread;
  update public.thread_messages m set held_at = null, held_for = null, hidden_at = null, heard = thread.heard,
    place = case when message.place = 1 then 1 else thread.last_place end, created_at = thread.last_message_at
  where m.id = message.id returning * into message;
  update public.forum_topics o set held_at = null where o.id = thread.id and message.place = 1;
  perform private.audit(thread.account_id, 'messages.released', 'thread_messages', message.id::text);
  perform private.tell_of_message(thread, message);
end
$function$;

CREATE OR REPLACE FUNCTION public.ban_from_forum(member_id_param uuid, ban jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.thread_members;
  known uuid;
  until_asked timestamptz := (ban ->> 'until')::timestamptz;
  why text := private.check_text(ban ->> 'reason', 300, 'reason', 'A reason');
begin
  select m.* into member from public.thread_members m join public.threads t on t.id = m.thread_id and t.kind = 'topic' where m.id = member_id_param;
  if member.id is null or not private.may('messages.moderate', member.account_id) then
    perform private.refuse(404, 'not_found', 'This person is not in the forum, or you do not moderate it');
  elsif member.user_id is null then
    perform private.refuse(409, 'conflict', 'This person has left');
  elsif member.user_id = auth.uid() or private.person_may(member.user_id, 'messages.moderate', member.account_id) then
    perform private.refuse(409, 'conflict', 'Who moderates the forum cannot be banned from it. Change their role first');
  elsif why is null then
    perform private.refuse(400, 'invalid_input', 'Say why; they are told', 'reason');
  elsif until_asked <= now() then
    perform private.refuse(400, 'invalid_input', 'Choose a day to come', 'until');
  end if;
  insert into public.forum_bans (account_id, user_id, reason, until, banned_by) values (member.account_id, member.user_id, why, until_asked, auth.uid())
  on conflict (account_id, user_id) do update set reason = excluded.reason, until = excluded.until, banned_by = excluded.banned_by, created_at = now()
  returning id into known;
  return jsonb_build_object('id', known);
end
$function$;

CREATE OR REPLACE FUNCTION public.end_forum_ban(ban_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.forum_bans b where b.id = ban_id_param and private.may('messages.moderate', b.account_id);
  if not found then
    perform private.refuse(404, 'not_found', 'This ban has ended already');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_forum_moderation()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'waiting', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'topicId', o.id, 'title', o.title, 'isTopic', m.place = 1,
        'text', m.body, 'author', private.member_name(w), 'at', m.held_at, 'word', m.held_for) order by m.held_at, m.id)
      from public.forum_topics o join public.thread_messages m on m.thread_id = o.id and m.held_at is not null and m.hidden_at is null and m.removed_at is null
      join public.thread_members w on w.id = m.author_id
      where o.account_id in (select private.shown_accounts('messages.moderate')) and o.removed_at is null), '[]'),
    'bans', coalesce((select jsonb_agg(private.ban_view(b) || jsonb_build_object('id', b.id, 'name', p.display_name, 'at', b.created_at,
        'by', (select y.display_name from public.profiles y where y.user_id = b.banned_by)) order by b.created_at desc, b.id)
      from public.forum_bans b join public.profiles p on p.user_id = b.user_id
      where b.account_id in (select private.shown_accounts('messages.moderate')) and (b.until is null or b.until > now())), '[]'),
    'words', coalesce((select to_jsonb(r.held_words) from public.forum_rules r
      where r.account_id in (select private.shown_accounts('messages.moderate'))), '[]'))
$function$;

CREATE OR REPLACE FUNCTION public.set_forum_words(words text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_account uuid := private.chosen_account();
  kept text[] := array(select distinct on (lower(w.word)) w.word from (select trim(regexp_replace(x, '\s+', ' ', 'g')) as word from unnest(words) x) w
    where w.word <> '' order by lower(w.word));
begin
  perform private.require_permission('messages.moderate', of_account);
  if cardinality(kept) > 200 then
    perform private.refuse(400, 'invalid_input', 'The list can have up to 200 words', 'words');
  elsif exists (select from unnest(kept) k where length(k) > 80 or length(private.plain_words(k)) < 2) then
    perform private.refuse(400, 'invalid_input', 'Each word has two to 80 letters', 'words');
  end if;
  insert into public.forum_rules (account_id, held_words) values (of_account, kept)
  on conflict (account_id) do update set held_words = excluded.held_words;
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.forum_bans FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.forum_rules FOR EACH ROW EXECUTE FUNCTION private.audit_row();

comment on column public.forum_categories.visibility is 'members: whoever reads the account''s messages; group: those of them who were chosen, and moderators; everybody: whoever has the address reads, without an account.';

comment on function private.sees_category(public.forum_categories, uuid) is 'Whether somebody reads a category: all of the team who read messages, or the chosen ones of them and moderators; who is banned only what everybody reads.';

comment on function private.why_not_write(public.threads, public.thread_members) is 'Why a member cannot write now: closed, banned, silenced, reader, announce_only, blocked; null where they can.';

comment on function public.tidy_forum() is 'Topics that were taken away a month ago go with what was written in them; bans that are over go.';

comment on column public.forum_topics.held_at is 'Since when its first post waits for a moderator: until then only who began it and moderators see it.';

comment on column public.thread_messages.held_at is 'Since when it waits for a moderator: until then only its writer and moderators see it.';

comment on column public.thread_messages.held_for is 'The word for which it waits.';

comment on function private.ban_view(public.forum_bans) is 'ForumBan: what the banned are told.';

comment on function private.forum_ban(uuid, uuid) is 'The ban of somebody from an account''s forum that holds now.';

comment on function private.held_word(uuid, text) is 'The first word of an account''s list that a text has, however it is written; null where it has none.';

comment on function private.holds_message(public.threads, public.thread_members, text) is 'Why a message is held back before others see it, by its kind''s private.holds_<kind>; null where it is not.';

comment on function private.holds_topic(public.threads, public.thread_members, text) is 'The word for which a post waits for a moderator; of a topic''s first one the title counts, too.';

comment on function private.is_banned(uuid, uuid) is 'Whether somebody may not take part in an account''s forum now.';

comment on function private.is_newcomer(uuid, uuid) is 'Whether somebody has joined within three days, and does not moderate.';

comment on function private.minutes_words(timestamp with time zone) is 'How far a moment is away, in English.';

comment on function private.require_post_room(public.threads, public.thread_members) is 'Refuses a newcomer who has written ten posts, or begun three topics, within the hour.';

comment on function private.sees_message(public.thread_messages, public.thread_members, boolean) is 'What is held back is seen by who wrote it and by moderators.';

comment on function private.sees_topic(public.forum_topics, uuid) is 'Whether a topic is there for somebody who sees its category: one that waits for a moderator for them and for who began it.';

comment on function private.talk_release(public.threads, public.thread_members, jsonb) is 'Lets a post {id} that was held back be seen by everybody, or keeps it back for good {on: false}.';

comment on function public.ban_from_forum(uuid, jsonb) is 'Bans whoever is this member of a topic from the whole forum {reason, until?}, for moderators; a second time changes it. {id}.';

comment on function public.end_forum_ban(uuid) is 'Ends a ban, for moderators.';

comment on function public.get_forum_moderation() is 'ForumModeration of the chosen account, for moderators; empty for others.';

comment on function public.set_forum_words(text[]) is 'The words for which posts of the chosen account''s forum wait for a moderator.';

grant execute on function public.ban_from_forum(uuid, jsonb) to authenticated;

grant execute on function public.ban_from_forum(uuid, jsonb) to service_role;

grant execute on function public.end_forum_ban(uuid) to authenticated;

grant execute on function public.end_forum_ban(uuid) to service_role;

grant execute on function public.get_forum_moderation() to authenticated;

grant execute on function public.get_forum_moderation() to service_role;

grant execute on function public.set_forum_words(text[]) to authenticated;

grant execute on function public.set_forum_words(text[]) to service_role;

grant all on table public.forum_bans to service_role;

grant all on table public.forum_rules to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
