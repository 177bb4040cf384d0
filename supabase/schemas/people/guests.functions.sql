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
