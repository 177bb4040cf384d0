-- Guests (contacts of an account), households, and who is asked to which event.

create function private.keep_guest()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := nullif(lower(trim(new.email)), '');
  new.full_name := left(coalesce(
    nullif(trim(new.full_name), ''),
    nullif(trim(concat_ws(' ', new.first_name, new.last_name)), '')), 200);
  new.updated_at := now();
  return new;
end
$$;
comment on function private.keep_guest() is 'Trims names, lowers addresses.';

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
  found jsonb;
  total bigint;
begin
  with hit as materialized (
    select g.id, g.full_name, g.former_name, g.email, g.custom ->> 'city' as city,
      row_number() over (order by g.name_words like patterns[1] desc, g.full_name, g.id) as n
    from private.member_words w join public.guests g on g.id = w.guest_id and g.status <> 'erased'
    where w.account_id = any (mine) and w.whole like all (patterns)
      and (one_event is null or exists (
        select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = g.id)))
  select (
      select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.full_name,
        'detail', concat_ws(' · ', p.former_name, p.city, p.email, e.name), 'eventId', e.id) order by p.n)
      from hit p left join lateral (
        select v.id, v.name from public.event_guests eg join public.events v on v.id = eg.event_id
        where eg.guest_id = p.id and (one_event is null or v.id = one_event) order by eg.created_at desc limit 1) e on true
      where p.n <= most),
    (select count(*) from hit) into found, total;
  return private.hits('guests', 20, found, total);
end
$$;
comment on function private.found_guests(text[], uuid[], uuid, integer) is 'Guests by all words that members are found by, with the last event of each; they come by their account''s index.';
