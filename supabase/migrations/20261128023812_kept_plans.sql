-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.faces_of(uuid);

create index event_guests_faces on public.event_guests (event_id) where face_name is not null;

create view private.faces as  SELECT eg.event_id,
    eg.id AS event_guest_id,
    eg.face_name
   FROM (public.event_guests eg
     JOIN public.guests g ON ((g.id = eg.guest_id)))
  WHERE ((eg.face_name IS NOT NULL) AND (eg.role <> 'child'::text) AND (g.status = 'active'::text) AND (( SELECT s.standing
           FROM private.standings s
          WHERE (s.event_guest_id = eg.id)) = 'yes'::text));

CREATE OR REPLACE FUNCTION private.comes_to(target_event_id uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select eg.id from public.event_guests eg
    join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
    where eg.event_id = target_event_id and (eg.role = 'host' or coalesce(eg.tickets_held, 0) > 0
      or exists (select from public.rsvps r where r.event_guest_id = eg.id and r.answer in ('yes', 'maybe', 'waitlisted')));
end
$function$;

CREATE OR REPLACE FUNCTION private.face_counts(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if event.shows_faces and exists (select from private.faces f where f.event_id = event.id) then
    return '{"hasFaces": true}';
  end if;
  return '{}';
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_name_at(place_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select m.name from public.thread_members m join public.threads t on t.id = m.thread_id
    join public.event_guests eg on eg.id = place_id and eg.event_id = t.event_id
    where m.event_guest_id = place_id and m.name is not null order by m.joined_at desc limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_threads(place public.event_guests)
 RETURNS TABLE(kind text, subject text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select 'event', place.event_id::text
    union all select 'person', place.id::text
    union all select 'group', place.event_id || ':' || place.group_label where place.group_label is not null
    union all select 'activity', s.activity_id::text from public.activity_sign_ups s
      where s.event_guest_id = place.id and s.status in ('going', 'waiting')
    union all select t.kind, t.subject from public.thread_members m join public.threads t on t.id = m.thread_id and t.kind = 'people'
      where m.event_guest_id = place.id and m.left_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_closed(thread public.threads)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce(private.thread_closes_at(thread) <= now(), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.member_name(who public.thread_members)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if who.user_id is null then
    return who.name;
  end if;
  return (select p.display_name from public.profiles p where p.user_id = who.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.message_mail_wish(place public.event_guests)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select case private.mail_stopped_by(g.email, g.account_id, 'messages') when 'unsubscribed' then false else
      case when private.may_mail(g.email, g.account_id, 'messages') then true end end
    from public.guests g where g.id = place.guest_id and g.email is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_channel(thread public.threads)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return 'talk:' || private.derive_token('talk', thread.id, thread.generation);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_closes_at(thread public.threads)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(thread.closed_at, case when not thread.kept_open then e.end_date + make_interval(days => k.days_after) end)
    from private.thread_kinds k left join public.events e on e.id = thread.event_id where k.kind = thread.kind);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_activity(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select eg.id from public.activities a join public.event_guests eg on eg.event_id = a.event_id
    where a.id::text = thread.subject and a.event_id = thread.event_id and a.status = 'published' and a.visibility <> 'team'
      and (place is null or eg.id = place)
      and case when a.sign_up then exists (select from public.activity_sign_ups s
          where s.activity_id = a.id and s.event_guest_id = eg.id and s.status in ('going', 'waiting'))
        else eg.id in (select private.comes_to(a.event_id)) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_event(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select c from private.comes_to(thread.event_id) c where place is null or c = place;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_group(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select eg.id from public.event_guests eg
    join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
    left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = thread.event_id and eg.group_label = substr(thread.subject, 38)
      and r.answer is distinct from 'no' and (place is null or eg.id = place);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_people(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select m.event_guest_id from public.thread_members m
    where m.thread_id = thread.id and m.left_at is null and m.event_guest_id is not null and (place is null or m.event_guest_id = place);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_person(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select eg.id from public.event_guests eg
    where eg.id::text = thread.subject and eg.event_id = thread.event_id and (place is null or eg.id = place);
end
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
        where l.thread_id = thread.id order by l.place desc limit 1),
      'others', (select coalesce(jsonb_agg(x.name), '[]') from (select private.member_name(o) as name from public.thread_members o
        where thread.kind = 'people' and o.thread_id = thread.id and o.id is distinct from me.id and o.left_at is null
        order by o.joined_at, o.id limit 3) x))
    from (select 1) one left join public.events e on e.id = thread.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_title_activity(thread public.threads)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select a.title from public.activities a where a.id::text = thread.subject and a.event_id = thread.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_title_event(thread public.threads)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select e.name from public.events e where e.id = thread.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_title_people(thread public.threads)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return thread.title;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_title_person(thread public.threads)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id::text = thread.subject);
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
        and m.removed_at is null and m.hidden_at is null limit 100) n);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_event_faces(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('guests.read', event.account_id, event.id);
  return jsonb_build_object('isShown', event.shows_faces, 'agreed', (select count(*) from private.faces f where f.event_id = event.id),
    'coming', (select count(*) from private.standings s where s.event_id = event.id and s.standing = 'yes'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_personal_invitation(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  event public.events;
  invited public.event_guests;
  person public.guests;
  answer public.rsvps;
  household jsonb := '[]';
  receipt jsonb;
  online_url text;
  opened jsonb;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  select * into strict invited from public.event_guests g where g.id = link.event_guest_id;
  select * into strict person from public.guests g where g.id = invited.guest_id;
  select * into answer from public.rsvps r where r.event_guest_id = invited.id;
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  if exists (select from private.party_of(link) m where m.opened_at is null) then
    update public.event_guests set opened_at = now()
    where opened_at is null and id in (select m.id from private.party_of(link) m);
  end if;
  if link.last_used_at is null or link.last_used_at < now() - interval '1 minute' then
    update public.personal_links set last_used_at = now() where id = link.id;
  end if;
  if link.scope = 'invitation' and invited.household_id is not null then
    household := (
      select jsonb_agg(g.full_name order by other.created_at, g.full_name)
      from public.event_guests other join public.guests g on g.id = other.guest_id
      where other.event_id = event.id and other.household_id = invited.household_id);
  end if;
  if answer.id is not null then
    receipt := private.rsvp_receipt(answer, link, event);
  end if;
  online_url := private.guest_online_url(event, link);
  opened := private.shared_event(event, null, 'event', online_url is not null);
  if private.page_url(event, null) is null and not private.sells_to_invited(event.id) then
    opened := opened || '{"tickets": []}';
  end if;
  return opened || private.party_faces(link, event) || jsonb_build_object(
    'guest', jsonb_build_object('name', coalesce(link.shown_name, person.full_name), 'email', person.email, 'householdNames', household),
    'receipt', receipt,
    'party', private.party_view(link, event),
    'orders', private.party_tickets(link),
    'wantsMail', person.unsubscribed_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_faces(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links := private.open_share_link(token, private.kinds_opening('event'));
  event public.events;
begin
  select * into strict event from public.events e where e.id = link.event_id;
  return (select jsonb_build_object('agreed', count(*), 'names', coalesce(jsonb_agg(f.face_name order by f.n) filter (where f.n <= 200), '[]'))
    from (select x.face_name, row_number() over (order by private.plain_words(x.face_name), x.event_guest_id) as n
      from private.faces x where x.event_id = event.id and event.shows_faces and link.kind is distinct from 'showcase') f);
end
$function$;

comment on view private.faces is 'Those who come and agreed to be seen, by the name they agreed to; never a child.';

reset check_function_bodies;
