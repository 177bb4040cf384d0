-- Registering for an event as a member: signed in, for a public event or by its link. The caller's
-- confirmed address makes the guest, so nobody registers somebody else.

create function private.registration_link(token text)
returns public.share_links
language sql
security definer
set search_path = ''
as $$ select private.open_share_link(token, array['event_info_view', 'showcase', 'embed_event', 'embed_rsvp']) where token is not null $$;
comment on function private.registration_link(text) is 'The living link that a member registers by, or null without one.';

create function private.registration_event(event_id_param uuid, link public.share_links)
returns public.events
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  if link.id is not null then
    select * into event from public.events e where e.id = link.event_id;
  else
    select e.* into event from public.events e join public.accounts a on a.id = e.account_id and a.status = 'active'
    where e.id = event_id_param and e.status in ('published', 'cancelled') and (e.visibility = 'public'
      or exists (select from public.event_guests eg join public.guests g on g.id = eg.guest_id
        left join private.member_profiles p on p.guest_id = g.id
        where eg.event_id = e.id and (p.user_id = (select auth.uid()) or g.email = private.my_confirmed_address())));
    if event.id is null then
      perform private.refuse(404, 'not_found', 'This event cannot be found. Ask the hosts for its link');
    end if;
  end if;
  return event;
end
$$;
comment on function private.registration_event(uuid, public.share_links) is 'The event a member may register for: public, one they are on the list of, or by its link.';

create function private.own_place(of_event public.events)
returns public.event_guests
language sql stable
security definer
set search_path = ''
as $$
  select eg.* from public.event_guests eg join public.guests g on g.id = eg.guest_id and g.status not in ('erased', 'blocked')
  left join private.member_profiles p on p.guest_id = g.id
  where eg.event_id = of_event.id and (p.user_id = (select auth.uid())
    or p.user_id is null and g.email = private.my_confirmed_address())
  order by p.user_id is null, eg.role = 'child', eg.created_at limit 1
$$;
comment on function private.own_place(public.events) is 'The caller''s own line on an event''s list, or null.';

create function private.registration_view(event public.events)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  place public.event_guests := private.own_place(event);
  mine private.standings;
begin
  select * into mine from private.standings s where s.event_guest_id = place.id;
  return jsonb_build_object('event', private.public_event(event, false),
    'host', (select a.name from public.accounts a where a.id = event.account_id),
    'groups', (select coalesce(jsonb_agg(distinct eg.group_label), '[]') from public.event_guests eg
      where eg.event_id = event.id and eg.group_label is not null and event.visibility = 'public'),
    'state', case when event.status = 'cancelled' then 'cancelled' when event.end_date <= now() then 'over'
      when not private.can_edit_answer(event, place.answer_until) then 'closed'
      when event.capacity is not null and not event.waitlist_enabled
        and private.people_coming(event.id) >= event.capacity then 'full' else 'open' end,
    'deadline', coalesce(greatest(event.rsvp_deadline, place.answer_until), event.rsvp_deadline),
    'maxPartySize', event.max_party_size,
    'isListed', place.id is not null,
    'groupLabel', place.group_label,
    'answer', nullif(mine.standing, 'pending'), 'partySize', case when mine.standing <> 'pending' then mine.heads end,
    'personalPath', case when mine.standing <> 'pending' then '/invitation/' || private.personal_token(
      private.ensure_personal_link(place, case when place.source in ('rsvp', 'order', 'waitlist') then 'self' else 'invitation' end)) end);
end
$$;
comment on function private.registration_view(public.events) is
  'Registration: {event, host, groups, state: open | closed | full | over | cancelled, deadline, maxPartySize, isListed, groupLabel, answer, partySize, personalPath}.';

