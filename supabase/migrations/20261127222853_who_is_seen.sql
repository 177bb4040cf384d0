-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop view public.shown_events;

alter table public.event_guests add column face_name text;
alter table public.event_guests add constraint event_guests_face_name_check check (length(face_name) between 1 and 200);
alter table public.events add column shows_faces boolean not null default false;

create view public.shown_events with (security_invoker=true) as  SELECT id,
    user_id,
    account_id,
    event_type_id,
    name,
    description,
    kind,
    status,
    visibility,
    start_date,
    end_date,
    start_local,
    end_local,
    time_zone,
    location_name,
    address,
    online_url,
    cover_url,
    cover_seed,
    cover_look,
    host_names,
    rsvp_enabled,
    answers_with_tickets,
    rsvp_deadline,
    capacity,
    max_party_size,
    waitlist_enabled,
    goal_minor,
    currency,
    locale,
    settings,
    template_key,
    sequence,
    uid,
    published_at,
    cancelled_at,
    told_facts,
    created_at,
    updated_at,
    venue_id,
    series_id,
    series_start,
    shows_faces
   FROM public.events e
  WHERE (account_id = ( SELECT private.chosen_account() AS chosen_account));

CREATE OR REPLACE FUNCTION private.copy_event(source public.events, name text, start timestamp without time zone, with_tickets boolean)
 RETURNS public.events
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  copy public.events;
  carrier name;
begin
  insert into public.events (user_id, account_id, event_type_id, name, description, kind, visibility,
    start_local, end_local, time_zone, venue_id, location_name, address, online_url, cover_url, cover_seed, cover_look, host_names,
    rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size, waitlist_enabled, shows_faces, goal_minor, currency, locale,
    settings, template_key)
  values (auth.uid(), source.account_id, source.event_type_id, copy_event.name, source.description, source.kind,
    source.visibility, start, start + (source.end_local - source.start_local), source.time_zone,
    source.venue_id, source.location_name, source.address, source.online_url, source.cover_url, source.cover_seed, source.cover_look,
    source.host_names, source.rsvp_enabled and private.account_plan_rank(source.account_id) >= 2,
    source.answers_with_tickets,
    private.moved(source.rsvp_deadline, start - source.start_local, source.time_zone), source.capacity,
    source.max_party_size, source.waitlist_enabled, source.shows_faces, source.goal_minor, source.currency, source.locale,
    source.settings, source.template_key)
  returning * into copy;
  if with_tickets then
    perform private.copy_tickets(source, copy);
  end if;
  for carrier in select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'copy\_%' and p.proname <> 'copy_tickets'
      and p.pronargs = 2 and p.proargtypes[0] = 'public.events'::regtype and p.proargtypes[1] = 'public.events'::regtype order by p.proname
  loop
    execute format('select private.%I($1, $2)', carrier) using source, copy;
  end loop;
  return copy;
end
$function$;

