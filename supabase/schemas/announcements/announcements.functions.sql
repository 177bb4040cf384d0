-- Announcements, for planners: writing, reading, taking back.

create function private.own_announcement(target uuid)
returns public.announcements
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.announcements;
begin
  select * into found from public.announcements a where a.id = target for no key update;
  perform private.require_permission('messages.send', found.account_id, found.event_id);
  return found;
end
$$;
comment on function private.own_announcement(uuid) is 'An announcement that the caller may change, locked; the one refusal where they may not.';

create function private.announcement_counts(of public.announcements)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('people', count(*), 'told', count(*) filter (where r.told_at is not null),
    'read', count(*) filter (where r.read_at is not null), 'mails', count(*) filter (where r.email is not null),
    'reach', count(*) filter (where r.told_at is not null and (r.email is not null or r.event_guest_id is null)))
  from private.announcement_recipients r where r.announcement_id = of.id
$$;
comment on function private.announcement_counts(public.announcements) is 'How many it goes to, how many were told, how many have read it; reach: how many hear of it when it is told again.';

create function private.announcement_view(of public.announcements)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', of.id, 'accountId', of.account_id, 'eventId', e.id, 'eventName', e.name,
    'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed, 'coverUrl', e.cover_url, 'eventPlace', coalesce(e.location_name, ''),
    'timeZone', e.time_zone, 'texts', of.texts, 'mainLocale', of.main_locale, 'audience', of.audience, 'byEmail', of.by_email, 'onPage', of.on_page,
    'pinned', of.pinned, 'takesReplies', of.takes_replies, 'languagesMayMiss', of.languages_may_miss, 'state', of.state,
    'clock', of.clock, 'sendLocal', private.wall_text(of.send_local), 'sendAt', of.send_at, 'finishedAt', of.finished_at,
    'editedAt', of.edited_at, 'toldAgainAt', of.told_again_at, 'author', (select p.display_name from public.profiles p where p.user_id = coalesce(of.sent_by, of.created_by)),
    'counts', private.announcement_counts(of), 'figures', private.mail_figures('announcement', of.id), 'createdAt', of.created_at, 'updatedAt', of.updated_at,
    'versions', (select coalesce(jsonb_agg(jsonb_build_object('texts', v.texts, 'at', v.changed_at, 'by', p.display_name) order by v.id desc), '[]')
      from public.announcement_versions v left join public.profiles p on p.user_id = v.changed_by where v.announcement_id = of.id))
  from public.events e where e.id = of.event_id
$$;
comment on function private.announcement_view(public.announcements) is 'AnnouncementRecord.';

