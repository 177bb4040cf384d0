-- Permissions: where the caller holds one, as views and policies ask.

create function private.my_accounts(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select m.account_id from private.memberships_with((select auth.uid()), wanted) m where m.has_all_events;
end
$$;
comment on function private.my_accounts(text) is 'Accounts in which the caller holds a permission for everything.';

create function private.my_events(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select e.event_id
  from private.memberships_with((select auth.uid()), wanted) m
  join public.member_events e on e.member_id = m.member_id
  where not m.has_all_events;
end
$$;
comment on function private.my_events(text) is
  'Chosen events for which the caller holds a permission; those of my_accounts are not among them.';

create function private.my_guests(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select eg.guest_id from private.my_events(wanted) as e (id) join public.event_guests eg on eg.event_id = e.id;
end
$$;
comment on function private.my_guests(text) is 'People on the lists of the caller''s chosen events.';
