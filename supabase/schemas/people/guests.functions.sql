-- Guests (contacts of an account), households, and who is asked to which event.

create function private.sees_contact(target_account_id uuid, target_guest_id uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.may('guests.read_contact', target_account_id) or target_guest_id in (select private.my_guests('guests.read_contact'));
end
$$;
comment on function private.sees_contact(uuid, uuid) is 'Whether the caller may see somebody''s e-mail address and telephone number.';

create function private.keep_guest()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := nullif(lower(trim(new.email)), '');
  new.first_name := private.without_turns(new.first_name);
  new.last_name := private.without_turns(new.last_name);
  new.full_name := left(coalesce(
    nullif(trim(private.without_turns(new.full_name)), ''),
    private.full_name(new.first_name, new.last_name, new.locale)), 200);
  new.updated_at := now();
  return new;
end
$$;
comment on function private.keep_guest() is 'Trims names, which turn nothing around them; lowers addresses.';

create function private.keep_guest_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.email is not null and new.email is distinct from old.email then
    new.email := private.check_email(new.email, 'email');
  end if;
  return new;
end
$$;
comment on function private.keep_guest_email() is
  'Holds an address that is typed to the one rule; one that stood there before the rule stays until somebody changes it.';

create function private.reader_language(tag text)
returns text
language sql immutable
set search_path = ''
as $$
  select case when tag ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$' then tag end
$$;
comment on function private.reader_language(text) is
  'A language tag as guests.locale keeps it; null for what is none.';

create function private.note_language(person_id uuid, tag text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.guests g set locale = private.reader_language(tag)
  where g.id = person_id and g.locale is null and private.reader_language(tag) is not null;
end
$$;
comment on function private.note_language(uuid, text) is
  'The language in which somebody has answered by their own link, where nobody has said another.';

-- Who is blocked ----------------------------------------------------------------------------------

create function private.is_blocked(target_account_id uuid, address text)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.guests g
    left join private.member_profiles p on p.guest_id = g.id
    left join auth.users u on u.id = p.user_id
    where g.account_id = target_account_id and g.status = 'blocked' and lower(address) in (g.email, lower(u.email)));
end
$$;
comment on function private.is_blocked(uuid, text) is
  'Whether an address is that of a guest whom the account has blocked, by the list or by the sign-in of who claimed the profile.';

create function private.require_welcome(target_account_id uuid, address text, field text)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if private.is_blocked(target_account_id, address) then
    perform private.refuse(409, 'unavailable', 'This does not work with this address. Please ask the hosts', field);
  end if;
end
$$;
comment on function private.require_welcome(uuid, text, text) is
  'What every door for guests asks before it takes an answer, an order, a registration, a place in a line or a passed-on ticket; it does not say why.';

create function private.found_guests(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  first_word constant text := substr(patterns[1], 2);
  with_contact constant uuid[] := array(select private.my_accounts('guests.read_contact'));
  found jsonb;
  total bigint;
begin
  -- 50,000 may have what was typed: they are counted and put in order by their words alone, and only those shown are read.
  with hit as materialized (
    select w.guest_id, case when w.whole like first_word then 0 when w.whole like '% ' || first_word then 1 else 2 end as stands,
      left(w.whole, 60) collate "C" as name
    from private.member_words w
    where w.account_id = any (mine) and w.account_id = any (with_contact) and w.whole like all (patterns)
      and (one_event is null or exists (
        select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = w.guest_id))
    -- Who sees no addresses finds nobody by one.
    union all
    select g.id, case when g.name_words like first_word then 0 when g.name_words like '% ' || first_word then 1 else 2 end,
      left(g.name_words, 60) collate "C"
    from public.guests g
    where g.account_id = any (mine) and not g.account_id = any (with_contact) and g.name_words like all (patterns)
      and (one_event is null or exists (
        select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = g.id)))
  select (
      select jsonb_agg(jsonb_build_object('id', g.id, 'title', g.full_name,
        'detail', concat_ws(' · ', g.former_name, g.custom ->> 'city', case when g.account_id = any (with_contact) then g.email end, e.name), 'eventId', e.id)
        order by p.stands, p.name, g.full_name, g.id)
      from (select h.* from hit h order by h.stands, h.name, h.guest_id limit most) p
      join public.guests g on g.id = p.guest_id
      left join lateral (
        select v.id, v.name from public.event_guests eg join public.events v on v.id = eg.event_id
        where eg.guest_id = g.id and (one_event is null or v.id = one_event) order by eg.created_at desc limit 1) e on true),
    (select count(*) from hit) into found, total;
  return private.hits('guests', 20, found, total);
end
$$;
comment on function private.found_guests(text[], uuid[], uuid, integer) is 'Guests by all words that members are found by, with the last event of each: those whose words begin with the longest typed one first. They come by their account''s index.';

create function private.texts_guests(parts text[], near text[], mine uuid[])
returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select w.whole from private.member_words w
  where w.account_id = any (mine) and w.account_id in (select private.my_accounts('guests.read_contact'))
    and case when w.whole like any (parts) then w.whole ~ all (near) end limit 50
$$;
comment on function private.texts_guests(text[], text[], uuid[]) is 'Words of guests that may be meant: the cheap look at parts comes before the whole pattern.';
