-- Permissions: what may be allowed of the door, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('check_in.read', true, false, '{}'),
  ('check_in.scan', true, true, '{}'),
  ('check_in.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('check_in.read', '{owner,admin,editor,check_in,volunteer_coordinator,viewer}'::text[]),
  ('check_in.scan', '{owner,admin,editor,check_in}'::text[]),
  ('check_in.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
