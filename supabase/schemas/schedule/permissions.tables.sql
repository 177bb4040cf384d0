-- Permissions: what may be allowed of the schedule, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('schedule.write', true, true, '{}'),
  ('schedule.run', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('schedule.write', '{owner,admin,editor,volunteer_coordinator}'::text[]),
  ('schedule.run', '{owner,admin,editor,check_in,volunteer_coordinator}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
