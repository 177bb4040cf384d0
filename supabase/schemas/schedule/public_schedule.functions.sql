-- The schedule for strangers and guests: the last version, places left, and one's own places.

create function private.public_schedule(event public.events, is_preview boolean, guest_id uuid, is_invited boolean)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.public_schedule(public.events, boolean, uuid, boolean) is
  'PublicSchedule: what was published, with living figures; a preview shows what would be published.';

create function private.programme_note(event public.events, link public.share_links)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return case
    when exists (select from public.schedule_versions v where v.event_id = event.id)
      or (link.kind = 'event_info_preview' and exists (select from public.activities a where a.event_id = event.id))
    then '{"programme": true}'::jsonb else '{}'::jsonb end;
end
$$;
comment on function private.programme_note(public.events, public.share_links) is
  '{programme} where there is one to ask for, else nothing.';

create function private.link_of_member(link public.personal_links, member uuid)
returns public.personal_links
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if link.id is null or member is null or member = link.event_guest_id then
    return link;
  end if;
  if not exists (select from private.party_of(link) m where m.id = member) then
    perform private.refuse(404, 'not_found', 'This link does not speak for that guest');
  end if;
  link.event_guest_id := member;
  link.shown_name := null;
  return link;
end
$$;
comment on function private.link_of_member(public.personal_links, uuid) is
  'A personal link in the name of another of its household: places, marks and calendar are theirs. Only an invitation speaks for others.';