create function public.get_announcement(announcement_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found public.announcements;
begin
  select * into found from public.announcements a
  where a.id = announcement_id_param and private.may('announcements.read', a.account_id, a.event_id);
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This announcement does not exist, or you may not see it');
  end if;
  return private.announcement_view(found);
end
$$;
comment on function public.get_announcement(uuid) is 'An announcement as its planners see it. AnnouncementRecord.';

create function public.list_announcements(event_id_param uuid, request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  wanted text := private.plain_words(left(coalesce(request ->> 'text', ''), 100));
  shown text := coalesce(request ->> 'filter', 'all');
  total bigint;
  page jsonb;
begin
  with own as materialized (
    select a, e.name as event_name, e.time_zone from public.announcements a join public.events e on e.id = a.event_id
    where a.account_id = any (array(select private.my_reach('announcements.read')))
      and (a.account_id = any (array(select private.my_accounts('announcements.read')))
        or a.event_id = any (array(select private.my_events('announcements.read'))))
      and (event_id_param is null or a.event_id = event_id_param)
      and (shown = 'all' or shown = a.state or shown = 'sent' and a.state = 'sending')
      and (wanted = '' or private.plain_words(e.name || ' ' || coalesce(private.announcement_words(a.texts), '')) like '%' || wanted || '%')
  ), page as (
    select * from own o
    order by not (o.a).pinned, array_position(array['sending', 'scheduled', 'draft', 'sent', 'cancelled'], (o.a).state),
      coalesce((o.a).send_at, (o.a).created_at) desc, (o.a).id
    limit private.page_size(request) offset private.page_start(request)
  )
  select (select count(*) from own), coalesce(jsonb_agg(jsonb_build_object('id', (p.a).id, 'eventId', (p.a).event_id,
      'eventName', p.event_name, 'timeZone', p.time_zone, 'subject', (p.a).texts -> (p.a).main_locale ->> 'subject',
      'state', (p.a).state, 'clock', (p.a).clock, 'sendAt', (p.a).send_at, 'sendLocal', private.wall_text((p.a).send_local),
      'pinned', (p.a).pinned, 'onPage', (p.a).on_page, 'editedAt', (p.a).edited_at,
      'counts', private.announcement_counts(p.a), 'createdAt', (p.a).created_at)
    order by not (p.a).pinned, array_position(array['sending', 'scheduled', 'draft', 'sent', 'cancelled'], (p.a).state),
      coalesce((p.a).send_at, (p.a).created_at) desc, (p.a).id), '[]')
  into total, page from page p;
  return jsonb_build_object('total', total, 'rows', page);
end
$$;
comment on function public.list_announcements(uuid, jsonb) is
  'Announcements of an event or of all: pinned ones first, then what is on its way, drafts, and what was sent. ListPage of AnnouncementLine.';

create function public.list_announcement_people(announcement_id_param uuid, request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  found public.announcements;
  wanted text := private.plain_words(left(coalesce(request ->> 'text', ''), 100));
  shown text := coalesce(request ->> 'filter', 'all');
  total bigint;
  page jsonb;
begin
  select * into found from public.announcements a where a.id = announcement_id_param;
  perform private.require_permission('announcements.read', found.account_id, found.event_id);
  perform private.require_permission('guests.read_contact', found.account_id, found.event_id);
  with people as materialized (
    select r.*, coalesce(g.full_name, p.display_name, '') as name, d.status, d.reason
    from private.announcement_recipients r
    -- Of several, since it was told again: what became of the newest.
    left join lateral (select m.status, m.reason from public.mail_deliveries m
      where m.of_kind = 'announcement' and m.of_id = r.announcement_id and m.email = r.email
      order by m.created_at desc, m.id desc limit 1) d on true
    left join public.event_guests eg on eg.id = r.event_guest_id left join public.guests g on g.id = eg.guest_id
    left join public.team_members m on m.id = r.member_id left join public.profiles p on p.user_id = m.user_id
    where r.announcement_id = found.id and case shown when 'read' then r.read_at is not null
      when 'unread' then r.read_at is null when 'no_mail' then r.email is null or d.status in ('bounced', 'complained', 'dropped') else true end
  ), kept as (
    select * from people p where wanted = '' or private.plain_words(p.name) like '%' || wanted || '%'
  )
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object('id', k.person, 'name', k.name, 'byEmail', k.email is not null,
      'isColleague', k.event_guest_id is null, 'mail', k.status, 'mailReason', k.reason, 'dueAt', k.due_at, 'toldAt', k.told_at, 'readAt', k.read_at) order by k.read_at desc nulls last, k.name, k.person), '[]')
  into total, page
  from (select * from kept x order by x.read_at desc nulls last, x.name, x.person
    limit private.page_size(request) offset private.page_start(request)) k;
  return jsonb_build_object('total', total, 'rows', page);
end
$$;
comment on function public.list_announcement_people(uuid, jsonb) is
  'Who it goes to and who has read it, for who may read how people are reached. Filters: read, unread, no_mail. ListPage of AnnouncementReader.';

create function public.save_announcement(event_id_param uuid, announcement_id_param uuid, input jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.announcements;
  event public.events;
  clean_texts jsonb;
begin
  if announcement_id_param is not null then
    kept := private.own_announcement(announcement_id_param);
    select * into event from public.events e where e.id = kept.event_id;
  else
    perform private.require_event_permission('messages.send', event_id_param);
    select * into event from public.events e where e.id = event_id_param;
  end if;
  perform private.require_plan(event.account_id, 'announcements');
  if kept.id is not null and input ? 'updatedAt' and (input ->> 'updatedAt')::timestamptz <> kept.updated_at then
    perform private.refuse(409, 'conflict', 'Somebody changed this announcement meanwhile. Look at it again');
  end if;
  clean_texts := private.check_announcement_texts(input -> 'texts', input ->> 'mainLocale');
  if kept.id is null then
    insert into public.announcements (account_id, event_id, texts, main_locale, audience, by_email, on_page, pinned, takes_replies, created_by)
    values (event.account_id, event.id, clean_texts, input ->> 'mainLocale',
      private.asked_audience(input -> 'audience', event.account_id, event.id), (input ->> 'byEmail')::boolean,
      (input ->> 'onPage')::boolean, (input ->> 'pinned')::boolean, (input ->> 'takesReplies')::boolean, auth.uid())
    returning * into kept;
  elsif kept.state in ('draft', 'scheduled') then
    if kept.state = 'scheduled' then
      perform private.check_announcement_ready(kept.id, clean_texts, input ->> 'mainLocale');
    end if;
    update public.announcements a set texts = clean_texts, main_locale = input ->> 'mainLocale',
      audience = private.asked_audience(input -> 'audience', event.account_id, event.id), by_email = (input ->> 'byEmail')::boolean,
      on_page = (input ->> 'onPage')::boolean, pinned = (input ->> 'pinned')::boolean,
      takes_replies = (input ->> 'takesReplies')::boolean
    where a.id = kept.id returning * into kept;
    if kept.state = 'scheduled' then
      perform private.require_filled_fields(kept);
    end if;
  else
    perform private.check_announcement_ready(kept.id, clean_texts, kept.main_locale);
    if clean_texts <> kept.texts then
      insert into public.announcement_versions (account_id, announcement_id, texts, changed_by)
      values (kept.account_id, kept.id, kept.texts, auth.uid());
    end if;
    update public.announcements a set texts = clean_texts, on_page = (input ->> 'onPage')::boolean, pinned = (input ->> 'pinned')::boolean,
      edited_at = case when clean_texts <> kept.texts then now() else a.edited_at end
    where a.id = kept.id returning * into kept;
    perform private.require_filled_fields(kept);
  end if;
  return private.announcement_view(kept);
end
$$;
comment on function public.save_announcement(uuid, uuid, jsonb) is
  'Writes an announcement, anew or changed. Once it has begun to go, its words, its pin and its place on the page can change; what it said before is kept. AnnouncementRecord.';

create function public.delete_announcement(announcement_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
begin
  if kept.state in ('scheduled', 'sending') then
    perform private.refuse(409, 'conflict', 'It is on its way. Take it back first', 'state');
  end if;
  delete from public.announcements a where a.id = kept.id;
end
$$;
comment on function public.delete_announcement(uuid) is 'Takes an announcement away, from everybody''s pages, too; a mail that went stays where it is.';
