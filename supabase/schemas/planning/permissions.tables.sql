-- Permissions: what may be allowed of polls, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('polls.read', true, false, '{found_polls,fact_polls}'),
  ('polls.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('polls.read', '{owner,admin,editor,volunteer_coordinator,viewer}'::text[]),
  ('polls.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
