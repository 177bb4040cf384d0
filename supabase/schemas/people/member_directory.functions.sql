-- The directory of an event's members: each field as its owner allows; who is missing, who is
-- remembered.

create function private.directory_rank(of_event public.events)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select case
    when private.may('guests.read', of_event.account_id, of_event.id) then 3
    when of_event.status <> 'draft' and exists (
      select from public.event_directories d
      join public.event_guests eg on eg.event_id = d.event_id
      join private.member_profiles p on p.guest_id = eg.guest_id and p.user_id = (select auth.uid())
      where d.event_id = of_event.id and d.is_open) then 2 end
$$;
comment on function private.directory_rank(public.events) is
  'As whom the caller looks at a directory: 3 organiser, 2 fellow guest with a claimed profile while it is open, null not at all.';

create function private.member_view(person public.guests, group_label text, viewer_rank integer)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', person.id,
    'name', case when s.name then person.full_name end,
    'lastName', case when s.name then person.last_name end,
    'formerName', case when s.former_name then person.former_name end,
    'groupLabel', case when s."group" then group_label end,
    'city', case when s.city then person.custom ->> 'city' end,
    'bio', case when s.bio then p.bio end,
    'photoThen', case when s.photo_then then p.photo_then end,
    'photoNow', case when s.photo_now then p.photo_now end,
    'email', case when s.email and p.died_on is null and (viewer_rank <> 3 or private.sees_contact(person.account_id, person.id)) then person.email end,
    'phone', case when s.phone and p.died_on is null and (viewer_rank <> 3 or private.sees_contact(person.account_id, person.id)) then person.phone end,
    'isMissing', person.status = 'missing',
    'isClaimed', p.user_id is not null,
    'diedOn', p.died_on,
    'memorial', p.memorial)
  from (
    select (w.ranks ->> 'name')::integer <= viewer_rank as name, (w.ranks ->> 'former_name')::integer <= viewer_rank as former_name,
      (w.ranks ->> 'group')::integer <= viewer_rank as "group", (w.ranks ->> 'city')::integer <= viewer_rank as city,
      (w.ranks ->> 'bio')::integer <= viewer_rank as bio, (w.ranks ->> 'photo_then')::integer <= viewer_rank as photo_then,
      (w.ranks ->> 'photo_now')::integer <= viewer_rank as photo_now, (w.ranks ->> 'email')::integer <= viewer_rank as email,
      (w.ranks ->> 'phone')::integer <= viewer_rank as phone
    from private.member_words w where w.guest_id = person.id) s
  left join private.member_profiles p on p.guest_id = person.id
$$;
comment on function private.member_view(public.guests, text, integer) is
  'DirectoryMember: each field only where its owner shows it to a viewer of this rank; who died shows no contact.';

create function public.list_directories()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id, 'name', e.name, 'eventTypeId', e.event_type_id,
        'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone,
        'seenAs', case when r.rank = 3 then 'organiser' else 'guest' end, 'isOpen', coalesce(d.is_open, false),
        'newLeads', case when r.rank = 3 then (select count(*) from public.member_leads l
          where l.event_id = e.id and l.status = 'new') else 0 end)
      order by e.status = 'archived', e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
    from public.events e
    left join public.event_directories d on d.event_id = e.id
    cross join lateral (select private.directory_rank(e) as rank) r
    where r.rank is not null and (e.account_id in (select private.shown_accounts('guests.read')) or e.id in (select private.shown_events('guests.read'))
      or e.id in (select eg.event_id from public.event_guests eg
        join private.member_profiles p on p.guest_id = eg.guest_id where p.user_id = (select auth.uid()))));
end
$$;
comment on function public.list_directories() is 'Directory[] the caller may open, the nearest event first.';

