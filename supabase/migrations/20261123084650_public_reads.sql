-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.apply_party(link public.personal_links, event public.events, payload jsonb, actor text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.event_guests;
  said jsonb;
  companion record;
  given jsonb := coalesce(payload -> 'companions', '[]');
  someone_comes boolean := payload -> 'members' @> '[{"answer": "yes"}]' or payload -> 'members' @> '[{"answer": "maybe"}]';
  answers jsonb := private.check_answers(event, coalesce(payload -> 'answers', '{}'), someone_comes and actor = 'guest');
  note text := private.check_text(payload ->> 'note', 2000, 'note', 'A note');
  host_id uuid;
  extra integer := case when someone_comes then jsonb_array_length(given) else 0 end;
  decided text;
  held_before record;
  held_after record;
  saved public.rsvps;
  first_saved uuid;
begin
  select m.id into host_id from private.party_of(link) with ordinality m
  join jsonb_array_elements(payload -> 'members') s on s ->> 'id' = m.id::text
  where s ->> 'answer' in ('yes', 'maybe')
  order by s ->> 'answer' <> 'yes', m.id <> link.event_guest_id, m.ordinality limit 1;
  if actor = 'guest' and extra + (select count(*) from private.party_of(link))
    > greatest(event.max_party_size, (select count(*) from private.party_of(link))) then
    perform private.refuse(400, 'invalid_input', 'Up to ' || event.max_party_size || ' people can come with one invitation', 'companions');
  end if;
  -- Whoever comes, comes together: the places of all are asked for at once.
  select private.party_places(event, array_agg(m.id), array_agg(
    case when s ->> 'answer' = 'yes' then 1 + case when m.id = host_id then extra else 0 end else 0 end)) into decided
  from private.party_of(link) m join jsonb_array_elements(payload -> 'members') s on s ->> 'id' = m.id::text;
  held_before := private.party_holds(link);
  perform private.follow_companions(host_id, case when extra > 0 then given else '[]' end);
  for member in select * from private.party_of(link) loop
    select s into said from jsonb_array_elements(payload -> 'members') s where s ->> 'id' = member.id::text limit 1;
    continue when said is null;
    if coalesce(said ->> 'answer', '') not in ('yes', 'no', 'maybe') then
      perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no for everybody', 'answer');
    end if;
    saved := private.store_rsvp(event, member, case
        when said ->> 'answer' <> 'yes' then said ->> 'answer'
        when decided = 'kept' then (select r.answer from public.rsvps r where r.event_guest_id = member.id)
        else decided end,
      1 + case when member.id = host_id then extra else 0 end,
      case when member.id = link.event_guest_id then note end, actor);
    update public.rsvps r set
      meal_choice = case when said ->> 'answer' = 'no' then null else private.check_meal(event, said ->> 'meal') end,
      dietary = private.check_text(said ->> 'dietary', 500, 'dietary', 'A dietary need'),
      answers = check_answers
    from (select answers as check_answers) given_answers where r.id = saved.id;
    perform private.answer_activities(link, event, member, case when jsonb_typeof(said -> 'activities') = 'array'
      then said -> 'activities' end);
    first_saved := coalesce(first_saved, saved.id);
  end loop;
  if first_saved is null then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  delete from public.rsvp_companions c using private.party_of(link) m where c.event_guest_id = m.id;
  if extra > 0 then
    for companion in select value, ordinality from jsonb_array_elements(given) with ordinality loop
      insert into public.rsvp_companions
        (account_id, event_id, event_guest_id, name, is_child, meal_choice, dietary, position)
      values (event.account_id, event.id, host_id,
        private.check_text(companion.value ->> 'name', 200, 'companions', 'A name'),
        coalesce(companion.value -> 'isChild' = 'true', false), private.check_meal(event, companion.value ->> 'meal'),
        private.check_text(companion.value ->> 'dietary', 500, 'companions', 'A dietary need'), companion.ordinality);
    end loop;
  end if;
  held_after := private.party_holds(link);
  if held_after.coming < held_before.coming or held_after.waiting < held_before.waiting then
    perform private.promote_waiting(event.id);
  end if;
  return first_saved;
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_activities(link public.personal_links, event public.events)
 RETURNS SETOF public.activities
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select a.* from public.activities a
  where a.event_id = event.id and a.asks_rsvp and a.status = 'published' and a.end_at > now()
    and (a.visibility = 'public' or a.visibility = 'guests' and link.scope = 'invitation')
    and not private.is_ticketed(a.id)
    and exists (select from jsonb_array_elements((private.last_schedule(event.id)).snapshot) s
      where s ->> 'id' = a.id::text)
  order by a.start_at, a.id
  limit 50;
end
$function$;

CREATE OR REPLACE FUNCTION private.event_look(event public.events, link public.share_links)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return private.link_look(link.settings || case when link.settings ->> 'accent' is null and event.cover_url is not null
    then coalesce(event.cover_look, '{}') else '{}'::jsonb end);
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_mail(mail_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.invitation_mails;
  invited public.event_guests;
  person public.guests;
  event public.events;
  link public.personal_links;
  token text;
begin
  select * into mail from public.invitation_mails m where m.id = mail_id;
  select * into invited from public.event_guests eg where eg.id = mail.event_guest_id;
  select * into person from public.guests g where g.id = invited.guest_id;
  select * into event from public.events e where e.id = mail.event_id;
  if mail.id is null or mail.status <> 'queued' then
    return null;
  end if;
  if person.email is null or person.unsubscribed_at is not null or person.status <> 'active'
    or event.status <> 'published' or event.end_date <= now()
    or (mail.kind = 'reminder' and not exists (select from private.standings s
      where s.event_id = event.id and s.standing = 'pending'
        and (s.event_guest_id = invited.id or s.household_id = invited.household_id))) then
    update public.invitation_mails m set status = 'skipped', finished_at = now() where m.id = mail.id;
    return null;
  end if;
  link := private.ensure_personal_link(invited, 'invitation');
  token := private.personal_token(link);
  return jsonb_build_object('to', person.email, 'name', person.full_name,
    'locale', coalesce(person.locale, event.locale), 'kind', mail.kind, 'message', mail.message,
    'event', private.public_event(event, false),
    'people', (select jsonb_agg(g.full_name order by m.ordinality)
      from private.party_of(link) with ordinality m join public.guests g on g.id = m.guest_id),
    'asks', private.what_it_asks(event),
    'closes', case when private.takes_answers(event) then private.party_closes(link, event) end,
    'url', private.site_url() || '/invitation/' || token,
    'unsubscribeUrl', private.site_url() || '/invitation/' || token || '?mails=stop',
    'calendar', public.get_calendar_source(token));
end
$function$;

CREATE OR REPLACE FUNCTION private.last_schedule(of_event uuid)
 RETURNS public.schedule_versions
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last public.schedule_versions;
begin
  select * into last from public.schedule_versions v where v.event_id = of_event order by v.number desc limit 1;
  return last;
end
$function$;

CREATE OR REPLACE FUNCTION private.link_look(settings jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case when settings ->> 'theme' in ('light', 'dark') or jsonb_typeof(settings -> 'colours') = 'object'
      or coalesce(settings ->> 'locale', '') <> '' or settings ->> 'accent' is not null
    then jsonb_build_object('look', jsonb_strip_nulls(jsonb_build_object(
      'locale', nullif(settings ->> 'locale', ''),
      'accent', settings ->> 'accent',
      'theme', case when settings ->> 'theme' in ('light', 'dark') then settings ->> 'theme' end,
      'colours', case when jsonb_typeof(settings -> 'colours') = 'object' then settings -> 'colours' end)))
    else '{}' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.page_url(event public.events, link public.share_links)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page public.share_links;
begin
  select l.* into page from public.share_links l
  where l.event_id = event.id
    and (l.id = link.id or (event.visibility <> 'private' and l.kind = 'event_info_view' and link.kind is distinct from 'event_info_preview'
      and private.is_living(l)))
  order by l.kind <> 'event_info_view', l.id = link.id desc, l.created_at
  limit 1;
  return case when page.id is not null then private.site_url() || private.link_path(page.kind, private.share_token(page)) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.party_of(link public.personal_links)
 RETURNS SETOF public.event_guests
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 4
 SET search_path TO ''
AS $function$
declare
  mine public.event_guests;
begin
  select * into mine from public.event_guests eg where eg.id = link.event_guest_id;
  if mine.id is null then
    return;
  elsif mine.household_id is null or link.scope is distinct from 'invitation' then
    return next mine;
    return;
  end if;
  return query
  select other.* from public.event_guests other
  where other.household_id = mine.household_id and other.event_id = mine.event_id and (other.id = mine.id
    or not exists (select from public.guests g where g.id = other.guest_id and g.status = 'blocked'))
  order by other.id <> mine.id, other.role = 'child', other.created_at, other.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.party_view(link public.personal_links, event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A link of one's own is given to whoever types an address of the list, so it shows what was
  -- answered, and only an invitation what the host noted.
  return (with members as (
    select m.id, m.role, g.full_name, coalesce(r.dietary, case when link.scope = 'invitation' then m.dietary end) as dietary, r.answer,
      nullif(private.standing(r.answer, m.tickets_held, m.tickets_due), 'pending') as state, r.meal_choice, r.answers,
      r.note, r.answered_at, case when r.answer in ('yes', 'maybe', 'waitlisted') then r.party_size end as party_size,
      private.rsvp_position(r) as position, m.ordinality as place
    from private.party_of(link) with ordinality m
    join public.guests g on g.id = m.guest_id
    left join public.rsvps r on r.event_guest_id = m.id
  )
  select jsonb_build_object(
    'members', (select jsonb_agg(jsonb_build_object('id', m.id,
      'name', case when m.id = link.event_guest_id then coalesce(link.shown_name, m.full_name) else m.full_name end,
      'isChild', m.role = 'child', 'state', m.state, 'meal', m.meal_choice, 'dietary', m.dietary,
      'pass', case when m.answer = 'yes' then private.door_pass(event.id, m.id, 0) end,
      'waitlistPosition', m.position,
      'enteredAt', case when link.scope = 'invitation' then private.entered_at(event.id, m.id) end)
      order by m.place) from members m),
    -- Who answered by number alone has companions without names: they are kept when names follow.
    'companions', coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'isChild', coalesce(c.is_child, false),
        'pass', case when m.answer = 'yes' then private.door_pass(event.id, m.id, n::integer) end,
        'meal', c.meal_choice, 'dietary', c.dietary) order by m.place, n)
      from members m
      cross join lateral generate_series(1, greatest(coalesce(m.party_size, 1) - 1,
        (select count(*) from public.rsvp_companions k where k.event_guest_id = m.id))) n
      left join lateral (select k.* from public.rsvp_companions k where k.event_guest_id = m.id
        order by k.position offset n - 1 limit 1) c on true), '[]'),
    'maxPeople', greatest(event.max_party_size, (select count(*) from members)),
    'meals', coalesce((select jsonb_agg(jsonb_build_object('name', k.name, 'description', k.description,
        'forChildren', k.for_children) order by k.position, k.name)
      from public.event_meals k where k.event_id = event.id), '[]'),
    'questions', coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'prompt', q.prompt, 'kind', q.kind,
        'options', to_jsonb(q.options), 'required', q.required) order by q.position, q.created_at)
      from public.event_questions q where q.event_id = event.id), '[]'),
    'activities', private.party_activities(link, event),
    'answers', coalesce((select m.answers from members m where m.answers is not null
      order by m.answered_at desc limit 1), '{}'),
    'note', (select m.note from members m where m.note is not null order by m.place limit 1),
    'seats', private.party_seats(link),
    'closes', private.party_closes(link, event),
    'canAnswer', private.can_edit_answer(event, private.party_closes(link, event)),
    'canAsk', private.takes_answers(event) and event.status = 'published' and event.end_date > now(),
    'late', (select jsonb_build_object('askedAt', l.asked_at, 'status', l.status)
      from public.late_answers l where l.event_guest_id = link.event_guest_id and l.scope = link.scope
      order by l.asked_at desc limit 1)));
