-- Calendar feeds: addresses that a calendar program subscribes to, one for each use, each revocable.

create function private.feed_view(feed public.calendar_feeds)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', feed.id, 'name', feed.name, 'eventId', feed.event_id,
    'eventName', (select e.name from public.events e where e.id = feed.event_id),
    'url', private.site_url() || '/functions/v1/embed/feed/'
      || private.derive_token('feed', feed.id, feed.generation) || '/calendar.ics',
    'lastUsedAt', feed.last_used_at, 'createdAt', feed.created_at)
$$;
comment on function private.feed_view(public.calendar_feeds) is 'CalendarFeed.';

create function public.list_calendar_feeds()
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.feed_view(f) order by f.created_at, f.id), '[]')
  from public.calendar_feeds f
  where f.user_id = auth.uid() and f.revoked_at is null
    and private.may('events.read', f.account_id, f.event_id)
$$;
comment on function public.list_calendar_feeds() is 'CalendarFeed[]: the caller''s own that are alive, with their addresses.';

create function public.create_calendar_feed(name_param text, event_id_param uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  feed public.calendar_feeds;
  new_id uuid := gen_random_uuid();
  target_account_id uuid := private.chosen_account();
begin
  if event_id_param is not null then
    select e.account_id into target_account_id from public.events e
    where e.id = event_id_param and private.may('events.read', e.account_id, e.id);
  end if;
  if target_account_id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist', 'event_id_param');
  elsif coalesce(length(trim(name_param)), 0) not between 1 and 100 then
    perform private.refuse(400, 'invalid_input', 'Say where you will use it, such as “My phone”', 'name_param');
  end if;
  perform private.require_plan(target_account_id, 'calendar-integration');
  perform 1 from public.profiles p where p.user_id = auth.uid() for update;
  if (select count(*) from public.calendar_feeds f where f.user_id = auth.uid() and f.revoked_at is null) >= 20 then
    perform private.refuse(409, 'conflict', 'Twenty addresses are the most. Turn one off first');
  end if;
  insert into public.calendar_feeds (id, account_id, user_id, event_id, name, token_hash)
  values (new_id, target_account_id, auth.uid(), event_id_param, trim(name_param),
    private.hash_token(private.derive_token('feed', new_id, 1)))
  returning * into feed;
  return private.feed_view(feed);
end
$$;
comment on function public.create_calendar_feed(text, uuid) is
  'An address to subscribe to: one event, or without it every event of the caller''s own account. CalendarFeed.';

create function public.rotate_calendar_feed(feed_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  feed public.calendar_feeds;
begin
  update public.calendar_feeds f set generation = f.generation + 1,
    token_hash = private.hash_token(private.derive_token('feed', f.id, f.generation + 1))
  where f.id = feed_id and f.user_id = auth.uid() and f.revoked_at is null
  returning * into feed;
  if feed.id is null then
    perform private.refuse(404, 'not_found', 'There is no such address', 'feed_id');
  end if;
  return private.feed_view(feed);
end
$$;
comment on function public.rotate_calendar_feed(uuid) is 'A new address; the old one is dead for ever. CalendarFeed.';

create function public.revoke_calendar_feed(feed_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.calendar_feeds f set revoked_at = now()
  where f.id = feed_id and f.user_id = auth.uid() and f.revoked_at is null;
  if not found then
    perform private.refuse(404, 'not_found', 'There is no such address', 'feed_id');
  end if;
  return feed_id;
end
$$;
comment on function public.revoke_calendar_feed(uuid) is 'Ends a feed for good; gives its id.';

create function private.feed_entry(event public.events)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.public_event(event, true) || jsonb_build_object(
    'uid', event.uid, 'sequence', event.sequence, 'updatedAt', event.updated_at,
    'pageUrl', private.page_url(event, null))
$$;
comment on function private.feed_entry(public.events) is 'CalendarSource of an event for one of its planners.';

create function private.further_dates(of_event_id uuid, asked_guest uuid, token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(private.public_event(e, false) || jsonb_build_object(
      'uid', e.uid, 'sequence', e.sequence, 'updatedAt', e.updated_at,
      'pageUrl', coalesce(private.page_url(e, null), private.site_url())) order by e.start_date), '[]')
    from public.events known
    join public.events e on e.series_id = known.series_id and e.id <> known.id
    where known.id = of_event_id and e.status in ('published', 'cancelled') and e.end_date > now() - interval '1 year'
      and case when asked_guest is not null then exists (
          select from public.event_guests mine
          join public.event_guests there on there.guest_id = mine.guest_id and there.event_id = e.id
          where mine.id = asked_guest)
        else e.visibility <> 'private' and exists (
          select from public.share_links l where l.token_hash = private.hash_token(token)) end);
end
$$;
comment on function private.further_dates(uuid, uuid, text) is
  'CalendarSource[]: the other dates of a series; of a guest those that they are asked to, by a share link those that are not private.';

create function public.get_calendar_feed(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  feed public.calendar_feeds;
  source jsonb;
begin
  select f.* into feed
  from public.calendar_feeds f
  join public.accounts a on a.id = f.account_id and a.status = 'active'
  join auth.users u on u.id = f.user_id and (u.banned_until is null or u.banned_until <= now())
  where f.token_hash = private.hash_token(coalesce(token, '')) and f.revoked_at is null
    and private.person_may(f.user_id, 'events.read', f.account_id, f.event_id);
  if feed.id is null then
    source := private.guest_calendar_source(token);
    if source is not null then
      return source;
    end if;
    -- A personal link or an order opens more than a calendar, so a calendar program is never given one.
    if not exists (select from public.share_links l where l.token_hash = private.hash_token(coalesce(token, ''))) then
      perform private.refuse_link();
    end if;
    source := public.get_calendar_source(token);
    return jsonb_build_object('name', source ->> 'name',
      'events', jsonb_build_array(source) || private.further_dates((source ->> 'id')::uuid, null, token));
  end if;
  if feed.last_used_at is null or feed.last_used_at < now() - interval '1 minute' then
    update public.calendar_feeds f set last_used_at = now() where f.id = feed.id;
  end if;
  return jsonb_build_object(
    'name', coalesce((select e.name from public.events e where e.id = feed.event_id),
      (select a.name from public.accounts a where a.id = feed.account_id)),
    'events', (select coalesce(jsonb_agg(private.feed_entry(e) order by e.start_date), '[]')
      from (
        select e.* from public.events e
        where e.account_id = feed.account_id and (feed.event_id is null or e.id = feed.event_id
            or e.series_id = (select f.series_id from public.events f where f.id = feed.event_id))
          and e.status in ('published', 'cancelled') and e.end_date > now() - interval '1 year'
        order by e.start_date desc limit 500) e));
end
$$;
comment on function public.get_calendar_feed(text) is
  'CalendarFeedSource: {name, events: CalendarSource[]} of a feed''s token (all dates of an event that repeats), of a guest''s own calendar, or of one event and its series by a share link''s token. A person who left the account or is suspended reads nothing; drafts stay out.';