create function public.list_registrations()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    perform private.refuse(401, 'not_signed_in', 'Sign in first');
  end if;
  return jsonb_build_object(
    'address', private.my_confirmed_address(),
    'mine', (select coalesce(jsonb_agg(private.registration_view(e) order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
      from public.events e where e.status <> 'draft' and e.id in (
        select eg.event_id from public.event_guests eg join public.guests g on g.id = eg.guest_id
        left join private.member_profiles p on p.guest_id = g.id
        where p.user_id = (select auth.uid()) or p.user_id is null and g.email = private.my_confirmed_address())),
    'open', (select coalesce(jsonb_agg(private.registration_view(e) order by e.start_date), '[]')
      from (select x.* from public.events x join public.accounts a on a.id = x.account_id and a.status = 'active'
        where x.visibility = 'public' and x.status = 'published' and private.takes_answers(x) and x.end_date > now()
          and x.account_id not in (select private.my_teams())
        order by x.start_date limit 60) e
      where (private.own_place(e)).id is null));
end
$$;
comment on function public.list_registrations() is
  '{address, mine, open}: the caller''s events and the public ones that take registrations, each a Registration.';

create function public.get_registration(event_id_param uuid default null, token text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.registration_view(private.registration_event(event_id_param, private.registration_link(token)));
end
$$;
comment on function public.get_registration(uuid, text) is 'Registration of one event, by id or by its link''s token.';

create function public.register_for_event(payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.registration_link(payload ->> 'token');
  event public.events := private.registration_event((payload ->> 'eventId')::uuid, link);
  address text := private.my_confirmed_address();
  place public.event_guests;
  saved public.rsvps;
  size integer;
begin
  if address is null then
    perform private.refuse(403, 'not_allowed', 'Confirm your e-mail address first');
  end if;
  perform private.require_open_event(event);
  if link.settings ->> 'signedOnly' = 'true' then
    perform private.refuse(409, 'conflict',
      'Only visitors whom the website itself has named can use this form. Sign in there first');
  end if;
  perform private.require_welcome(event.account_id, address, null);
  perform private.require_link_room(link);
  select * into event from public.events e where e.id = event.id for no key update;
  place := private.own_place(event);
  if not private.can_edit_answer(event, place.answer_until) then
    perform private.refuse(409, 'rsvp_closed', 'Registration is closed');
  end if;
  size := private.check_count(payload -> 'partySize', 1, event.max_party_size, 'partySize',
    'Choose between 1 and ' || event.max_party_size || ' people');
  if place.id is null then
    place := private.ensure_event_guest(event, private.check_name(payload ->> 'name', 'name'), address, 'rsvp');
  end if;
  if exists (select from public.rsvps r where r.event_guest_id = place.id and r.answer in ('yes', 'waitlisted')) then
    perform private.refuse(409, 'conflict', 'You are registered already. Change it with your own link');
  end if;
  update public.event_guests eg set group_label = coalesce(eg.group_label,
    private.check_text(payload ->> 'groupLabel', 100, 'groupLabel', 'A group'))
  where eg.id = place.id returning * into place;
  saved := private.write_rsvp(place, 'yes', size, private.check_text(payload ->> 'note', 2000, 'note', 'A note'), 'guest');
  perform private.claim_place(place);
  perform private.enqueue_job('rsvp_confirmation', jsonb_build_object('rsvpId', saved.id, 'personalLinkId', (private.ensure_personal_link(
    place, case when place.source in ('rsvp', 'order', 'waitlist') then 'self' else 'invitation' end, null, link.id)).id),
    'rsvp_confirmation:' || saved.id || ':' || extract(epoch from saved.answered_at));
  perform private.audit(event.account_id, 'registrations.made', 'event_guests', place.id::text);
  return private.registration_view(event);
end
$$;
comment on function public.register_for_event(jsonb) is
  'Puts the caller on an event''s list as coming, by their confirmed address: {eventId or token, name, partySize, groupLabel, note}. When it is full they wait in line. Registration.';

create function private.claim_place(place public.event_guests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests;
begin
  select * into strict person from public.guests g where g.id = place.guest_id;
  perform private.ensure_member_profile(person);
  update private.member_profiles p set user_id = (select auth.uid()), claimed_at = now()
  where p.guest_id = person.id and p.user_id is null;
end
$$;
comment on function private.claim_place(public.event_guests) is 'Whoever registers owns the profile that belongs to it, unless somebody does.';