CREATE OR REPLACE FUNCTION private.shared_event(event public.events, link public.share_links, what text, is_personal boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  answer := jsonb_build_object(
    'event', private.public_event(event, is_personal),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
  if what = 'tickets' then
    answer := answer || jsonb_build_object('rsvp', private.rsvp_off());
  else
    answer := answer || jsonb_build_object('rsvp', private.public_rsvp(event));
  end if;
  if what = 'rsvp' then
    answer := answer || '{"tickets": []}';
  else
    answer := answer || jsonb_build_object('tickets', private.public_tickets(event));
    if exists (select from public.promo_codes c where c.event_id = event.id and c.is_active
      and (c.ends_at is null or c.ends_at > now())) then
      answer := answer || '{"promo": true}';
    end if;
  end if;
  if what = 'event' then
    if event.series_id is not null then
      answer := answer || jsonb_build_object('dates', private.public_dates(event));
    end if;
    answer := answer || private.gallery_counts(event) || private.announcement_counts_of(event) || private.face_counts(event)
      || private.programme_note(event, link);
  end if;
  return answer || private.used_up_note(link) || private.event_look(event, link);
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
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  select * into strict invited from public.event_guests g where g.id = link.event_guest_id;
  select * into strict person from public.guests g where g.id = invited.guest_id;
  select * into answer from public.rsvps r where r.event_guest_id = invited.id;
  update public.event_guests set opened_at = now()
  where opened_at is null and id in (select m.id from private.party_of(link) m);
  if link.last_used_at is null or link.last_used_at < now() - interval '1 minute' then
    update public.personal_links set last_used_at = now() where id = link.id;
  end if;
  return private.shared_event(event, null, 'event', private.guest_online_url(event, link) is not null) || jsonb_build_object(
    'guest', jsonb_build_object(
      'name', coalesce(link.shown_name, person.full_name),
      'email', person.email,
      'householdNames', case when link.scope = 'invitation' and invited.household_id is not null then (
        select jsonb_agg(g.full_name order by other.created_at, g.full_name)
        from public.event_guests other join public.guests g on g.id = other.guest_id
        where other.event_id = event.id and other.household_id = invited.household_id)
        else '[]'::jsonb end),
    'receipt', case when answer.id is not null then private.rsvp_receipt(answer, link, event) end,
    'party', private.party_view(link, event),
    'orders', private.party_tickets(link),
    'wantsMail', person.unsubscribed_at is null) || private.party_faces(link, event)
    || case when private.page_url(event, null) is null and not private.sells_to_invited(event.id) then '{"tickets": []}'::jsonb else '{}'::jsonb end;
end
$function$;

CREATE OR REPLACE FUNCTION private.face_counts(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if event.shows_faces and exists (select from private.faces_of(event.id)) then
    return '{"hasFaces": true}';
  end if;
  return '{}';
end
$function$;

CREATE OR REPLACE FUNCTION private.faces_of(of_event uuid)
 RETURNS TABLE(face_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select eg.face_name
  from public.event_guests eg
  join public.guests g on g.id = eg.guest_id
  join private.standings s on s.event_guest_id = eg.id
  where eg.event_id = of_event and eg.face_name is not null and eg.role <> 'child' and g.status = 'active' and s.standing = 'yes'
  order by private.plain_words(eg.face_name), eg.id
$function$;

CREATE OR REPLACE FUNCTION private.forget_faces(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.event_guests eg set face_name = null where eg.guest_id = person.id and eg.face_name is not null
$function$;

CREATE OR REPLACE FUNCTION private.party_faces(link public.personal_links, event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not event.shows_faces then
    return '{}';
  end if;
  return jsonb_build_object('faces', (select coalesce(jsonb_object_agg(m.id, m.face_name is not null), '{}')
    from private.party_of(link) m where m.role <> 'child'));
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
  return jsonb_build_object('isShown', event.shows_faces, 'agreed', (select count(*) from private.faces_of(event.id)),
    'coming', (select count(*) from private.standings s where s.event_id = event.id and s.standing = 'yes'));
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
    from (select x.face_name, row_number() over () as n from private.faces_of(event.id) x
      where event.shows_faces and link.kind is distinct from 'showcase') f);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_faces_shown(event_id_param uuid, is_shown boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('answers.write', event.account_id, event.id);
  perform private.require_open_event(event);
  update public.events e set shows_faces = coalesce(is_shown, false) where e.id = event.id;
  perform private.audit(event.account_id, 'answers.faces', 'events', event.id::text,
    jsonb_build_object('isShown', event.shows_faces), jsonb_build_object('isShown', coalesce(is_shown, false)));
  return public.get_event_faces(event.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.show_face(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  is_shown boolean := coalesce((payload ->> 'isShown')::boolean, false);
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  -- A link of one's own is given to whoever types an address: it shows the name that was typed with it.
  update public.event_guests eg
  set face_name = case when is_shown then
    case when eg.id = link.event_guest_id then coalesce(link.shown_name, g.full_name) else g.full_name end end
  from private.party_of(link) m join public.guests g on g.id = m.guest_id
  where eg.id = m.id and m.role <> 'child' and m.id::text = payload ->> 'person';
  if not found then
    perform private.refuse(404, 'not_found', 'This person is not in your party', 'person');
  end if;
  return jsonb_build_object('isShown', is_shown);
end
$function$;

comment on column public.event_guests.face_name is 'The name under which they agreed to be seen on the event''s page; empty for those who did not.';

comment on column public.events.shows_faces is 'Its page names who comes, of those who agreed (event_guests.face_name); written by set_faces_shown.';

comment on function private.face_counts(public.events) is '{hasFaces}, or nothing where nobody is seen.';

comment on function private.faces_of(uuid) is 'Names of those who come and agreed to be seen, in their order; never a child''s.';

comment on function private.forget_faces(public.guests) is 'Nobody who is forgotten is seen.';


comment on function private.party_faces(public.personal_links, public.events) is '{faces: {guest of the event: whether they agreed to be seen}}, or nothing where the event shows nobody.';

comment on function public.get_event_faces(uuid) is 'EventFaces: whether the page names who comes, and how many agreed.';

comment on function public.get_shared_faces(text) is 'SharedFaces: the names of those who come and agreed to be seen, at most 200 of them; none on a showcase.';

comment on function public.set_faces_shown(uuid, boolean) is 'Shows who comes on the event''s page, or nobody. Gives EventFaces.';

comment on function public.show_face(text, jsonb) is 'Somebody of a personal link agrees to be seen on the event''s page, or takes it back: {person, isShown}. Gives {isShown}.';

grant execute on function public.get_event_faces(uuid) to authenticated;

grant execute on function public.get_event_faces(uuid) to service_role;

grant execute on function public.get_shared_faces(text) to service_role;

grant execute on function public.set_faces_shown(uuid, boolean) to authenticated;

grant execute on function public.set_faces_shown(uuid, boolean) to service_role;

grant execute on function public.show_face(text, jsonb) to service_role;

comment on view public.shown_events is 'The events that the caller may see of the account they chose, for lists; by its id any of theirs is read from events.';

grant select on table public.shown_events to authenticated;

grant select on table public.shown_events to service_role;

CREATE OR REPLACE FUNCTION private.held_answers(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('events', (
    select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'startDate', e.start_date, 'timeZone', e.time_zone,
      'group', eg.group_label, 'role', eg.role, 'household', h.name, 'invitedAt', eg.invited_at, 'openedAt', eg.opened_at,
      'answer', r.answer, 'people', r.party_size, 'meal', r.meal_choice, 'dietary', coalesce(r.dietary, eg.dietary),
      'note', r.note, 'answeredAt', r.answered_at, 'seenAs', eg.face_name) order by e.start_date desc), '[]')
    from public.event_guests eg join public.events e on e.id = eg.event_id
    left join public.households h on h.id = eg.household_id
    left join public.rsvps r on r.event_guest_id = eg.id where eg.guest_id = of_guest.id))
$function$;

reset check_function_bodies;
