-- Members: what a person shows of themself and to whom, the words they are found by, their own link.
-- The tables are private: whoever asks gets what the owner allows them, through the functions alone.

create function private.usual_audience(of_field text)
returns text
language sql immutable
set search_path = ''
as $$ select case when of_field in ('email', 'phone') then 'hidden' else 'guests' end $$;
comment on function private.usual_audience(text) is 'Who sees a field until its owner says otherwise: contact nobody, all else fellow guests.';

create function private.audience_rank(audience text)
returns integer
language sql immutable
set search_path = ''
as $$ select array_position(array['everyone', 'guests', 'organisers', 'hidden'], audience) $$;
comment on function private.audience_rank(text) is 'everyone 1, guests 2, organisers 3, hidden 4; whoever has a rank sees all up to it, and nobody has 4.';

create function private.usual_ranks()
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(f.field, private.audience_rank(private.usual_audience(f.field)))
  from unnest(array['name', 'former_name', 'group', 'city', 'bio', 'photo_then', 'photo_now', 'email', 'phone']) f (field)
$$;
comment on function private.usual_ranks() is
  'The rank of each field until its owner says otherwise; immutable, so that a plan holds it and no row asks again.';

create function private.refresh_member_words(ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into private.member_words as w
    (guest_id, account_id, whole, ranks, everyone_words, guests_words, organisers_words)
  select g.id, g.account_id,
    -- Whoever was erased is found by nothing.
    case when g.status = 'erased' then '' else private.search_words(concat_ws(' ', g.full_name, g.former_name, g.email, g.phone,
      g.custom ->> 'city', array_to_string(g.tags, ' '))) end,
    r.ranks, t.words[1], t.words[2], t.words[3]
  from public.guests g
  cross join (select private.usual_ranks() as ranks) usual
  cross join lateral (
    select usual.ranks || coalesce((
      select jsonb_object_agg(v.field, private.audience_rank(v.audience))
      from private.profile_visibility v where v.guest_id = g.id and usual.ranks ? v.field), '{}') as ranks
    -- Read once, and not for each of the three audiences.
    offset 0) r
  cross join lateral (
    select array_agg(case when (r.ranks ->> 'name')::integer <= n and g.status in ('active', 'missing') then
      private.search_words(concat_ws(' ', g.full_name,
        case when (r.ranks ->> 'former_name')::integer <= n then g.former_name end,
        case when (r.ranks ->> 'city')::integer <= n then g.custom ->> 'city' end)) end order by n) as words
    from generate_series(1, 3) n) t
  where g.id = any (ids)
  on conflict (guest_id) do update set whole = excluded.whole, ranks = excluded.ranks,
    everyone_words = excluded.everyone_words, guests_words = excluded.guests_words,
    organisers_words = excluded.organisers_words;
end
$$;
comment on function private.refresh_member_words(uuid[]) is 'Writes anew what members are found by.';

create function private.keep_member_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.refresh_member_words(array(select f.id from fresh f));
  else
    perform private.refresh_member_words(array(
      select f.id from fresh f join stale s on s.id = f.id
      where (f.full_name, f.former_name, f.email, f.phone, f.custom ->> 'city', f.tags, f.status)
        is distinct from (s.full_name, s.former_name, s.email, s.phone, s.custom ->> 'city', s.tags, s.status)));
  end if;
  return null;
end
$$;
comment on function private.keep_member_words() is 'After a statement on guests: the words of those whose facts changed.';

-- A member's own link -----------------------------------------------------------------------------

create function private.ensure_member_profile(of_guest public.guests)
returns private.member_profiles
language plpgsql
security definer
set search_path = ''
as $$
declare
  profile private.member_profiles;
begin
  insert into private.member_profiles (guest_id, account_id, generation, token_hash)
  values (of_guest.id, of_guest.account_id, 1, private.hash_token(private.derive_token('profile', of_guest.id, 1)))
  on conflict (guest_id) do nothing;
  select * into strict profile from private.member_profiles p where p.guest_id = of_guest.id;
  return profile;
end
$$;
comment on function private.ensure_member_profile(public.guests) is 'The profile of a guest, with its link, made once.';

create function private.mail_profile_link(to_guest public.guests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.ensure_member_profile(to_guest);
  update private.member_profiles p set link_sent_at = now() where p.guest_id = to_guest.id;
  perform private.enqueue_job('profile_link', jsonb_build_object('guestId', to_guest.id));
end
$$;
comment on function private.mail_profile_link(public.guests) is 'Queues the mail with a member''s own link.';

create function private.profile_token(profile private.member_profiles)
returns text
language sql
security definer
set search_path = ''
as $$ select private.derive_token('profile', profile.guest_id, profile.generation) $$;
comment on function private.profile_token(private.member_profiles) is 'The token of a member''s own link.';

create function private.open_profile(token text)
returns public.guests
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests;
begin
  select g.* into person
  from private.member_profiles p
  join public.guests g on g.id = p.guest_id and g.status not in ('erased', 'blocked')
  join public.accounts a on a.id = g.account_id and a.status = 'active'
  where p.token_hash = private.hash_token(coalesce(token, ''));
  if person.id is null then
    perform private.refuse_link();
  end if;
  update private.member_profiles p set link_used_at = now()
  where p.guest_id = person.id and (p.link_used_at is null or p.link_used_at < now() - interval '1 minute');
  return person;
end
$$;
comment on function private.open_profile(text) is 'The member behind a profile link, or the one neutral refusal.';

create function public.issue_profile_link(guest_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests;
  token text;
begin
  select * into person from public.guests g where g.id = guest_id_param;
  perform private.require_permission('guests.write', person.account_id, (select eg.event_id from public.event_guests eg
    where eg.guest_id = person.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
  if person.status = 'erased' then
    perform private.refuse(409, 'conflict', 'This person asked to be erased');
  end if;
  if exists (select from private.member_profiles p where p.guest_id = person.id and p.user_id is not null) then
    perform private.refuse(409, 'conflict', 'This profile belongs to its owner now; they open it after signing in');
  elsif exists (select from private.member_profiles p where p.guest_id = person.id
      and (p.bio is not null or p.photo_then is not null or p.photo_now is not null))
    or exists (select from private.profile_visibility v where v.guest_id = person.id) then
    -- What somebody hides is hidden from hosts too, so the link goes by mail from here on.
    perform private.refuse(409, 'conflict', 'They have used their profile already. Mail them the link instead');
  end if;
  token := private.profile_token(private.ensure_member_profile(person));
  perform private.audit(person.account_id, 'profiles.link_shown', 'guests', person.id::text);
  return jsonb_build_object('path', '/my-profile/' || token, 'url', private.site_url() || '/my-profile/' || token);
end
$$;
comment on function public.issue_profile_link(uuid) is 'The own link of a member without an account, to hand over: {path, url}. Audited; refused once they wrote in it or claimed it.';

create function public.send_profile_links(guest_ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.guests;
  sent integer := 0;
  left_out integer := 0;
begin
  if coalesce(cardinality(guest_ids), 0) not between 1 and 500 then
    perform private.refuse(400, 'invalid_input', 'Choose between 1 and 500 people', 'guest_ids');
  end if;
  for person in select g.* from public.guests g where g.id = any (guest_ids) loop
    -- Somebody else's guest is as one that is not there.
    continue when not private.may('guests.write', person.account_id, (select eg.event_id from public.event_guests eg
      where eg.guest_id = person.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
    if person.email is null or person.unsubscribed_at is not null or person.status in ('erased', 'blocked')
      or exists (select from private.member_profiles p
        where p.guest_id = person.id and p.link_sent_at > now() - interval '20 hours') then
      left_out := left_out + 1;
    else
      perform private.mail_profile_link(person);
      perform private.audit(person.account_id, 'profiles.link_sent', 'guests', person.id::text);
      sent := sent + 1;
    end if;
  end loop;
  if sent + left_out = 0 then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  return jsonb_build_object('sent', sent, 'leftOut', left_out);
end
$$;
comment on function public.send_profile_links(uuid[]) is
  'Mails members their own link, at most once in 20 hours: {sent, leftOut}. Left out: no address, no mails wished, or just written to.';

create function private.profile_link_source(job public.jobs)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, a.default_locale),
    'host', a.name, 'url', private.site_url() || '/my-profile/' || private.profile_token(p))
  from public.guests g join public.accounts a on a.id = g.account_id and a.status = 'active'
  join private.member_profiles p on p.guest_id = g.id
  where g.id = (job.payload ->> 'guestId')::uuid and g.email is not null and g.status not in ('erased', 'blocked')
$$;
comment on function private.profile_link_source(public.jobs) is 'ProfileLinkSource of the mail: {to, name, locale, host, url}; null when it became pointless.';

create function public.request_profile_link(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.find_personal_link(token);
  person public.guests;
begin
  if personal.id is null then
    perform private.refuse_link();
  end if;
  select g.* into person from public.event_guests eg join public.guests g on g.id = eg.guest_id
  where eg.id = personal.event_guest_id;
  if person.email is not null and person.status not in ('erased', 'blocked')
    and not exists (select from private.member_profiles p
      where p.guest_id = person.id and p.link_sent_at > now() - interval '10 minutes') then
    perform private.mail_profile_link(person);
  end if;
  return jsonb_build_object('asked', true);
end
$$;
comment on function public.request_profile_link(text) is
  'From an invitation: mails the profile link to the address on the list, once in ten minutes at most. The same answer always: {asked}.';

create function private.forget_member_profile(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.profile_visibility v where v.guest_id = person.id;
  delete from private.member_profiles p where p.guest_id = person.id;
$$;
comment on function private.forget_member_profile(public.guests) is 'A member''s profile, and who sees what of it.';
