-- Keeping the forum in order: bans, posts that are held back, and how much newcomers write.

create function private.forum_ban(of_account uuid, person uuid)
returns public.forum_bans
language sql stable
security definer
set search_path = ''
as $$
  select b from public.forum_bans b where b.account_id = of_account and b.user_id = person and (b.until is null or b.until > now())
$$;
comment on function private.forum_ban(uuid, uuid) is 'The ban of somebody from an account''s forum that holds now.';

create function private.is_banned(of_account uuid, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select (private.forum_ban(of_account, person)).id is not null $$;
comment on function private.is_banned(uuid, uuid) is 'Whether somebody may not take part in an account''s forum now.';

create function private.ban_view(ban public.forum_bans)
returns jsonb
language sql stable
set search_path = ''
as $$ select case when ban.id is not null then jsonb_build_object('reason', ban.reason, 'until', ban.until) end $$;
comment on function private.ban_view(public.forum_bans) is 'ForumBan: what the banned are told.';

create function private.held_word(of_account uuid, words text)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select w.word from public.forum_rules r, unnest(r.held_words) with ordinality w (word, n)
  where r.account_id = of_account and private.plain_words(rtrim(w.word, '*')) <> ''
    and ' ' || translate(private.plain_words(words), '.@', '  ') || ' ' like '% ' || translate(private.plain_words(rtrim(w.word, '*')), '.@%_\', '     ')
      || case when w.word like '%*' then '%' else ' %' end
  order by w.n limit 1
$$;
comment on function private.held_word(uuid, text) is 'The first word of an account''s list that a text has, however it is written; null where it has none.';

create function private.is_newcomer(of_account uuid, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.team_members m where m.account_id = of_account and m.user_id = person and m.created_at > now() - interval '3 days')
    and not private.person_may(person, 'messages.moderate', of_account)
$$;
comment on function private.is_newcomer(uuid, uuid) is 'Whether somebody has joined within three days, and does not moderate.';

create function private.require_post_room(thread public.threads, me public.thread_members)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.require_post_room(public.threads, public.thread_members) is
  'Refuses posts in a topic that is not begun, and a newcomer who has written ten posts, or begun three topics, within the hour.';

create function private.minutes_words(moment timestamptz)
returns text
language sql stable
set search_path = ''
as $$
  select case n.n when 1 then '1 minute' else n.n || ' minutes' end
  from (select greatest(1, ceil(extract(epoch from moment - now()) / 60))::integer as n) n
$$;
comment on function private.minutes_words(timestamptz) is 'How far a moment is away, in English.';

create function private.holds_topic(thread public.threads, me public.thread_members, words text)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if private.moderates_thread(thread, me) then
    return null;
  end if;
  return private.held_word(thread.account_id, case when thread.last_place = 0
    then (select o.title from public.forum_topics o where o.id = thread.id) || ' ' else '' end || words);
end
$$;
comment on function private.holds_topic(public.threads, public.thread_members, text) is
  'The word for which a post waits for a moderator; of a topic''s first one the title counts, too.';

create function private.holds_message(thread public.threads, me public.thread_members, words text)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  word text;
begin
  if to_regprocedure(format('private.%I(public.threads,public.thread_members,text)', 'holds_' || thread.kind)) is not null then
    execute format('select private.%I($1, $2, $3)', 'holds_' || thread.kind) using thread, me, words into word;
  end if;
  return word;
end
$$;
comment on function private.holds_message(public.threads, public.thread_members, text) is
  'Why a message is held back before others see it, by its kind''s private.holds_<kind>; null where it is not.';

create function private.sees_message(message public.thread_messages, me public.thread_members, moderates boolean)
returns boolean
language sql immutable
set search_path = ''
as $$ select message.held_at is null or moderates or message.author_id is not distinct from me.id $$;
comment on function private.sees_message(public.thread_messages, public.thread_members, boolean) is 'What is held back is seen by who wrote it and by moderators.';

create function private.talk_release(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.talk_release(public.threads, public.thread_members, jsonb) is
  'Lets a post {id} that was held back be seen by everybody, or keeps it back for good {on: false}.';

create function private.chat_reports(of_account uuid, of_event uuid)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(distinct r.message_id)::integer from public.thread_reports r join public.threads t on t.id = r.thread_id
  where t.account_id = of_account and t.event_id is not distinct from of_event and t.kind <> 'topic' and r.outcome is null
$$;
comment on function private.chat_reports(uuid, uuid) is 'How many reported messages of an event''s conversations nobody has decided.';

create function private.tell_moderators(thread public.threads, cause text, message public.thread_messages)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  moderators uuid[] := array(select m.user_id from public.team_members m where m.account_id = thread.account_id and m.status = 'active');
  told_as constant text := case when thread.kind = 'topic' then cause else 'chat' end;
  waiting integer := case when thread.kind = 'topic' then (private.forum_waiting(thread.account_id) ->> cause)::integer
    else private.chat_reports(thread.account_id, thread.event_id) end;
begin
  if thread.kind <> 'topic' and cause <> 'reported' then
    return;
  end if;
  -- One line until it is read, however much waits.
  delete from public.notices n where n.user_id = any (moderators) and n.account_id = thread.account_id and n.topic = 'moderation'
    and n.detail ->> 'kind' = told_as and n.event_id is not distinct from thread.event_id and n.read_at is null and n.mailed_at is null;
  perform private.notify(moderators, 'moderation', jsonb_build_object('kind', told_as, 'count', waiting,
    'title', private.thread_title(thread), 'threadId', thread.id, 'messageId', message.id), thread.account_id, thread.event_id,
    coalesce(thread.event_id, thread.account_id));
end
$$;
comment on function private.tell_moderators(public.threads, text, public.thread_messages) is
  'Tells who moderates that a post of the forum waits (held) or was reported, or a message of a conversation (chat): one notice each until it is read, which says how many wait.';

create function private.forum_waiting(of_account uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'held', (select count(*) from public.forum_topics o join public.thread_messages m on m.thread_id = o.id
      where o.account_id = of_account and o.removed_at is null
        and m.held_at is not null and m.hidden_at is null and m.removed_at is null),
    'reported', (select count(distinct r.message_id) from public.forum_topics o join public.thread_reports r on r.thread_id = o.id
      where o.account_id = of_account and o.removed_at is null and r.outcome is null))
$$;
comment on function private.forum_waiting(uuid) is 'How many posts of a forum wait for a moderator: {held, reported}.';

create function private.is_over_moderation(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select case when told.detail ->> 'kind' = 'chat' then private.chat_reports(told.account_id, told.event_id)
    else (private.forum_waiting(told.account_id) ->> (told.detail ->> 'kind'))::integer end = 0
$$;
comment on function private.is_over_moderation(public.notices) is 'Nothing waits any more: another moderator was there first.';

create function public.get_forum_moderation()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_forum_moderation() is 'ForumModeration of the chosen account, for moderators; empty for others.';

create function public.ban_from_forum(member_id_param uuid, ban jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.ban_from_forum(uuid, jsonb) is
  'Bans whoever is this member of a topic from the whole forum {reason, until?}, for moderators; a second time changes it. {id}.';

create function public.end_forum_ban(ban_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.forum_bans b where b.id = ban_id_param and private.may('messages.moderate', b.account_id);
  if not found then
    perform private.refuse(404, 'not_found', 'This ban has ended already');
  end if;
end
$$;
comment on function public.end_forum_ban(uuid) is 'Ends a ban, for moderators.';

create function public.set_forum_words(words text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.set_forum_words(text[]) is 'The words for which posts of the chosen account''s forum wait for a moderator.';