create function public.list_members(request jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
  rank integer;
  patterns text[] := private.word_patterns(request ->> 'text');
  wanted text := coalesce(request ->> 'filter', 'all');
  result jsonb;
begin
  select * into event from public.events e where e.id = (request ->> 'eventId')::uuid;
  rank := private.directory_rank(event);
  if rank is null then
    perform private.refuse(404, 'not_found', 'This directory is not open to you');
  end if;
  -- The event's list first, whatever is thought to be left of everybody's guests.
  with here as materialized (
    select eg.guest_id, eg.group_label from public.event_guests eg where eg.event_id = event.id),
  labels as materialized (
    select d.group_label, private.search_words(d.group_label) as words
    from (select distinct h.group_label from here h) d),
  listed as (
    select g.id, eg.group_label, g.full_name
    from here eg
    left join labels n on n.group_label = eg.group_label
    join public.guests g on g.id = eg.guest_id
    join private.member_words w on w.guest_id = g.id
    left join private.member_profiles p on p.guest_id = g.id
    where case rank when 3 then w.organisers_words when 2 then w.guests_words end is not null
      and (case rank when 3 then w.organisers_words when 2 then w.guests_words end || ' ' || case
        when (w.ranks ->> 'group')::integer <= rank then coalesce(n.words, '') else '' end) like all (patterns)
      and case wanted when 'missing' then g.status = 'missing' and p.died_on is null
        when 'memorial' then p.died_on is not null
        when 'claimed' then p.user_id is not null and p.died_on is null and g.status = 'active'
        else g.status = 'active' and p.died_on is null end
      and (request ->> 'group' is null
        or (w.ranks ->> 'group')::integer <= rank and eg.group_label = request ->> 'group')),
  page as (
    select l.*, row_number() over (order by l.full_name, l.id) as n from listed l order by n
    limit least(greatest(coalesce((request ->> 'size')::integer, 60), 1), 1000)
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0))
  select jsonb_build_object('total', (select count(*) from listed),
    'rows', coalesce((select jsonb_agg(private.member_view(g, p.group_label, rank) order by p.n)
      from page p join public.guests g on g.id = p.id), '[]')) into result;
  return result;
end
$$;
comment on function public.list_members(jsonb) is
  '{eventId, text, filter: all | claimed | missing | memorial, group, from, size} -> {total, rows: DirectoryMember[]}. The text looks only at what the caller may see.';

