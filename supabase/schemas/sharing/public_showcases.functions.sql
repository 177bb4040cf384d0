-- What strangers with a showcase's link see: one event's public face, or a list of events.

create function private.opens_showcase(link public.share_links)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return link.showcase_id is not null or private.opens_event(link);
end
$$;
comment on function private.opens_showcase(public.share_links) is 'A showcase, or one event that strangers may see.';

create function private.open_showcase_link(token text)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.open_link(token, array['showcase']);
end
$$;
comment on function private.open_showcase_link(text) is
  'The living link of a showcase, or of one event that strangers may see; otherwise the one neutral refusal.';

create function private.cheapest_ticket(event public.events)
returns bigint
language sql stable
security definer
set search_path = ''
as $$
  select min(p.total_minor)
  from public.ticket_types t, lateral private.unit_price(t) p
  where t.event_id = event.id and t.status = 'on_sale' and t.visibility = 'public' and not t.is_add_on
    and private.ticket_state(t) = 'on_sale'
$$;
comment on function private.cheapest_ticket(public.events) is 'The lowest all-in price on sale now, in minor units; null when nothing is.';

create function private.showcase_event(event public.events, sections text[])
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', event.id,
    'name', event.name,
    'eventTypeId', event.event_type_id,
    'coverUrl', event.cover_url,
    'coverSeed', event.cover_seed,
    'kind', event.kind,
    'status', case when event.status = 'cancelled' then 'cancelled' when event.end_date <= now() then 'ended' else 'published' end,
    'startDate', event.start_date,
    'endDate', event.end_date,
    'startLocal', private.wall_text(event.start_local),
    'endLocal', private.wall_text(event.end_local),
    'timeZone', event.time_zone,
    'locationName', case when 'where' = any (sections) then event.location_name end,
    'placesLeft', case when 'places' = any (sections) and private.takes_answers(event) and event.capacity is not null
      and event.status = 'published' and event.end_date > now() then private.public_rsvp(event) -> 'placesLeft' end,
    'fromMinor', case when 'prices' = any (sections) and event.status = 'published' and event.end_date > now()
      then private.cheapest_ticket(event) end,
    'currency', event.currency,
    'pageUrl', private.page_url(event, null))
$$;
comment on function private.showcase_event(public.events, text[]) is
  'ShowcaseEvent: what a list says of an event. Its page''s address is null while it has no living link of its own.';

create function private.shared_showcase(showcase public.showcases, link public.share_links)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'layout', showcase.layout,
    'event', jsonb_build_object('id', showcase.id, 'name', showcase.name, 'eventTypeId', showcase.event_type_id,
      'coverUrl', null, 'coverSeed', showcase.cover_seed, 'locale', showcase.locale),
    'intro', showcase.intro,
    -- In the order in which the function gives them.
    'events', (select coalesce(jsonb_agg(private.showcase_event(e, showcase.sections)), '[]')
      from private.events_of(showcase) e),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', private.site_url() || private.link_path(link.kind, private.share_token(link)))
    || private.link_look(link.settings) || private.demo_note(showcase.account_id)
$$;
comment on function private.shared_showcase(public.showcases, public.share_links) is 'SharedList: a showcase of several events.';

create function private.campaign_to_give(event public.events)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('token', private.share_token(l), 'name', c.name)
  from public.campaigns c
  join public.share_links l on l.campaign_id = c.id and l.kind = 'campaign' and private.is_living(l)
  where c.event_id = event.id and c.status = 'live' and private.campaign_state(c) = 'open'
  order by c.created_at, l.created_at, l.id
  limit 1
$$;
comment on function private.campaign_to_give(public.events) is '{token, name} of the open campaign that stands beside an event, or null.';

create function private.event_face(event public.events, link public.share_links)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  sections text[] := case when jsonb_typeof(link.settings -> 'sections') = 'array'
    then array(select jsonb_array_elements_text(link.settings -> 'sections')) end;
  face jsonb := private.shared_event(event, link, 'event', false);
  is_open boolean := event.status = 'published' and event.end_date > now();
begin
  -- What a planner left out is not sent at all.
  if not coalesce('story' = any (sections), true) then
    face := jsonb_set(face, '{event,description}', 'null');
  end if;
  if not coalesce('hosts' = any (sections), true) then
    face := jsonb_set(face, '{event,hostNames}', '[]');
  end if;
  if not coalesce('places' = any (sections), true) then
    face := jsonb_set(jsonb_set(face, '{rsvp,placesLeft}', 'null'), '{rsvp,capacity}', 'null');
  end if;
  if not coalesce('reply' = any (sections), true) then
    face := jsonb_set(face, '{rsvp}', private.rsvp_off());
  end if;
  if not coalesce('tickets' = any (sections), true) then
    face := jsonb_set(face, '{tickets}', '[]');
  end if;
  if not private.shows_section(link, 'gallery') then
    face := jsonb_set(face, '{gallery,photos}', '0');
  end if;
  if not private.shows_section(link, 'sponsors') then
    face := jsonb_set(face, '{gallery,sponsors}', '0');
  end if;
  if face -> 'gallery' = '{"photos": 0, "sponsors": 0}' then
    face := face - 'gallery';
  end if;
  return face || jsonb_build_object(
    'layout', 'event',
    'schedule', case when coalesce('schedule' = any (sections), true) then (
      select coalesce(jsonb_agg(jsonb_build_object('title', a ->> 'title', 'startLocal', a ->> 'startLocal',
        'room', a ->> 'room', 'cancelled', (a ->> 'cancelled')::boolean)), '[]')
      from jsonb_array_elements(private.public_schedule(event, false, null, false) -> 'activities') a) else '[]'::jsonb end,
    'giving', case when is_open and coalesce('giving' = any (sections), true) then private.campaign_to_give(event) end,
    'pageUrl', private.site_url() || private.link_path(link.kind, private.share_token(link)));
end
$$;
comment on function private.event_face(public.events, public.share_links) is
  'SharedFace: one event''s public face with the sections its planner chose; without a choice, all of them.';

create function public.get_shared_showcase(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_showcase_link(token);
  event public.events;
  showcase public.showcases;
begin
  if link.showcase_id is not null then
    select * into strict showcase from public.showcases s where s.id = link.showcase_id;
    return private.shared_showcase(showcase, link);
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  return private.event_face(event, link);
end
$$;
comment on function public.get_shared_showcase(text) is 'What a showcase''s link opens: SharedFace or SharedList.';
