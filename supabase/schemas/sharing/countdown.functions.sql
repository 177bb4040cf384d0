-- What strangers see of an event that they count the days to: its name, its time, its cover.

create function private.counted_event(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.public_event(event, false)
    - array['description', 'groupTerm', 'memberTerm', 'address', 'onlineUrl', 'hostNames', 'currency']
$$;
comment on function private.counted_event(public.events) is 'CountedEvent: as much of PublicEvent as a countdown tells.';

create function private.next_countdown(showcase public.showcases, link public.share_links)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  page text := private.site_url() || private.link_path(link.kind, private.share_token(link));
begin
  select * into event from private.events_of(showcase) e
  where e.status = 'published' and e.end_date > now()
  order by e.start_date, e.id limit 1;
  if event.id is null then
    return jsonb_build_object(
      'event', jsonb_build_object('id', showcase.id, 'name', showcase.name, 'eventTypeId', showcase.event_type_id,
        'coverUrl', null, 'coverSeed', showcase.cover_seed, 'locale', showcase.locale),
      'follows', true, 'serverTime', now(), 'pageUrl', page) || private.link_look(link.settings);
  end if;
  return jsonb_build_object(
    -- What the list leaves out beside its events, the countdown leaves out too.
    'event', private.counted_event(event) || case when 'where' = any (showcase.sections) then '{}'::jsonb
      else '{"locationName": null}' end,
    'follows', true, 'serverTime', now(), 'pageUrl', coalesce(private.page_url(event, null), page))
    || private.event_look(event, link);
end
$$;
comment on function private.next_countdown(public.showcases, public.share_links) is
  'SharedCountdown of several events: to the one that is on or comes next; without one it names the showcase alone.';

create function public.get_shared_countdown(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
  event public.events;
  showcase public.showcases;
begin
  -- A showcase has a door of its own, since it need not be about one event.
  if exists (select from public.share_links l
    where l.token_hash = private.hash_token(coalesce(token, '')) and l.kind = 'showcase') then
    link := private.open_showcase_link(token);
  else
    link := private.open_share_link(token, private.kinds_opening('countdown'));
  end if;
  if link.showcase_id is not null then
    select * into strict showcase from public.showcases s where s.id = link.showcase_id;
    return private.next_countdown(showcase, link);
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  return jsonb_build_object('event', private.counted_event(event), 'serverTime', now(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url())) || private.event_look(event, link);
end
$$;
comment on function public.get_shared_countdown(text) is
  'What a link counts to: the event of its page, its widget or its showcase, or the next of several. SharedCountdown.';