create function public.get_directory(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  rank integer;
  link public.share_links;
begin
  select * into event from public.events e where e.id = event_id_param;
  rank := private.directory_rank(event);
  if rank is null then
    perform private.refuse(404, 'not_found', 'This directory is not open to you');
  end if;
  if private.may('guests.write', event.account_id, event.id) then
    select * into link from public.share_links l where l.event_id = event.id and l.kind = 'directory'
      and l.revoked_at is null order by l.created_at limit 1;
  end if;
  return (
    select jsonb_build_object('eventId', event.id, 'name', event.name, 'eventTypeId', event.event_type_id,
      'seenAs', case rank when 3 then 'organiser' else 'guest' end,
      'mayWrite', private.may('guests.write', event.account_id, event.id),
      'isOpen', coalesce(d.is_open, false), 'intro', d.intro,
      'helpUrl', case when link.id is not null then private.site_url() || private.link_path(link.kind, private.share_token(link)) end,
      'helpSuspended', link.suspended_at is not null,
      'groups', (select coalesce(jsonb_agg(distinct eg.group_label), '[]') from public.event_guests eg
        join private.member_words w on w.guest_id = eg.guest_id
        where eg.event_id = event.id and eg.group_label is not null and (w.ranks ->> 'group')::integer <= rank),
      'counts', (select jsonb_build_object(
          'all', count(*) filter (where g.status = 'active' and p.died_on is null),
          'claimed', count(*) filter (where g.status = 'active' and p.died_on is null and p.user_id is not null),
          'missing', count(*) filter (where g.status = 'missing' and p.died_on is null),
          'memorial', count(*) filter (where p.died_on is not null))
        from public.event_guests eg join public.guests g on g.id = eg.guest_id
        join private.member_words w on w.guest_id = g.id
        left join private.member_profiles p on p.guest_id = g.id
        where eg.event_id = event.id
          and case rank when 3 then w.organisers_words when 2 then w.guests_words end is not null))
    from (select) one left join public.event_directories d on d.event_id = event.id);
end
$$;
comment on function public.get_directory(uuid) is
  'DirectoryFacts: {eventId, name, eventTypeId, seenAs, mayWrite, isOpen, intro, helpUrl, helpSuspended, groups, counts}.';

create function public.save_directory(event_id_param uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  new_id uuid := gen_random_uuid();
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('guests.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'directory');
  insert into public.event_directories as d (event_id, account_id, is_open, intro)
  values (event.id, event.account_id, coalesce((change ->> 'isOpen')::boolean, false),
    private.check_text(change ->> 'intro', 1000, 'intro', 'These words'))
  on conflict (event_id) do update set
    is_open = case when change ? 'isOpen' then excluded.is_open else d.is_open end,
    intro = case when change ? 'intro' then excluded.intro else d.intro end;
  if change ->> 'helpOpen' = 'true' and not exists (select from public.share_links l
    where l.event_id = event.id and l.kind = 'directory' and l.revoked_at is null) then
    if event.status = 'draft' or event.visibility = 'private' then
      perform private.refuse(409, 'conflict', 'Publish the event and make it unlisted or public first: the form names it', 'helpOpen');
    end if;
    insert into public.share_links (id, account_id, event_id, kind, token_hash, settings, created_by)
    values (new_id, event.account_id, event.id, 'directory',
      private.hash_token(private.derive_token('share', new_id, 1)), '{"label": "Help us find"}', auth.uid());
  elsif change ->> 'helpOpen' = 'false' then
    update public.share_links l set revoked_at = now()
    where l.event_id = event.id and l.kind = 'directory' and l.revoked_at is null;
  end if;
  return public.get_directory(event.id);
end
$$;
comment on function public.save_directory(uuid, jsonb) is
  'Opens or closes the directory for guests (isOpen), the public form for helpers (helpOpen), its words (intro); each optional. DirectoryFacts.';

create function public.set_member_state(guest_id_param uuid, change jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests;
  died date;
begin
  begin
    died := (change ->> 'diedOn')::date;
  exception when data_exception then
    died := null;
  end;
  select * into person from public.guests g where g.id = guest_id_param for update;
  perform private.require_permission('guests.write', person.account_id, (select eg.event_id from public.event_guests eg
    where eg.guest_id = person.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
  perform private.require_plan(person.account_id, 'directory');
  if person.status not in ('active', 'missing') or coalesce(change ->> 'state', '') not in ('active', 'missing', 'died') then
    perform private.refuse(400, 'invalid_input', 'Say whether this member is found, missing or has died', 'state');
  elsif change ->> 'state' = 'died' and (died is null or died > now()::date or died < '1800-01-02') then
    perform private.refuse(400, 'invalid_input', 'Enter a day that is not in the future', 'diedOn');
  end if;
  perform private.ensure_member_profile(person);
  update private.member_profiles p set updated_at = now(),
    died_on = case when change ->> 'state' = 'died' then died end,
    memorial = case when change ->> 'state' = 'died' then private.check_text(change ->> 'memorial', 2000, 'memorial', 'These words') end
  where p.guest_id = person.id;
  update public.guests g set status = case when change ->> 'state' = 'missing' then 'missing' else 'active' end,
    unsubscribed_at = case when change ->> 'state' = 'died' then coalesce(g.unsubscribed_at, now()) else g.unsubscribed_at end
  where g.id = person.id;
  perform private.audit(person.account_id, 'members.state', 'guests', person.id::text, null, jsonb_build_object('state', change ->> 'state'));
end
$$;
comment on function public.set_member_state(uuid, jsonb) is
  '{state: active | missing | died, diedOn, memorial}: who is missing stands on the helpers'' page; who died is remembered and gets no mails.';
