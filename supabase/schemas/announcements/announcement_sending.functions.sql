-- An announcement on its way: at once or at a time, in parts, each person once, stopped whenever the host wants.

create function private.missing_languages(kept public.announcements)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('locale', m.language, 'people', m.n) order by m.n desc, m.language), '[]')
  from (
    select split_part(p.locale, '-', 1) as language, count(*) as n
    from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements') p
    where not kept.texts ? split_part(p.locale, '-', 1) group by 1) m
$$;
comment on function private.missing_languages(public.announcements) is '[{locale, people}]: which of its people''s languages it is not written in.';

create function public.send_announcement(announcement_id_param uuid, request jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
  event public.events;
  wall timestamp := (request ->> 'at')::timestamp;
  own_clocks boolean := coalesce(request ->> 'clock', 'event') = 'recipient';
  missing jsonb;
begin
  perform private.require_plan(kept.account_id, 'announcements');
  select * into event from public.events e where e.id = kept.event_id;
  if event.status not in ('published', 'cancelled') then
    perform private.refuse(409, 'conflict', 'Publish the event first: until then there is no page to read it on', 'event');
  elsif kept.state not in ('draft', 'scheduled', 'cancelled') then
    perform private.refuse(409, 'conflict', 'It is on its way already', 'state');
  end if;
  perform private.check_announcement_ready(kept.id, kept.texts, kept.main_locale);
  if wall is not null and private.instant_of(wall, event.time_zone) <= now() then
    perform private.refuse(400, 'invalid_input', format('By the clock of the event (%s) this time has passed. Choose one that is still to come there',
      replace(event.time_zone, '_', ' ')), 'at');
  end if;
  if not exists (select from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements')) then
    perform private.refuse(409, 'conflict', 'It is for nobody yet', 'audience');
  end if;
  missing := private.missing_languages(kept);
  if missing <> '[]' and not coalesce((request ->> 'languagesMayMiss')::boolean, false) then
    perform private.refuse(409, 'languages_missing', 'Some of them read another language', missing::text);
  end if;
  perform private.require_filled_fields(kept);
  update public.announcements a set state = 'scheduled', sent_by = auth.uid(), languages_may_miss = missing <> '[]',
    clock = case when wall is not null and own_clocks then 'recipient' else 'event' end, send_local = wall,
    send_at = case when wall is null then now()
      -- The first clocks on earth that show the time.
      when own_clocks then (wall at time zone 'UTC') - interval '14 hours'
      else private.instant_of(wall, event.time_zone) end
  where a.id = kept.id returning * into kept;
  perform private.enqueue_job('announcement_run', jsonb_build_object('announcementId', kept.id, 'eventId', kept.event_id),
    'announcement_run:' || kept.id || ':' || extract(epoch from kept.updated_at), greatest(kept.send_at, now()));
  return private.announcement_view(kept);
end
$$;
comment on function public.send_announcement(uuid, jsonb) is
  'Lets an announcement go: at once, or {at: wall time, clock: event|recipient}. Refused where people read a language it is not written in, unless {languagesMayMiss: true}. AnnouncementRecord.';

create function public.stop_announcement(announcement_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
begin
  if kept.state not in ('scheduled', 'sending') and not exists (select from public.mail_deliveries d
    where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued')
    and not exists (select from private.announcement_recipients r where r.announcement_id = kept.id and r.again_for is not null) then
    perform private.refuse(409, 'conflict', 'It is not on its way', 'state');
  end if;
  update public.mail_deliveries d set status = 'dropped', reason = 'stopped', ended_at = now()
  where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued' and d.begun_at is null;
  delete from private.announcement_recipients r where r.announcement_id = kept.id and r.told_at is null;
  update private.announcement_recipients r set again_for = null where r.announcement_id = kept.id and r.again_for is not null;
  update public.announcements a set
    -- Sent to everybody, it stays so: what stops is only telling them that it was corrected.
    state = case when a.state = 'sent' and a.told_again_at is not null then 'sent'
      when exists (select from private.announcement_recipients r where r.announcement_id = a.id) then 'cancelled' else 'draft' end,
    send_at = case when a.state = 'scheduled' then null else a.send_at end,
    finished_at = case when a.state = 'sent' and a.told_again_at is not null then a.finished_at else now() end
  where a.id = kept.id returning * into kept;
  return private.announcement_view(kept);
end
$$;
comment on function public.stop_announcement(uuid) is
  'Stops an announcement: one that waited is a draft again, one on its way goes to nobody more, and its mails that have not gone do not go. AnnouncementRecord.';

create function private.begin_announcement(kept public.announcements)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.announcement_recipients (announcement_id, person, event_guest_id, member_id, email, locale, due_at)
  select kept.id, p.person, p.event_guest_id, p.member_id,
    case when kept.by_email and p.event_guest_id is not null and 'email' = any (p.channels) then p.email end, p.locale,
    case when kept.clock = 'recipient' then private.instant_of(kept.send_local, p.time_zone) else kept.send_at end
  from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements') p
  where p.event_guest_id is not null or p.user_id is distinct from kept.sent_by
  on conflict (announcement_id, person) do nothing;
  update public.announcements a set state = 'sending' where a.id = kept.id;
end
$$;
comment on function private.begin_announcement(public.announcements) is 'Writes down whom it goes to and when, once.';

create function public.advance_announcement(announcement_id_param uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.announcements;
  mails bigint;
  colleagues uuid[];
begin
  select * into kept from public.announcements a where a.id = announcement_id_param for no key update skip locked;
  if kept.state in ('sent', 'cancelled') then
    return private.tell_part_again(kept);
  elsif kept.id is null or kept.state not in ('scheduled', 'sending') or kept.send_at > now() then
    return false;
  end if;
  if kept.state = 'scheduled' then
    perform private.begin_announcement(kept);
  end if;
  with part as (
    select r.person from private.announcement_recipients r
    where r.announcement_id = kept.id and r.told_at is null and r.due_at <= now()
    order by r.due_at, r.person limit 500 for update
  ), told as (
    update private.announcement_recipients r set told_at = now() from part p
    where r.announcement_id = kept.id and r.person = p.person returning r.person, r.email, r.event_guest_id, r.member_id
  ), mails as (
    select private.queue_mail('announcement',
      jsonb_build_object('announcementId', kept.id, 'person', t.person, 'eventId', kept.event_id), t.email, 'announcements',
      kept.account_id, kept.event_id, 'announcement', kept.id, 'announcement:' || kept.id || ':' || t.person) as id
    from told t where t.email is not null
  )
  select (select count(*) from mails), array(select m.user_id from told t join public.team_members m on m.id = t.member_id
    where t.event_guest_id is null) into mails, colleagues;
  if mails > 0 then
    update public.mail_deliveries d set caused_by = kept.sent_by where d.of_id = kept.id and d.caused_by is null;
  end if;
  perform private.notify(colleagues, 'announcement', jsonb_build_object('announcementId', kept.id,
      'subject', kept.texts -> kept.main_locale ->> 'subject'), kept.account_id, kept.event_id, kept.id);
  update public.announcements a set heard = a.heard + 1 where a.id = kept.id;
  if not exists (select from private.announcement_recipients r where r.announcement_id = kept.id and r.told_at is null) then
    update public.announcements a set state = 'sent', finished_at = now() where a.id = kept.id;
    return false;
  end if;
  return exists (select from private.announcement_recipients r
    where r.announcement_id = kept.id and r.told_at is null and r.due_at <= now());
end
$$;
comment on function public.advance_announcement(uuid) is
  'Tells the next 500 whose moment has come; true while more are due. In one transaction with their mails, so that whatever dies, each is told once.';

create function public.list_due_announcements()
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(a.id order by a.send_at, a.id), '[]') from public.announcements a
  where a.state in ('scheduled', 'sending') and a.send_at <= now()
    and (a.state = 'scheduled' or exists (select from private.announcement_recipients r
      where r.announcement_id = a.id and r.told_at is null and r.due_at <= now())
      or not exists (select from private.announcement_recipients r where r.announcement_id = a.id and r.told_at is null))
    or a.id in (select r.announcement_id from private.announcement_recipients r where r.again_for is not null)
$$;
comment on function public.list_due_announcements() is 'Which announcements have somebody to tell now.';

create function private.announcement_run_source(job public.jobs)
returns jsonb
language sql stable
set search_path = ''
as $$ select job.payload $$;
comment on function private.announcement_run_source(public.jobs) is 'Which announcement begins to go.';

create function private.announcement_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.announcements;
  recipient private.announcement_recipients;
  guest public.event_guests;
  event public.events;
  person text;
  language text;
begin
  select * into kept from public.announcements a where a.id = (job.payload ->> 'announcementId')::uuid;
  select * into recipient from private.announcement_recipients r
  where r.announcement_id = kept.id and r.person = (job.payload ->> 'person')::uuid;
  select * into event from public.events e where e.id = kept.event_id and e.status <> 'draft';
  if recipient.email is null or event.id is null then
    return null;
  end if;
  select * into guest from public.event_guests eg where eg.id = recipient.event_guest_id;
  select g.full_name into person from public.guests g where g.id = guest.guest_id and g.status = 'active' and g.email = recipient.email;
  if person is null then
    return null;
  end if;
  language := private.announcement_language(kept, recipient.locale);
  return jsonb_build_object('to', recipient.email, 'name', person, 'locale', recipient.locale,
    'url', private.site_url() || '/invitation/' || private.personal_token(private.ensure_personal_link(guest, 'invitation')),
    'event', private.public_event(event, false), 'subject', kept.texts -> language ->> 'subject', 'body', kept.texts -> language -> 'body',
    'language', language, 'known', private.reader_fields(guest, event), 'isChanged', coalesce((job.payload ->> 'isChanged')::boolean, false),
    'author', (select p.display_name from public.profiles p where p.user_id = kept.sent_by),
    'replyTo', case when kept.takes_replies then (select u.email from auth.users u where u.id = kept.sent_by) end);
end
$$;
comment on function private.announcement_source(public.jobs) is 'AnnouncementSource: one person''s mail, in their language as far as it is written; null when they or it are gone.';

create function private.is_over_announcement(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select told.subject_id is not null and not exists (select from public.announcements a where a.id = told.subject_id)
$$;
comment on function private.is_over_announcement(public.notices) is 'One that was taken away is told nobody any more.';

create function private.note_announcement_read()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.announcement_recipients r set read_at = new.read_at
  from public.team_members m
  where r.announcement_id = new.subject_id and m.id = r.member_id and m.user_id = new.user_id and r.read_at is null;
  update public.announcements a set heard = a.heard + 1 where a.id = new.subject_id;
  return null;
end
$$;
comment on function private.note_announcement_read() is 'A colleague who has read their notice has read the announcement.';