end
$function$;

CREATE OR REPLACE FUNCTION private.people_by_place(of_guest uuid, OUT place integer, OUT name text)
 RETURNS SETOF record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
  select n.place, case n.place when 0 then g.full_name else k.name end
  from public.event_guests eg join public.guests g on g.id = eg.guest_id
  left join public.rsvps r on r.event_guest_id = eg.id and r.event_id = eg.event_id
  cross join lateral generate_series(0, case when private.standing(r.answer, eg.tickets_held, eg.tickets_due) = 'yes'
    then private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) else 1 end - 1) n (place)
  left join lateral (select c.name from public.rsvp_companions c where c.event_guest_id = eg.id
    order by c.position offset greatest(n.place - 1, 0) limit 1) k on n.place > 0
  where eg.id = of_guest;
end
$function$;

CREATE OR REPLACE FUNCTION private.people_of(guest_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce((select s.heads from private.standings s where s.event_guest_id = people_of.guest_id and s.standing = 'yes'), 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.photos_of(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id,
    'url', '/storage/v1/object/public/photos/' || p.storage_path,
    'thumbUrl', '/storage/v1/object/public/photos/' || p.thumb_path,
    'alt', p.alt,
    'caption', p.caption,
    'width', p.width,
    'height', p.height) order by p.position, p.created_at, p.id), '[]')
  from public.photos p where p.event_id = event_id_param and (p.decorative or p.alt <> ''));
