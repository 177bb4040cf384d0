-- Roles: who gives which to whom. Nobody gives or takes what they do not hold themselves.

create function private.require_all_of(target_account_id uuid, wanted text[])
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if exists (select from unnest(wanted) w where not private.may(w, target_account_id)) then
    perform private.refuse(403, 'not_allowed', 'You can only give what you may do yourself', 'role_id');
  end if;
end
$$;
comment on function private.require_all_of(uuid, text[]) is 'Refuses whoever does not hold all of these permissions for the whole account.';

create function private.permissions_of(target_role_id uuid)
returns text[]
language sql stable
security definer
set search_path = ''
as $$ select array(select r.permission from public.role_permissions r where r.role_id = target_role_id) $$;
comment on function private.permissions_of(uuid) is 'What a role allows.';

create function private.keep_member()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.roles r where r.id = new.role_id and coalesce(r.account_id, new.account_id) = new.account_id) then
    perform private.refuse(400, 'invalid_input', 'Choose one of the roles of this account', 'role_id');
  end if;
  return new;
end
$$;
comment on function private.keep_member() is 'A member''s role is one of the account''s.';

create function private.require_admin_place(target_account_id uuid, member_id uuid, invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.accounts a where a.id = target_account_id for no key update;
  if (select count(*) from public.team_members m
      join public.role_permissions r on r.role_id = m.role_id and r.permission = 'team.manage'
      where m.account_id = target_account_id and m.id is distinct from member_id and m.status <> 'removed')
    + (select count(*) from public.team_invitations i
      join public.role_permissions r on r.role_id = i.role_id and r.permission = 'team.manage'
      where i.account_id = target_account_id and i.id is distinct from invitation_id and private.invitation_is_open(i)) >= 10 then
    perform private.refuse(409, 'limit_exceeded',
      'A business account can have up to 10 admins, its owner and those invited among them', 'role_id');
  end if;
end
$$;
comment on function private.require_admin_place(uuid, uuid, uuid) is
  'At most ten who manage the team of an account, the owner and open invitations included; but for this member or invitation.';

create function private.limit_admin_members()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status <> 'removed' and 'team.manage' = any (private.permissions_of(new.role_id)) then
    perform private.require_admin_place(new.account_id, new.id, null);
  end if;
  return new;
end
$$;
comment on function private.limit_admin_members() is 'Who comes to manage the team takes one of its ten places.';

create function public.save_role(account_id_param uuid, role_id_param uuid, name_param text, permissions_param text[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text[] := array(select distinct w from unnest(permissions_param) w order by w);
  saved uuid := role_id_param;
begin
  perform private.require_permission('team.manage', account_id_param);
  perform private.require_plan(account_id_param, 'multi-admin');
  if coalesce(length(trim(name_param)), 0) not between 1 and 60 then
    perform private.refuse(400, 'invalid_input', 'Give the role a name of up to 60 characters', 'name_param');
  end if;
  if exists (select from unnest(wanted) w where w not in (select p.permission from public.permissions p)) then
    perform private.refuse(400, 'invalid_input', 'This permission does not exist', 'permissions_param');
  end if;
  -- Ten at most manage a team; they are counted as members get their role, so a role does not become one of theirs.
  if 'team.manage' = any (wanted) then
    perform private.refuse(400, 'invalid_input', 'Only owners and admins manage the team', 'permissions_param');
  end if;
  -- Who buys, gives, votes or is written to is known by an address.
  if wanted && '{orders.read,orders.write,money.read,money.refund,giving.read,giving.write,tickets.read,tickets.write,polls.read,polls.write,guests.write,answers.write,messages.send,audit.read}'::text[]
    and not 'guests.read_contact' = any (wanted) then
    perform private.refuse(400, 'invalid_input', 'What this role may do shows addresses: let it see them', 'permissions_param');
  end if;
  if exists (select from public.roles r where lower(r.name) = lower(trim(name_param))
      and coalesce(r.account_id, account_id_param) = account_id_param and r.id is distinct from role_id_param) then
    perform private.refuse(409, 'conflict', 'There is a role of this name', 'name_param');
  end if;
  if saved is null then
    insert into public.roles (account_id, name) values (account_id_param, trim(name_param)) returning id into saved;
  else
    update public.roles r set name = trim(name_param) where r.id = saved and r.account_id = account_id_param;
    if not found then
      perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
    end if;
  end if;
  perform private.require_all_of(account_id_param, wanted || private.permissions_of(saved));
  delete from public.role_permissions r where r.role_id = saved and r.permission <> all (wanted);
  insert into public.role_permissions (role_id, permission)
  select saved, w from unnest(wanted) w on conflict do nothing;
  perform private.audit(account_id_param, 'roles.saved', 'roles', saved::text, null,
    jsonb_build_object('name', trim(name_param), 'permissions', wanted));
  return saved;
end
$$;
comment on function public.save_role(uuid, uuid, text, text[]) is
  'A role of an account''s own, new or changed: its name and everything that it allows, none of it beyond what the caller holds. Its id.';

create function public.delete_role(role_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  role public.roles;
begin
  select * into role from public.roles r where r.id = role_id_param and r.account_id is not null for update;
  perform private.require_permission('team.manage', role.account_id);
  perform private.require_all_of(role.account_id, private.permissions_of(role.id));
  if exists (select from public.team_members m where m.role_id = role.id and m.status <> 'removed')
    or exists (select from public.team_invitations i where i.role_id = role.id and private.invitation_is_open(i)) then
    perform private.refuse(409, 'conflict', 'Somebody has this role, or is invited in it. Give them another one first');
  end if;
  -- Those who are gone had it once: they keep nothing of it.
  update public.team_members m set role_id = private.built_in_role('viewer') where m.role_id = role.id;
  delete from public.team_invitations i where i.role_id = role.id;
  delete from public.roles r where r.id = role.id;
  perform private.audit(role.account_id, 'roles.deleted', 'roles', role.id::text, jsonb_build_object('name', role.name), null);
  return role.id;
end
$$;
comment on function public.delete_role(uuid) is 'Takes a role of an account''s own away that nobody has any more. Its id.';

create function public.set_member_role(member_id_param uuid, role_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  member public.team_members;
begin
  select * into member from public.team_members m where m.id = member_id_param and m.status = 'active' for update;
  perform private.require_permission('team.manage', member.account_id);
  perform private.require_plan(member.account_id, 'multi-admin');
  if private.built_in_role('owner') in (member.role_id, role_id_param) then
    perform private.refuse(409, 'conflict', 'An account has one owner. Hand it over instead', 'role_id_param');
  end if;
  perform private.require_all_of(member.account_id, private.permissions_of(member.role_id) || private.permissions_of(role_id_param));
  update public.team_members m set role_id = role_id_param where m.id = member.id;
  return member.id;
end
$$;
comment on function public.set_member_role(uuid, uuid) is
  'Gives somebody another role of the account, none of it beyond what the caller holds, neither the old nor the new. The member''s id.';

create function public.set_member_events(member_id_param uuid, event_ids_param uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  member public.team_members;
  wanted uuid[] := array(select distinct w from unnest(event_ids_param) w);
begin
  select * into member from public.team_members m where m.id = member_id_param and m.status = 'active' for update;
  perform private.require_permission('team.manage', member.account_id);
  perform private.require_plan(member.account_id, 'multi-admin');
  perform private.require_all_of(member.account_id, private.permissions_of(member.role_id));
  if member.role_id = private.built_in_role('owner') then
    perform private.refuse(409, 'conflict', 'The owner works on all events');
  end if;
  if exists (select from unnest(wanted) w where w not in (select e.id from public.events e where e.account_id = member.account_id)) then
    perform private.refuse(400, 'invalid_input', 'Choose among the events of this account', 'event_ids_param');
  end if;
  update public.team_members m set event_scope = case when event_ids_param is null then 'all' else 'chosen' end where m.id = member.id;
  delete from public.member_events e where e.member_id = member.id and e.event_id <> all (wanted);
  insert into public.member_events (member_id, event_id, account_id)
  select member.id, w, member.account_id from unnest(wanted) w on conflict do nothing;
  perform private.audit(member.account_id, 'team_members.events', 'team_members', member.id::text, null,
    jsonb_build_object('scope', case when event_ids_param is null then 'all' else 'chosen' end, 'eventIds', wanted));
  return member.id;
end
$$;
comment on function public.set_member_events(uuid, uuid[]) is 'Which events a member works on: these, or (null) all there are and will be. The member''s id.';
