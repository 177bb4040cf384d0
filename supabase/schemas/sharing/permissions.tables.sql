-- Permissions: what may be allowed of links and showcases, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('links.read', true, false, '{found_pages}'),
  ('links.write', true, true, '{}'),
  ('showcases.read', false, false, '{}'),
  ('showcases.write', false, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('links.read', '{owner,admin,editor,viewer}'::text[]),
  ('links.write', '{owner,admin,editor}'::text[]),
  ('showcases.read', '{owner,admin,editor,viewer}'::text[]),
  ('showcases.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
