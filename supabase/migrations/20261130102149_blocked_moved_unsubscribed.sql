-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop trigger keep_mail_wish on public.guests;

drop function private.quote_view(public.thread_messages);

drop function private.told_messages(public.threads, public.thread_members, public.thread_messages[], boolean);

alter table public.thread_messages
  add column moved_from uuid,
  add column moved_heard bigint,
  add foreign key (moved_from, account_id) references public.threads (id, account_id) on delete set null (moved_from);
create index thread_messages_moved on public.thread_messages (moved_from, account_id, moved_heard) where moved_from is not null;

CREATE OR REPLACE FUNCTION private.keep_mail_wish()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and old.unsubscribed_at is not null and old.email is not null
    and new.email is distinct from old.email and new.status <> 'erased' then
    perform private.suppress_mail(old.email, 'unsubscribed', old.account_id);
  end if;
  if new.email is not null and new.unsubscribed_at is null then
    new.unsubscribed_at := (select min(s.created_at) from public.mail_suppressions s
      where s.email = lower(trim(new.email)) and s.account_id = new.account_id and s.kind = 'unsubscribed' and s.topic is null);
  end if;
  return new;
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
    'replyTo', (select private.quote_view(r, me) from public.thread_messages r where r.id = message.reply_to),
    'reactions', coalesce((select jsonb_agg(jsonb_build_object('sign', x.sign, 'count', x.n, 'own', x.own) order by x.first, x.sign)
      from (select r.sign, count(*) as n, bool_or(r.member_id = me.id) as own, min(r.created_at) as first
        from public.thread_reactions r where s.shown and r.message_id = message.id group by r.sign) x), '[]'),
    'files', coalesce((select jsonb_agg(private.file_view(f) order by f.position, f.id)
      from public.thread_files f where s.shown and f.message_id = message.id), '[]'),
    'seen', case when message.author_id = me.id then (select count(*) from public.thread_members m
      where m.thread_id = message.thread_id and m.id <> me.id and m.read_place >= message.place) end)
  from (select message.removed_at is null and message.hidden_at is null as shown) s
$function$;

CREATE OR REPLACE FUNCTION private.move_posts(from_thread uuid, to_thread uuid, moved uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  twins jsonb;
  twin record;
  left_place bigint;
begin
  -- Whoever wrote, reacted or is named comes along, as another member.
  select coalesce(jsonb_object_agg(w.id, gen_random_uuid()), '{}') into twins from public.thread_members w
  where w.thread_id = from_thread and (
    exists (select from public.thread_messages m where m.id = any (moved) and (m.author_id = w.id or w.id = any (m.mentions)))
    or exists (select from public.thread_reactions r where r.message_id = any (moved) and r.member_id = w.id)
    or exists (select from public.thread_files f where f.message_id = any (moved) and f.member_id = w.id)
    or exists (select from public.thread_reports p where p.message_id = any (moved) and p.member_id = w.id));
  -- One statement, at whose end what points to each other agrees again.
  with members as (
    insert into public.thread_members (id, account_id, thread_id, user_id, event_guest_id, name, read_place, tells, silenced_at, left_at, joined_at)
    select (twins ->> w.id::text)::uuid, w.account_id, to_thread, w.user_id, w.event_guest_id, w.name,
      (select count(*) from public.thread_messages m where m.id = any (moved) and m.place <= w.read_place),
      w.tells, w.silenced_at, w.left_at, w.joined_at
    from public.thread_members w where w.thread_id = from_thread and twins ? w.id::text
  ), messages as (
    update public.thread_messages m set thread_id = to_thread, place = o.place, heard = o.place,
      moved_from = from_thread, moved_heard = (select t.heard + 1 from public.threads t where t.id = from_thread),
      author_id = (twins ->> m.author_id::text)::uuid, reply_to = case when m.reply_to = any (moved) then m.reply_to end,
      mentions = array(select (twins ->> n.id::text)::uuid from unnest(m.mentions) n (id) where twins ? n.id::text)
    from unnest(moved) with ordinality o (id, place) where m.id = o.id
  ), answers as (
    update public.thread_messages m set reply_to = null
    where m.thread_id = from_thread and m.reply_to = any (moved) and m.id <> all (moved)
  ), signs as (
    update public.thread_reactions r set thread_id = to_thread, member_id = (twins ->> r.member_id::text)::uuid where r.message_id = any (moved)
  ), files as (
    update public.thread_files f set thread_id = to_thread, member_id = (twins ->> f.member_id::text)::uuid where f.message_id = any (moved)
  ), reports as (
    update public.thread_reports p set thread_id = to_thread, member_id = (twins ->> p.member_id::text)::uuid where p.message_id = any (moved)
  )
  insert into public.thread_blocks (member_id, blocked_id, thread_id, created_at)
  select (twins ->> b.member_id::text)::uuid, (twins ->> b.blocked_id::text)::uuid, to_thread, b.created_at
  from public.thread_blocks b where b.thread_id = from_thread and twins ? b.member_id::text and twins ? b.blocked_id::text;
  -- A name in words with form is a member, too.
  for twin in select t.key, t.value from jsonb_each_text(twins) t loop
    update public.thread_messages m set rich = replace(m.rich::text, twin.key, twin.value)::jsonb
    where m.thread_id = to_thread and position(twin.key in m.rich::text) > 0;
  end loop;
  update public.threads t set last_place = cardinality(moved), heard = cardinality(moved),
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = to_thread)
  where t.id = to_thread;
  select max(m.place) into left_place from public.thread_messages m where m.thread_id = from_thread;
  update public.threads t set last_place = left_place, heard = t.heard + 1,
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = from_thread)
  where t.id = from_thread;
  update public.thread_members w set read_place = left_place where w.thread_id = from_thread and w.read_place > left_place;
