-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

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
      'messageId', coalesce(w.detail -> 'messageId', n.detail -> 'messageId'),
      -- What they count is not the last one's alone.
      'others', coalesce(w.detail -> 'others' = 'true', false) or w.detail -> 'authorId' is distinct from n.detail -> 'authorId'),
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
    'people', (select count(*) from private.thread_guests(thread)) + private.hosts_in(thread),
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

CREATE OR REPLACE FUNCTION public.get_guest_threads(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  place public.event_guests;
  event public.events;
  known text;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict place from public.event_guests eg where eg.id = link.event_guest_id;
  select * into strict event from public.events e where e.id = link.event_id;
  known := private.guest_name_at(place.id);
  return private.event_look(event, null) || jsonb_build_object('event', private.public_event(event, false)
      - array['description', 'address', 'onlineUrl', 'currency'], 'serverTime', now(), 'name', known,
    'wantsMail', private.message_mail_wish(place),
    'suggested', coalesce(known, link.shown_name, (select g.full_name from public.guests g where g.id = place.guest_id)),
    'threads', coalesce((select jsonb_agg(private.thread_line(o.thread, m) || jsonb_build_object('channel', null, 'id', (o.thread).id,
        'people', belongs.people + private.hosts_in(o.thread))
      order by array_position(array['event', 'person', 'group', 'activity', 'people'], (o.thread).kind), (o.thread).last_message_at desc nulls last)
      from (select coalesce(t, jsonb_populate_record(null::public.threads, jsonb_build_object('account_id', place.account_id, 'event_id', place.event_id,
          'kind', g.kind, 'subject', g.subject, 'announce_only', false, 'kept_open', false, 'generation', 1, 'last_place', 0, 'heard', 0))) as thread
        from private.guest_threads(place) g
        left join public.threads t on t.account_id = place.account_id and t.kind = g.kind and t.subject = g.subject) o
      left join public.thread_members m on m.thread_id = (o.thread).id and m.event_guest_id = place.id
      cross join lateral (select count(*) as people, bool_or(g.id = place.id) as is_in from private.thread_guests(o.thread) g (id)) belongs
      where belongs.is_in and ((o.thread).last_place > 0 or not private.is_closed(o.thread))), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION private.hosts_in(thread public.threads)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) from public.thread_members m where m.thread_id = thread.id and m.user_id is not null and m.left_at is null
$function$;

comment on function private.hosts_in(public.threads) is 'How many with an account have come into a thread; with its guests they are the people of it, whoever looks.';

reset check_function_bodies;
