-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

insert into private.notice_topics (topic, usual, permission) values
  ('moderation', 'now', 'messages.moderate');

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
  if held is not null and message.held_at is null then
    perform private.tell_moderators(thread, 'held', message);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_keep(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_moderator(thread, me);
  update public.thread_reports r set outcome = 'kept', decided_by = me.user_id, decided_at = now()
  where r.thread_id = thread.id and r.message_id::text = given ->> 'id' and r.outcome is null;
  update public.thread_messages m set heard = private.hear_thread(thread) where m.thread_id = thread.id and m.id::text = given ->> 'id';
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_report(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
begin
  if message.author_id = me.id then
    perform private.refuse(409, 'conflict', 'You can take your own message away');
  elsif coalesce(given ->> 'reason', '') not in ('rude', 'spam', 'private', 'other') then
    perform private.refuse(400, 'invalid_input', 'Say what is wrong with it', 'reason');
  end if;
  insert into public.thread_reports (account_id, thread_id, message_id, member_id, reason, note, said)
  values (thread.account_id, thread.id, message.id, me.id, given ->> 'reason',
    private.check_text(given ->> 'note', 500, 'note', 'A note'), message.body) on conflict (message_id, member_id) do nothing;
  if found then
    update public.thread_messages m set heard = private.hear_thread(thread) where m.id = message.id and thread.kind = 'topic';
    perform private.tell_moderators(thread, 'reported', message);
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
    perform private.tell_moderators(thread, 'held', message);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.told_messages(thread public.threads, me public.thread_members, messages public.thread_messages[], has_newer boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('thread', private.thread_head(thread, me),
    'messages', coalesce((select jsonb_agg(private.message_view(m, me)
        || case when thread.kind = 'topic' and private.moderates_thread(thread, me)
            and exists (select from public.thread_reports r where r.message_id = m.id and r.outcome is null)
          then '{"isReported": true}'::jsonb else '{}'::jsonb end order by m.place) from unnest(messages) m
      where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me))), '[]'),
    'hasOlder', coalesce((select min(m.place) from unnest(messages) m) > (
      select min(m.place) from public.thread_messages m where m.thread_id = thread.id), false),
    'hasNewer', coalesce(has_newer, false),
    'members', coalesce((select jsonb_agg(private.thread_member_view(thread, w)) from public.thread_members w where w.thread_id = thread.id and (w.id = me.id
      or w.id in (select m.author_id from unnest(messages) m where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me)) union select unnest(m.mentions) from unnest(messages) m
        union select r.author_id from unnest(messages) m join public.thread_messages r on r.id = m.reply_to))), '[]'))
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
    'categories', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'about', c.about, 'visibility', c.visibility,
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
        'text', m.body, 'author', private.member_name(w), 'at', m.held_at, 'word', m.held_for) order by m.held_at, m.id)
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

CREATE OR REPLACE FUNCTION public.list_message_reports(event_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.report_view(r, t) order by r.created_at desc, r.id), '[]')
  from public.thread_reports r
  join public.threads t on t.id = r.thread_id and t.kind <> 'topic'
  where r.outcome is null and (event_id_param is null or t.event_id = event_id_param)
    and (t.account_id in (select private.my_accounts('messages.moderate')) or t.event_id in (select private.my_events('messages.moderate')))
$function$;

CREATE OR REPLACE FUNCTION private.forum_waiting(of_account uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'held', (select count(*) from public.forum_topics o join public.thread_messages m on m.thread_id = o.id
      where o.account_id = of_account and o.removed_at is null
        and m.held_at is not null and m.hidden_at is null and m.removed_at is null),
    'reported', (select count(distinct r.message_id) from public.forum_topics o join public.thread_reports r on r.thread_id = o.id
      where o.account_id = of_account and o.removed_at is null and r.outcome is null))
$function$;

CREATE OR REPLACE FUNCTION private.is_over_moderation(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select (private.forum_waiting(told.account_id) ->> (told.detail ->> 'kind'))::integer = 0 $function$;

CREATE OR REPLACE FUNCTION private.report_view(report public.thread_reports, thread public.threads)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('messageId', report.message_id, 'threadId', thread.id, 'thread', private.thread_title(thread), 'eventId', thread.event_id,
    'said', report.said, 'author', private.member_name(a), 'authorId', a.id, 'isSilenced', a.silenced_at is not null,
    'isGone', m.removed_at is not null, 'at', report.created_at, 'by', private.member_name(w), 'reason', report.reason, 'note', report.note)
  from public.thread_messages m
  join public.thread_members a on a.id = m.author_id
  join public.thread_members w on w.id = report.member_id
  where m.id = report.message_id
$function$;

CREATE OR REPLACE FUNCTION private.tell_moderators(thread public.threads, cause text, message public.thread_messages)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moderators uuid[] := array(select m.user_id from public.team_members m where m.account_id = thread.account_id and m.status = 'active');
  waiting integer := (private.forum_waiting(thread.account_id) ->> cause)::integer;
begin
  if thread.kind <> 'topic' then
    return;
  end if;
  -- One line until it is read, however much waits.
  delete from public.notices n where n.user_id = any (moderators) and n.account_id = thread.account_id and n.topic = 'moderation'
    and n.detail ->> 'kind' = cause and n.read_at is null and n.mailed_at is null;
  perform private.notify(moderators, 'moderation', jsonb_build_object('kind', cause, 'count', waiting,
    'title', private.thread_title(thread), 'threadId', thread.id, 'messageId', message.id), thread.account_id, null, thread.account_id);
end
$function$;

comment on function public.list_message_reports(uuid) is 'MessageReport[]: what was reported and nobody has decided, the newest first, of one event or of all; posts of the forum are in get_forum_moderation.';

comment on function private.forum_waiting(uuid) is 'How many posts of a forum wait for a moderator: {held, reported}.';

comment on function private.is_over_moderation(public.notices) is 'Nothing waits any more: another moderator was there first.';

comment on function private.report_view(public.thread_reports, public.threads) is 'MessageReport: what was reported, by whom and why.';

comment on function private.tell_moderators(public.threads, text, public.thread_messages) is 'Tells who moderates a forum that a post waits (held) or was reported: one notice each until it is read, which says how many wait.';

reset check_function_bodies;
