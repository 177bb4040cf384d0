-- Permissions: what may be allowed of answers, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('answers.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('answers.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
