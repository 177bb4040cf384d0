-- Permissions: what may be allowed of photos and sponsors, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('photos.write', true, true, '{}'),
  ('sponsors.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('photos.write', '{owner,admin,editor}'::text[]),
  ('sponsors.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