create function public.get_shared_schedule(token text, member uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_shared_schedule(text, uuid) is
  'The schedule by a share link, or by a personal link with the own places of its guest or of another of the household. PublicSchedule.';

create function private.guest_of_sign_up(token text, payload jsonb)
returns public.personal_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.find_personal_link(token);
  link public.share_links;
  event public.events;
  name text;
  email text;
begin
  if personal.id is not null then
    return personal;
  end if;
  link := private.open_share_link(token, private.kinds_opening('event'));
  select * into strict event from public.events e where e.id = link.event_id;
  perform private.require_open_event(event);
  name := private.check_name(payload ->> 'name', 'name');
  email := private.check_email(payload ->> 'email', 'email');
  perform private.require_welcome(event.account_id, email, 'email');
  return private.ensure_personal_link(private.ensure_event_guest(event, name, email, 'rsvp', spoken => payload ->> 'language'),
    'self', name, link.id);
end
$$;
comment on function private.guest_of_sign_up(text, jsonb) is
  'Who signs up: the owner of a personal link, or by name and e-mail through a share link, as answers do.';

create function public.sign_up_for_activity(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links;
  guest public.event_guests;
  event public.events;
  target public.activities;
  mine public.activity_sign_ups;
  known boolean;
begin
  if coalesce(payload ->> 'website', '') <> '' then
    return jsonb_build_object('status', 'going', 'position', null,
      'personalToken', private.derive_token('none', gen_random_uuid(), 1));
  end if;
  personal := private.guest_of_sign_up(token, payload);
  if (private.find_personal_link(token)).id is not null then
    personal := private.link_of_member(personal, (payload ->> 'memberId')::uuid);
  end if;
  select * into strict guest from public.event_guests g where g.id = personal.event_guest_id;
  select * into strict event from public.events e where e.id = guest.event_id;
  select a.* into target from public.activities a where a.id = (payload ->> 'activityId')::uuid
    and a.event_id = event.id and a.visibility <> 'team'
    and (a.visibility = 'public' or (private.find_personal_link(token)).scope = 'invitation')
    and exists (select from jsonb_array_elements((private.last_schedule(event.id)).snapshot) s where s ->> 'id' = a.id::text);
  if target.id is null then
    perform private.refuse(404, 'not_found', 'This activity is not in the schedule');
  end if;
  known := exists (select from public.activity_sign_ups s where s.activity_id = target.id
    and s.event_guest_id = guest.id and s.status <> 'left');
  -- Whoever only typed a name chooses among nobody.
  mine := private.take_place(target.id, guest, case when jsonb_typeof(payload -> 'who') = 'array'
    and (private.find_personal_link(token)).id is not null then private.away_from(guest.id, payload -> 'who') end);
  if not known then
    perform private.enqueue_job('schedule_signed_up', jsonb_build_object('signUpId', mine.id),
      'schedule_signed_up:' || mine.id || ':' || extract(epoch from mine.signed_up_at));
  end if;
  return jsonb_build_object('status', mine.status,
    'position', case when mine.status = 'waiting' then (
      select count(*) from public.activity_sign_ups w where w.activity_id = mine.activity_id and w.status = 'waiting'
        and (w.signed_up_at, w.id) <= (mine.signed_up_at, mine.id)) end,
    -- Whoever knows the name and address of somebody on the list gets nothing of theirs by that: the
    -- link of a guest who was there before comes by mail alone.
    'personalToken', case when guest.created_at = now() or (private.find_personal_link(token)).id is not null
      then private.personal_token(personal) end);
end
$$;
comment on function public.sign_up_for_activity(text, jsonb) is
  'Takes a place in a published activity, or one in its line. ActivitySignUp -> SignUpReceipt. Twice is once.';

create function public.leave_activity(token text, activity_id_param uuid, member uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.link_of_member(private.find_personal_link(token), member);
  guest public.event_guests;
begin
  if personal.id is null then
    perform private.refuse_link();
  end if;
  select * into strict guest from public.event_guests g where g.id = personal.event_guest_id;
  perform private.leave_place(activity_id_param, guest);
  return jsonb_build_object('status', 'left');
end
$$;
comment on function public.leave_activity(text, uuid, uuid) is 'Gives one''s place back by a personal link, or that of another of its household.';

create function private.my_schedule_url(of_guest uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links;
begin
  select p.* into link from public.personal_links p
  where p.event_guest_id = of_guest and p.revoked_at is null order by p.stands_in, p.scope desc limit 1;
  if link.id is null then
    link := private.ensure_personal_link((select g from public.event_guests g where g.id = of_guest), 'invitation');
  end if;
  return private.site_url() || '/my-schedule/' || private.personal_token(link);
end
$$;
comment on function private.my_schedule_url(uuid) is 'A guest''s own schedule, by the link they have or a new one.';

create function private.schedule_source(job public.jobs)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'to', case when m.id is not null then u.email when g.status = 'active' then g.email end,
    'name', coalesce(g.full_name, p.display_name), 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'url', case when eg.id is not null then private.my_schedule_url(eg.id)
      else private.site_url() || '/event-details/' || e.id end,
    'notes', v.notes,
    'activity', case when a.id is not null then coalesce(private.released_entry(a), private.schedule_entry(a))
      - 'visibility' - 'hostGuestId' - 'hostMemberId' end,
    'status', s.status, 'people', s.people,
    'changes', case when v.id is not null then private.schedule_changes_for(v, eg.id, m.id) else '[]'::jsonb end)
  from (select) one
  left join public.activity_sign_ups s on s.id::text = job.payload ->> 'signUpId' and s.status <> 'left'
  left join public.schedule_versions v on v.id::text = job.payload ->> 'versionId'
  left join public.event_guests eg on eg.id = coalesce(s.event_guest_id, (job.payload ->> 'eventGuestId')::uuid)
  left join public.guests g on g.id = eg.guest_id
  left join public.team_members m on m.id::text = job.payload ->> 'memberId' and m.account_id = v.account_id and m.status = 'active'
  left join auth.users u on u.id = m.user_id
  left join public.profiles p on p.user_id = m.user_id
  join public.events e on e.id = coalesce(eg.event_id, v.event_id) and e.status = 'published'
  left join public.activities a on a.id = s.activity_id
  where (s.id is not null or v.id is not null) and (eg.id is not null or m.id is not null)
$$;
comment on function private.schedule_source(public.jobs) is
  'What a mail about a place or a changed schedule says and to whom; null when its reason is gone.';
