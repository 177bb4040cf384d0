-- A guest's own choice and calendar: what they marked in the schedule, and the address that their
-- calendar program reads. The address opens nothing else, and each can be renewed or turned off.

create function private.personal_link_of(token text)
returns public.personal_links
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  return link;
end
$$;
comment on function private.personal_link_of(text) is 'The living personal link of a token, or the neutral refusal.';

create function public.star_activity(token text, activity_id_param uuid, wanted boolean, member uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.link_of_member(private.personal_link_of(token), member);
  shown jsonb := public.get_shared_schedule(token) -> 'activities';
begin
  if not exists (select from jsonb_array_elements(shown) a where a ->> 'id' = activity_id_param::text) then
    perform private.refuse(404, 'not_found', 'This activity is not in the schedule');
  end if;
  if wanted then
    insert into public.activity_stars (account_id, event_id, activity_id, event_guest_id)
    values (link.account_id, link.event_id, activity_id_param, link.event_guest_id)
    on conflict do nothing;
  else
    delete from public.activity_stars s
    where s.activity_id = activity_id_param and s.event_guest_id = link.event_guest_id;
  end if;
  return jsonb_build_object('starred', wanted);
end
$$;
comment on function public.star_activity(text, uuid, boolean, uuid) is
  'Marks a part of the published schedule as one''s own, or no longer, by a personal link. {starred}. Twice is once.';

create function private.guest_calendar_view(calendar public.guest_calendars)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'url', case when calendar.token_hash is not null then private.site_url() || '/functions/v1/embed/feed/'
      || private.derive_token('guest-calendar', calendar.id, calendar.generation) || '/calendar.ics' end,
    'lastUsedAt', calendar.last_used_at)
$$;
comment on function private.guest_calendar_view(public.guest_calendars) is 'GuestCalendar.';

create function public.get_guest_calendar(token text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.personal_link_of(token);
  calendar public.guest_calendars;
begin
  select * into calendar from public.guest_calendars c where c.event_guest_id = link.event_guest_id;
  return private.guest_calendar_view(calendar);
end
$$;
comment on function public.get_guest_calendar(text) is 'GuestCalendar of a personal link; its url is null while it is off.';

create function public.set_guest_calendar(token text, what text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.personal_link_of(token);
  calendar public.guest_calendars;
begin
  if what is null or what not in ('open', 'renew', 'stop') then
    perform private.refuse(400, 'invalid_input', 'Say what shall happen: open, renew or stop', 'what');
  end if;
  insert into public.guest_calendars (account_id, event_id, event_guest_id, generation)
  values (link.account_id, link.event_id, link.event_guest_id, 0)
  on conflict (event_guest_id) do nothing;
  select * into strict calendar from public.guest_calendars c where c.event_guest_id = link.event_guest_id for update;
  if what = 'stop' then
    update public.guest_calendars c set token_hash = null where c.id = calendar.id returning * into calendar;
  elsif what = 'renew' or calendar.token_hash is null then
    update public.guest_calendars c set generation = c.generation + 1, last_used_at = null,
      token_hash = private.hash_token(private.derive_token('guest-calendar', c.id, c.generation + 1))
    where c.id = calendar.id returning * into calendar;
  end if;
  return private.guest_calendar_view(calendar);
end
$$;
comment on function public.set_guest_calendar(text, text) is
  'open: an address to subscribe to, the one there is when there is one; renew: another, the old one is dead; stop: none. GuestCalendar.';

create function public.stop_guest_calendar(event_guest_id_param uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  guest public.event_guests;
begin
  select * into guest from public.event_guests g
  where g.id = event_guest_id_param and private.may('guests.read', g.account_id, g.event_id);
  if guest.id is null then
    perform private.refuse(404, 'not_found', 'This guest is not on the list any more');
  end if;
  perform private.require_permission('guests.write', guest.account_id, guest.event_id);
  update public.guest_calendars c set token_hash = null
  where c.event_guest_id = guest.id and c.token_hash is not null;
  return found;
end
$$;
comment on function public.stop_guest_calendar(uuid) is
  'The team turns off the calendar address of a guest, who can make a new one by their link; whether there was one.';

create function private.my_activities(guest_id uuid, event public.events, page_url text)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'uid', a.uid, 'sequence', last.number + a.sequence + event.sequence, 'updatedAt', greatest(last.released_at, event.updated_at),
    'status', case when (known.entry ->> 'cancelled')::boolean or event.status = 'cancelled' then 'cancelled' else 'published' end,
    'name', known.entry -> 'title', 'description', known.entry -> 'description',
    'startDate', known.entry -> 'startAt', 'endDate', known.entry -> 'endAt', 'timeZone', event.time_zone,
    'locationName', nullif(concat_ws(', ', known.entry ->> 'room', event.location_name), ''),
    'address', event.address, 'onlineUrl', null, 'pageUrl', page_url)
    order by known.entry ->> 'startAt', a.id), '[]')
  from (
    select s.activity_id from public.activity_sign_ups s
    where s.event_guest_id = guest_id and s.event_id = event.id and s.status = 'going'
    union
    select s.activity_id from public.activity_stars s where s.event_guest_id = guest_id and s.event_id = event.id) mine
  join public.activities a on a.id = mine.activity_id
  cross join lateral private.released_entry(a) known (entry)
  cross join lateral private.last_schedule(event.id) last
  where a.visibility <> 'team' and known.entry is not null
$$;
comment on function private.my_activities(uuid, public.events, text) is
  'CalendarSource[]: what a guest goes to or marked, as the last version of the schedule has it.';

create function public.get_my_calendar(token text, member uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.link_of_member(private.personal_link_of(token), member);
  event public.events;
begin
  select * into strict event from public.events e where e.id = link.event_id;
  return jsonb_build_object('name', event.name, 'events', private.my_activities(link.event_guest_id, event,
    private.site_url() || '/my-schedule/' || private.personal_token(link)));
end
$$;
comment on function public.get_my_calendar(text, uuid) is
  'What a guest goes to or marked, as a calendar (CalendarFeedSource) by their personal link.';

create function private.guest_calendar_source(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  calendar public.guest_calendars;
  link public.personal_links;
  event public.events;
  page_url text;
begin
  select * into calendar from public.guest_calendars c where c.token_hash = private.hash_token(coalesce(token, ''));
  select p.* into link from public.personal_links p
  join public.accounts a on a.id = p.account_id and a.status = 'active'
  where p.event_guest_id = calendar.event_guest_id and p.revoked_at is null order by p.scope desc limit 1;
  select * into event from public.events e where e.id = link.event_id and e.status <> 'draft';
  if event.id is null then
    return null;
  end if;
  if calendar.last_used_at is null or calendar.last_used_at < now() - interval '1 minute' then
    update public.guest_calendars c set last_used_at = now() where c.id = calendar.id;
  end if;
  page_url := coalesce(private.page_url(event, null), private.site_url());
  return jsonb_build_object('name', event.name, 'events', jsonb_build_array(
      private.public_event(event, false) || jsonb_build_object('onlineUrl', private.guest_online_url(event, link),
        'uid', event.uid, 'sequence', event.sequence, 'updatedAt', event.updated_at, 'pageUrl', page_url))
    || private.further_dates(event.id, link.event_guest_id, null)
    || private.my_activities(link.event_guest_id, event, page_url));
end
$$;
comment on function private.guest_calendar_source(text) is
  'CalendarFeedSource of a guest''s calendar address: the event, further dates they are asked to, and their own schedule; null when it is unknown, off, or their link was withdrawn. It holds no link of theirs.';