end
$function$;

CREATE OR REPLACE FUNCTION private.public_rsvp(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select jsonb_build_object(
    'state', case
      when not private.takes_answers(event) then 'off'
      when event.status in ('cancelled', 'archived') or event.end_date <= now()
        or event.rsvp_deadline <= now() then 'closed'
      when event.capacity > counts.coming_heads then 'open'
      when event.capacity is null then 'open'
      when event.waitlist_enabled then 'waitlist'
      else 'full' end,
    'deadline', event.rsvp_deadline,
    'capacity', event.capacity,
    'placesLeft', case when event.capacity is not null
      then greatest(event.capacity - counts.coming_heads, 0) end,
    'comingCount', counts.coming_heads,
    'maybeCount', counts.maybe_heads,
    'maxPartySize', event.max_party_size,
    'waitlistCount', (select count(distinct coalesce(eg.household_id, eg.id))::integer from public.rsvps w
      join public.event_guests eg on eg.id = w.event_guest_id
      where w.event_id = event.id and w.answer = 'waitlisted'))
  from private.standing_counts(event.id) counts);
end
$function$;

CREATE OR REPLACE FUNCTION private.public_schedule(event public.events, is_preview boolean, guest_id uuid, is_invited boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last public.schedule_versions := private.last_schedule(event.id);
  party integer := case when guest_id is null then 1 else private.people_of(guest_id) end;
  shown jsonb := case when is_preview then private.schedule_now(event.id) else coalesce(last.snapshot, '[]') end;
begin
  return jsonb_build_object(
    'event', private.public_event(event, false),
    'version', case when last.id is not null then last.number end,
    'releasedAt', last.released_at,
    'activities', (
      select coalesce(jsonb_agg((s.entry - 'visibility' - 'hostGuestId' - 'hostMemberId') || jsonb_build_object(
        'cancelled', (s.entry ->> 'cancelled')::boolean or a.id is null or a.status = 'cancelled',
        'signUp', coalesce(a.sign_up and a.status = 'published' and event.status = 'published' and a.end_at > now(), false),
        'requiresRsvp', coalesce(a.requires_rsvp, false),
        'ticketName', (select string_agg(t.name, ', ' order by t.position, t.name) from public.ticket_types t
          where t.event_id = event.id and (t.id = a.ticket_type_id or t.activity_id = a.id)),
        'capacity', a.capacity,
        'placesLeft', case when a.capacity is not null
          then greatest(a.capacity - private.places_taken(a.id), 0) end,
        'mine', m.status,
        'people', coalesce(m.people, party),
        'absent', coalesce(to_jsonb(m.absent), '[]'),
        'starred', exists (select from public.activity_stars t where t.activity_id = a.id and t.event_guest_id = guest_id),
        'position', case when m.status = 'waiting' then (
          select count(*) from public.activity_sign_ups w where w.activity_id = a.id and w.status = 'waiting'
            and (w.signed_up_at, w.id) <= (m.signed_up_at, m.id)) end)
        order by s.place), '[]')
      from jsonb_array_elements(shown) with ordinality s (entry, place)
      left join public.activities a on a.id = (s.entry ->> 'id')::uuid and a.event_id = event.id
      left join public.activity_sign_ups m on m.activity_id = a.id and m.event_guest_id = guest_id and m.status <> 'left'
      where coalesce(a.visibility, s.entry ->> 'visibility') = 'public'
        or (is_invited and coalesce(a.visibility, s.entry ->> 'visibility') = 'guests')),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION private.rsvp_position(answer public.rsvps)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when answer.answer = 'waitlisted' then (
    with waiting as (
      select coalesce(eg.household_id, eg.id) as party, min(r.waitlisted_at) as since,
        bool_or(r.id = answer.id) as is_mine
      from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id
      where r.event_id = answer.event_id and r.answer = 'waitlisted'
      group by 1)
    select count(*)::integer from waiting w, waiting mine
    where mine.is_mine and (w.since, w.party) <= (mine.since, mine.party)) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.sponsors_of(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'sponsors', s.list)
    order by t.position, t.created_at, t.id), '[]')
  from public.sponsor_tiers t, lateral (
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'url', s.url,
      'logo', case when s.logo_path is not null then jsonb_build_object(
        'url', '/storage/v1/object/public/photos/' || s.logo_path, 'width', s.logo_width, 'height', s.logo_height) end)
      order by s.position, s.created_at, s.id) as list
    from public.sponsors s where s.tier_id = t.id) s
  where t.event_id = event_id_param and s.list is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.standing_counts(of_event uuid, OUT coming_heads integer, OUT maybe_heads integer, OUT yes integer, OUT maybe integer, OUT no integer, OUT waitlisted integer, OUT pending integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Answers come from their index alone; only who has or had a ticket is looked at one by one.
  with ticketed as (
    select r.answer, r.party_size, eg.tickets_held, eg.tickets_due
    from public.event_guests eg left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = of_event and (eg.tickets_held is not null or eg.tickets_due > 0)
  ), counted as (
    select r.answer as standing, count(*) as guests, sum(r.party_size) as heads
    from public.rsvps r where r.event_id = of_event group by 1
    union all
    select private.standing(t.answer, t.tickets_held, t.tickets_due), count(*),
      sum(private.standing_heads(t.answer, t.party_size, t.tickets_held, t.tickets_due))
    from ticketed t group by 1
    union all
    select t.answer, -count(*), -sum(t.party_size) from ticketed t where t.answer is not null group by 1
    union all
    select 'yes', 0, private.loose_tickets(of_event)
  )
  select
    coalesce(sum(c.heads) filter (where c.standing = 'yes'), 0)::integer,
    coalesce(sum(c.heads) filter (where c.standing = 'maybe'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'yes'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'maybe'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'no'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'waitlisted'), 0)::integer,
    ((select count(*) from public.event_guests g where g.event_id = of_event) - coalesce(sum(c.guests), 0))::integer
  into coming_heads, maybe_heads, yes, maybe, no, waitlisted, pending
  from counted c;
end
$function$;

CREATE OR REPLACE FUNCTION private.takes_answers(event public.events)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return event.rsvp_enabled and (event.answers_with_tickets or not private.asks_for_tickets(event.id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_schedule(token text, member uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.personal_links := private.find_personal_link(token);
  personal public.personal_links := private.link_of_member(held, member);
  link public.share_links;
  event public.events;
begin
  if personal.id is null then
    link := private.open_share_link(token, private.kinds_opening('event'));
  end if;
  select * into strict event from public.events e where e.id = coalesce(personal.event_id, link.event_id);
  return private.public_schedule(event, coalesce(link.kind = 'event_info_preview', false), personal.event_guest_id,
      coalesce(personal.scope = 'invitation', false))
    || jsonb_build_object(
      'guestName', (select coalesce(personal.shown_name, g.full_name) from public.event_guests eg
        join public.guests g on g.id = eg.guest_id where eg.id = personal.event_guest_id),
      'members', case when held.id is null then '[]'::jsonb else (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', case m.id when held.event_guest_id
          then coalesce(held.shown_name, g.full_name) else g.full_name end) order by m.ordinality), '[]')
        from private.party_of(held) with ordinality m join public.guests g on g.id = m.guest_id) end,
      'memberId', personal.event_guest_id,
      'party', case when personal.id is null then '[]'::jsonb else (select coalesce(jsonb_agg(jsonb_build_object('place', p.place,
          'name', case p.place when 0 then coalesce(personal.shown_name, p.name) else p.name end) order by p.place), '[]')
        from private.people_by_place(personal.event_guest_id) p) end,
      'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
end
$function$;

reset check_function_bodies;
