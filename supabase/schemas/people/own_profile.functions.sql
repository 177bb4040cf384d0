-- One's own profile by its link: see, correct, say who sees what, take a copy, be forgotten; and
-- claiming it with an account whose address is confirmed.

create function private.is_own_picture(name text, owner_id uuid)
returns boolean
language sql immutable
set search_path = ''
as $$
  select name is null or coalesce(name ~ ('^' || owner_id || '/[0-9a-f-]{36}\.(jpg|png|webp)$'), false)
$$;
comment on function private.is_own_picture(text, uuid) is 'Whether a picture lies in its owner''s own folder.';

create function private.shown_fields(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_object_agg(f.field, coalesce(v.audience, private.usual_audience(f.field)))
  from unnest(array['name', 'former_name', 'group', 'city', 'bio', 'photo_then', 'photo_now', 'email', 'phone']) f (field)
  left join private.profile_visibility v on v.guest_id = of_guest.id and v.field = f.field
$$;
comment on function private.shown_fields(public.guests) is 'Who sees each field of a member: {field: audience}.';

create function private.for_each_guest(verb text)
returns name[]
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(p.proname order by p.proname), '{}') from pg_catalog.pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname like verb || '\_%'
    and p.proname not in ('held_data', 'forget_guest')
    and p.pronargs = 1 and p.proargtypes[0] = 'public.guests'::regtype
$$;
comment on function private.for_each_guest(text) is
  'What each area does about one guest: its functions private.held_…(guest) or private.forget_…(guest), found by name.';

create function private.held_person(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('person', jsonb_build_object('fullName', of_guest.full_name, 'firstName', of_guest.first_name,
    'lastName', of_guest.last_name, 'formerName', of_guest.former_name, 'email', of_guest.email, 'phone', of_guest.phone,
    'language', of_guest.locale, 'timeZone', of_guest.time_zone, 'details', of_guest.custom, 'cameBy', of_guest.source,
    'noMailsSince', of_guest.unsubscribed_at, 'knownSince', of_guest.created_at))
$$;
comment on function private.held_person(public.guests) is '{person}: who somebody is.';

create function private.held_data(of_guest public.guests)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  teller name;
  told jsonb;
  held jsonb := '{}';
begin
  foreach teller in array private.for_each_guest('held') loop
    execute format('select private.%I($1)', teller) using of_guest into told;
    held := held || told;
  end loop;
  return held;
end
$$;
comment on function private.held_data(public.guests) is
  'HeldData: all that the host keeps of a person that came from them or is about what they did, each area by its private.held_…(guest). The host''s own notes and tags are not in it.';

create function public.get_own_profile(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests := private.open_profile(token);
  profile private.member_profiles;
begin
  select * into profile from private.member_profiles p where p.guest_id = person.id;
  return jsonb_build_object(
    'token', token,
    'host', (select a.name from public.accounts a where a.id = person.account_id),
    'isClaimed', profile.user_id is not null,
    'wantsMail', person.unsubscribed_at is null,
    'hasHostNotes', person.notes is not null or cardinality(person.tags) > 0,
    'fields', jsonb_build_object('fullName', person.full_name, 'formerName', person.former_name, 'email', person.email,
      'phone', person.phone, 'city', person.custom ->> 'city', 'bio', profile.bio,
      'photoThen', profile.photo_then, 'photoNow', profile.photo_now),
    'audiences', private.shown_fields(person),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'eventTypeId', e.event_type_id,
        'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone, 'groupLabel', eg.group_label,
        'directoryOpen', coalesce(d.is_open, false)) order by e.start_date desc), '[]')
      from public.event_guests eg join public.events e on e.id = eg.event_id and e.status <> 'draft'
      left join public.event_directories d on d.event_id = e.id where eg.guest_id = person.id),
    'held', private.held_data(person));