end
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
      and m.body_words like all (private.word_patterns(typed)) and not private.has_blocked(me, m.author_id) order by m.place desc limit 50) f
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
        where l.thread_id = thread.id and l.held_at is null and not private.has_blocked(me, l.author_id) order by l.place desc limit 1),
      'others', private.thread_others(thread, me))
    from (select 1) one left join public.events e on e.id = thread.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_news(me public.thread_members, asked jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
        and m.removed_at is null and m.hidden_at is null and m.held_at is null and not private.has_blocked(me, m.author_id) limit 100) n);
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
    left join public.thread_members me on me.thread_id = t.id and me.user_id = (select auth.uid())
    where length(trim(text_param)) > 1 and m.removed_at is null and m.hidden_at is null and m.held_at is null
      and m.body_words like all (private.word_patterns(text_param)) and not private.has_blocked(me, m.author_id)
    order by m.created_at desc limit 30) f
$function$;

CREATE OR REPLACE FUNCTION public.start_people_thread(account_id_param uuid, title_param text, people jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event_id uuid := (select eg.event_id from public.event_guests eg where eg.account_id = account_id_param
    and eg.id::text in (select jsonb_array_elements_text(coalesce(people -> 'guests', '[]'))) limit 1);
  colleague uuid := (select m.user_id from public.team_members m where m.account_id = account_id_param and m.status = 'active'
    and jsonb_build_array(m.user_id) = people -> 'users');
  named text := private.check_text(title_param, 120, 'title', 'A name');
  thread public.threads;
begin
  perform private.require_permission('messages.send', account_id_param, event_id);
  perform private.require_plan(account_id_param, 'private-messages');
  -- Two people have one conversation, however often it is begun. It has no name: what is named is a group.
  thread := private.ensure_thread('people', case when event_id is null and colleague is not null and named is null
      then least(auth.uid(), colleague) || '+' || greatest(auth.uid(), colleague) else gen_random_uuid()::text end, account_id_param, event_id);
  perform private.let_in(thread, people);
  update public.threads t set title = named where t.id = thread.id and named is not null;
  return private.thread_news(private.own_member(thread.id), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.has_blocked(me public.thread_members, author_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.thread_blocks b where b.member_id = me.id and b.blocked_id = author_id) $function$;

CREATE OR REPLACE FUNCTION private.quote_view(message public.thread_messages, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', message.id, 'authorId', message.author_id,
    'text', case when message.removed_at is null and message.hidden_at is null and message.held_at is null and not private.has_blocked(me, message.author_id)
      then coalesce(nullif(left(message.body, 200), ''), (select string_agg(f.name, ', ' order by f.position, f.id)
        from public.thread_files f where f.message_id = message.id)) end)
$function$;

CREATE OR REPLACE FUNCTION private.told_messages(thread public.threads, me public.thread_members, messages public.thread_messages[], has_newer boolean, since bigint)
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
    'gone', coalesce((select jsonb_agg(m.id) from public.thread_messages m
      where m.moved_from = thread.id and m.moved_heard > since), '[]'),
    'members', coalesce((select jsonb_agg(private.thread_member_view(thread, w)) from public.thread_members w where w.thread_id = thread.id and (w.id = me.id or w.id in (select b.blocked_id from public.thread_blocks b where b.member_id = me.id)
      or w.id in (select m.author_id from unnest(messages) m where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me)) union select unnest(m.mentions) from unnest(messages) m
        union select r.author_id from unnest(messages) m join public.thread_messages r on r.id = m.reply_to))), '[]'))
$function$;

CREATE TRIGGER keep_mail_wish BEFORE INSERT OR UPDATE OF email, unsubscribed_at ON public.guests FOR EACH ROW EXECUTE FUNCTION private.keep_mail_wish();

revoke select (unsubscribed_at), update (unsubscribed_at) on table public.guests from authenticated;

grant select (unsubscribed_at) on table public.guests to authenticated;

comment on function private.keep_mail_wish() is 'Whoever comes onto a list with an address that wanted no more mails of this host still wants none, and an address that a person leaves keeps the wish.';

comment on function private.thread_hits(public.thread_members, text) is 'FoundMessages: up to fifty, the newest first; none of whom the member blocked.';

comment on function private.unread_in(public.threads, public.thread_members) is 'How many messages of others are new to a member, a hundred at most; none of whom they blocked.';

comment on function public.search_messages(text, uuid) is 'FoundMessage[]: up to thirty in all one''s conversations, the newest first; none of whom one blocked.';

comment on column public.thread_messages.moved_from is 'The thread it was moved out of last, whose readers let go of it.';

comment on column public.thread_messages.moved_heard is 'The count of that thread when it left.';

comment on function private.has_blocked(public.thread_members, uuid) is 'Whether a member wants to hear nothing of who wrote: no word of them stands in lists, in what is found or quoted, or counts as new.';

comment on function private.quote_view(public.thread_messages, public.thread_members) is 'What a reply stands under; without its words where they are gone, or of somebody the reader blocked.';

comment on function private.told_messages(public.threads, public.thread_members, public.thread_messages[], boolean, bigint) is 'ThreadNews of these messages, with everybody who is named in them, and which were moved elsewhere since a count.';

reset check_function_bodies;
