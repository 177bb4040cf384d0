-- Announcements for guests: on their own page and on the event's, read by each for themselves.

create function private.announcement_for(kept public.announcements, reader text, read_at timestamptz)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', kept.id, 'subject', kept.texts -> l.tag ->> 'subject', 'body', kept.texts -> l.tag -> 'body',
    'locale', l.tag, 'pinned', kept.pinned, 'at', kept.send_at, 'editedAt', kept.edited_at,
    'isUnread', read_at is null or coalesce(read_at < kept.edited_at, false),
    'author', (select p.display_name from public.profiles p where p.user_id = kept.sent_by))
  from (select private.announcement_language(kept, reader) as tag) l
$$;
comment on function private.announcement_for(public.announcements, text, timestamptz) is 'GuestAnnouncement, in the reader''s language as far as it is written.';

create function public.get_guest_announcements(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  return jsonb_build_object('known', (
    select private.reader_fields(eg, e) from public.event_guests eg join public.events e on e.id = eg.event_id where eg.id = link.event_guest_id
  ), 'announcements', (
    select coalesce(jsonb_agg(private.announcement_for(a, coalesce(r.locale, g.locale, e.locale), r.read_at)
      order by not a.pinned, a.send_at desc, a.id), '[]')
    from public.announcements a
    join public.events e on e.id = a.event_id
    join public.event_guests eg on eg.id = link.event_guest_id
    join public.guests g on g.id = eg.guest_id
    left join private.announcement_recipients r on r.announcement_id = a.id and r.event_guest_id = eg.id
    where a.event_id = link.event_id and a.state in ('sending', 'sent', 'cancelled') and a.send_at <= now()
      and (r.told_at is not null or a.on_page)));
end
$$;
comment on function public.get_guest_announcements(text) is
  '{announcements: GuestAnnouncement[], known}: what a guest of a personal link was told, pinned first, the newest first, and what their fields say to them.';

create function public.read_guest_announcements(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  with seen as (
    update private.announcement_recipients r set read_at = now()
    from public.announcements a
    where r.event_guest_id = link.event_guest_id and a.id = r.announcement_id and r.told_at is not null
      and payload -> 'ids' ? a.id::text and (r.read_at is null or r.read_at < a.edited_at)
    returning a.id
  )
  update public.announcements a set heard = a.heard + 1 where a.id in (select s.id from seen s);
  return jsonb_build_object('read', true);
end
$$;
comment on function public.read_guest_announcements(text, jsonb) is 'Notes that the guest of a personal link has read {ids}; each counts once.';

create function public.get_shared_announcements(token text, reader text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.find_personal_link(token);
  of_event uuid := personal.event_id;
begin
  if personal.id is null then
    of_event := (private.open_share_link(token, private.kinds_opening('event'))).event_id;
  end if;
  return jsonb_build_object('known', (
    select jsonb_build_object('event', e.name, 'place', coalesce(e.location_name, '')) from public.events e where e.id = of_event
  ), 'announcements', (
    select coalesce(jsonb_agg(private.announcement_for(a, coalesce(reader, e.locale), now()) order by not a.pinned, a.send_at desc, a.id), '[]')
    from (select * from public.announcements x where x.event_id = of_event and x.on_page and x.state in ('sending', 'sent', 'cancelled')
        and x.send_at <= now() order by not x.pinned, x.send_at desc, x.id limit 20) a
    join public.events e on e.id = a.event_id));
end
$$;
comment on function public.get_shared_announcements(text, text) is
  '{announcements: GuestAnnouncement[], known}: what the hosts put on the event''s page, in the reader''s language as far as it is written.';

create function private.announcement_counts_of(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if exists (select from public.announcements a where a.event_id = event.id and a.on_page
    and a.state in ('sending', 'sent', 'cancelled') and a.send_at <= now()) then
    return '{"hasAnnouncements": true}';
  end if;
  return '{}';
end
$$;
comment on function private.announcement_counts_of(public.events) is '{hasAnnouncements}, or nothing where the page shows none.';

create function private.held_announcements(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('announcements', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'subject', a.texts -> a.main_locale ->> 'subject',
      'at', r.told_at, 'readAt', r.read_at) order by r.told_at desc), '[]')
    from private.announcement_recipients r join public.announcements a on a.id = r.announcement_id join public.events e on e.id = a.event_id
    where r.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id)))
$$;
comment on function private.held_announcements(public.guests) is '{announcements}: what somebody was told, and whether they read it.';

create function private.forget_announcements(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.announcement_recipients r
  where r.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id);
  update public.announcements a set audience = private.without_person(a.audience, person.id)
  where a.account_id = person.account_id and a.audience::text like '%' || person.id || '%';
$$;
comment on function private.forget_announcements(public.guests) is 'What somebody was told and has read, and their place in lists by hand.';

create function private.found_announcements(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by a.created_at desc, a.id) as n, jsonb_build_object('id', a.id,
      'title', coalesce(a.texts -> a.main_locale ->> 'subject', 'Announcement'), 'detail', e.name,
      'eventId', e.id, 'at', a.send_at, 'timeZone', e.time_zone, 'state', a.state) as row
    from public.announcements a join public.events e on e.id = a.event_id
    where a.account_id = any (mine) and (one_event is null or a.event_id = one_event)
      and private.search_words(private.announcement_words(a.texts)) like all (patterns)) f;
  return private.hits('announcements', 75, found, total);
end
$$;
comment on function private.found_announcements(text[], uuid[], uuid, integer) is 'Announcements by their words in any language, the newest first.';

create function private.fact_announcements(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object('sent', count(*), 'read', coalesce(sum(c.read), 0), 'people', coalesce(sum(c.people), 0)), null,
      to_jsonb((array_agg(c.read order by a.send_at desc, a.id))[1:6]),
      to_jsonb((array_agg(jsonb_build_object('id', a.id, 'title', a.texts -> a.main_locale ->> 'subject', 'detail', e.name, 'count', c.read,
        'at', a.send_at, 'timeZone', e.time_zone) order by a.send_at desc, a.id))[1:5]))
    from public.announcements a join public.events e on e.id = a.event_id
    cross join lateral (select count(*) as people, count(r.read_at) as read from private.announcement_recipients r where r.announcement_id = a.id) c
    where a.account_id = any (mine) and a.state in ('sending', 'sent'));
end
$$;
comment on function private.fact_announcements(uuid[]) is 'Announcements that went out, and how often they were read; the rows are those, the newest first.';