end
$$;
comment on function public.get_own_profile(text) is
  'OwnProfile by its link: {token, host, isClaimed, wantsMail, hasHostNotes, fields, audiences, events, held}.';

create function public.save_own_profile(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests := private.open_profile(token);
  owner_id uuid;
  wanted record;
begin
  perform private.ensure_member_profile(person);
  select p.user_id into owner_id from private.member_profiles p where p.guest_id = person.id;
  if payload ? 'fields' then
    if not private.is_own_picture(payload #>> '{fields,photoThen}', owner_id)
      or not private.is_own_picture(payload #>> '{fields,photoNow}', owner_id) then
      perform private.refuse(400, 'invalid_input', 'Choose a picture of your own', 'photo');
    end if;
    update public.guests g set
      full_name = private.check_name(payload #>> '{fields,fullName}', 'fullName'),
      first_name = case when private.check_name(payload #>> '{fields,fullName}', 'fullName') = g.full_name then g.first_name end,
      last_name = case when private.check_name(payload #>> '{fields,fullName}', 'fullName') = g.full_name then g.last_name end,
      former_name = private.check_text(payload #>> '{fields,formerName}', 200, 'formerName', 'A name'),
      phone = private.check_text(payload #>> '{fields,phone}', 50, 'phone', 'A phone number'),
      custom = case when private.check_text(payload #>> '{fields,city}', 100, 'city', 'A town') is null then g.custom - 'city'
        else g.custom || jsonb_build_object('city', private.check_text(payload #>> '{fields,city}', 100, 'city', 'A town')) end
    where g.id = person.id;
    update private.member_profiles p set updated_at = now(),
      bio = private.check_text(payload #>> '{fields,bio}', 1000, 'bio', 'These words'),
      photo_then = payload #>> '{fields,photoThen}', photo_now = payload #>> '{fields,photoNow}'
    where p.guest_id = person.id;
  end if;
  if jsonb_typeof(payload -> 'audiences') = 'object' then
    for wanted in select a.key as field, a.value as audience from jsonb_each_text(payload -> 'audiences') a loop
      if wanted.field not in ('name', 'former_name', 'group', 'city', 'bio', 'photo_then', 'photo_now', 'email', 'phone')
        or private.audience_rank(wanted.audience) is null then
        perform private.refuse(400, 'invalid_input', 'Choose who sees this: everyone, guests, organisers or nobody', wanted.field);
      end if;
      insert into private.profile_visibility as v (guest_id, field, audience) values (person.id, wanted.field, wanted.audience)
      on conflict (guest_id, field) do update set audience = excluded.audience;
    end loop;
    perform private.refresh_member_words(array[person.id]);
  end if;
  if payload ? 'wantsMail' then
    perform private.wish_mails(person.account_id, person.email, payload -> 'wantsMail' = 'true');
  end if;
  perform private.audit(person.account_id, 'profiles.saved', 'guests', person.id::text, null,
    jsonb_build_object('parts', (select jsonb_agg(k) from jsonb_object_keys(payload) k where k in ('fields', 'audiences', 'wantsMail'))));
  return public.get_own_profile(token);
end
$$;
comment on function public.save_own_profile(text, jsonb) is
  'What a member corrects or decides: fields, audiences, wantsMail, each optional. The address is changed by the hosts, since it opens the profile. OwnProfile.';

create function private.forget_guest(person public.guests)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept integer;
  forgetter name;
begin
  select count(*) into kept from public.orders o where o.buyer_guest_id = person.id and o.completed_at is not null;
  foreach forgetter in array private.for_each_guest('forget') loop
    execute format('select private.%I($1)', forgetter) using person;
  end loop;
  delete from public.event_guests eg using public.events e
  where eg.guest_id = person.id and e.id = eg.event_id and e.end_date > now()
    and not exists (select from public.tickets t join public.orders o on o.id = t.order_id
      where o.buyer_guest_id = person.id and o.event_id = e.id);
  update public.event_guests eg set dietary = null, group_label = null, household_id = null where eg.guest_id = person.id;
  update public.guests g set full_name = 'Erased person', first_name = null, last_name = null, former_name = null,
    email = null, phone = null, locale = null, time_zone = null, tags = '{}', custom = '{}', notes = null,
    status = 'erased', unsubscribed_at = coalesce(g.unsubscribed_at, now())
  where g.id = person.id;
  perform private.audit(person.account_id, 'guests.erased', 'guests', person.id::text, null, jsonb_build_object('ordersKept', kept));
  return jsonb_build_object('erased', true, 'ordersKept', kept);
end
$$;
comment on function private.forget_guest(public.guests) is
  'Erases a person, each area by its private.forget_…(guest): name, contact, words, pictures, answers to come, links and mails. Kept: orders with their buyer (the host''s books) and the bare number of people who came.';

create function public.erase_own_profile(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.forget_guest(private.open_profile(token));
end
$$;
comment on function public.erase_own_profile(text) is 'A member is forgotten by their own wish, for good: {erased, ordersKept}.';

-- With an account ---------------------------------------------------------------------------------

create function private.my_confirmed_address()
returns text
language sql stable
security definer
set search_path = ''
as $$
  select lower(u.email) from auth.users u
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null
$$;
comment on function private.my_confirmed_address() is 'The caller''s address, once it is confirmed.';

create function public.list_my_profiles()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'guestId', g.id, 'name', g.full_name, 'host', a.name, 'isClaimed', p.user_id is not null,
      'token', case when p.user_id is not null then private.profile_token(p) end,
      'events', (select coalesce(jsonb_agg(e.name order by e.start_date desc), '[]')
        from public.event_guests eg join public.events e on e.id = eg.event_id and e.status <> 'draft' where eg.guest_id = g.id))
    order by p.user_id is null, g.created_at desc), '[]')
  from public.guests g join public.accounts a on a.id = g.account_id and a.status = 'active'
  left join private.member_profiles p on p.guest_id = g.id
  where g.status not in ('erased', 'blocked') and (p.user_id = (select auth.uid())
    or p.user_id is null and g.email = private.my_confirmed_address()));
end
$$;
comment on function public.list_my_profiles() is
  'MyProfile[]: the profiles the caller claimed, with their tokens, and those that bear the caller''s confirmed address.';

create function public.claim_profile(guest_id_param uuid default null, token text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests;
begin
  if (select auth.uid()) is null then
    perform private.refuse(401, 'not_signed_in', 'Sign in first');
  elsif token is not null then
    person := private.open_profile(token);
  else
    select * into person from public.guests g
    where g.id = guest_id_param and g.email = private.my_confirmed_address() and g.status not in ('erased', 'blocked');
    if person.id is null then
      perform private.refuse(404, 'not_found', 'This profile does not bear your address');
    end if;
  end if;
  perform private.ensure_member_profile(person);
  -- Who claims gets a new link, so that one that was handed around opens nothing any more.
  update private.member_profiles p set user_id = (select auth.uid()), claimed_at = now(), generation = p.generation + 1,
    token_hash = private.hash_token(private.derive_token('profile', p.guest_id, p.generation + 1))
  where p.guest_id = person.id and p.user_id is null;
  if not found and not exists (select from private.member_profiles p
    where p.guest_id = person.id and p.user_id = (select auth.uid())) then
    perform private.refuse(409, 'conflict', 'Somebody claimed this profile already. Write to the hosts if it is yours');
  end if;
  perform private.audit(person.account_id, 'profiles.claimed', 'guests', person.id::text);
  return (select jsonb_build_object('guestId', p.guest_id, 'token', private.profile_token(p))
    from private.member_profiles p where p.guest_id = person.id);
end
$$;
comment on function public.claim_profile(uuid, text) is
  'Makes a profile the caller''s: by its mailed link, or because it bears the caller''s confirmed address. {guestId, token}.';
