-- Permissions: the one place that decides who may do what, in which account, for which events.

create function private.memberships_with(person_id uuid, wanted text)
returns table (member_id uuid, account_id uuid, has_all_events boolean)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- A team belongs to Business: on a lower plan its members keep reading and only the owner writes.
  return query
  select m.id, m.account_id, m.event_scope = 'all'
  from public.team_members m
  join public.role_permissions r on r.role_id = m.role_id and r.permission = wanted
  join public.permissions p on p.permission = wanted
  join public.accounts a on a.id = m.account_id
  where m.user_id = person_id and m.status = 'active'
    and (p.of_events or m.event_scope = 'all')
    and (not p.needs_team
      or a.status = 'active' and (m.role_id = private.built_in_role('owner') or private.has_team(m.account_id)));
end
$$;
comment on function private.memberships_with(uuid, text) is
  'Where somebody holds a permission now, for all events or for chosen ones. Everything that asks for a permission asks here.';

create function private.my_households(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select eg.household_id from private.my_events(wanted) as e (id) join public.event_guests eg on eg.event_id = e.id
  where eg.household_id is not null;
end
$$;
comment on function private.my_households(text) is 'Households on the lists of the caller''s chosen events.';

create function private.my_teams()
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select m.account_id from public.team_members m where m.user_id = (select auth.uid()) and m.status = 'active';
end
$$;
comment on function private.my_teams() is 'Accounts the caller works in, in whatever role and scope.';

create function private.person_may(
  person_id uuid, wanted text, target_account_id uuid, target_event_id uuid default null)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from private.memberships_with(person_id, wanted) m
    where m.account_id = target_account_id and (m.has_all_events or exists (
      select from public.member_events e where e.member_id = m.member_id and e.event_id = target_event_id)));
end
$$;
comment on function private.person_may(uuid, text, uuid, uuid) is
  'Whether somebody holds a permission in an account, for one event or (without one) for all of it.';

create function private.may(wanted text, target_account_id uuid, target_event_id uuid default null)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.person_may((select auth.uid()), wanted, target_account_id, target_event_id);
end
$$;
comment on function private.may(text, uuid, uuid) is
  'Whether the caller holds a permission in an account, for one event or (without one) for all of it.';

create function private.require_permission(wanted text, target_account_id uuid, target_event_id uuid default null)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.may(wanted, target_account_id, target_event_id) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
end
$$;
comment on function private.require_permission(text, uuid, uuid) is
  'Refuses callers who lack a permission, without saying whether what they ask for exists.';

create function private.require_event_permission(wanted text, target_event_id uuid)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(wanted, (select e.account_id from public.events e where e.id = target_event_id), target_event_id);
end
$$;
comment on function private.require_event_permission(text, uuid) is
  'Refuses callers who lack a permission for an event, without saying whether there is one.';

create function private.my_reach(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query select m.account_id from private.memberships_with((select auth.uid()), wanted) m;
end
$$;
comment on function private.my_reach(text) is
  'Accounts in which the caller holds a permission for all or for chosen events: what a list looks through before it asks which.';

create function private.permission_for(function_name text)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found text := (select p.permission from public.permissions p where function_name = any (p.opens));
begin
  if found is null then
    raise exception 'No permission opens private.%', function_name;
  end if;
  return found;
end
$$;
comment on function private.permission_for(text) is 'The permission that opens what an area tells by a name: a search''s finds, a fact.';
