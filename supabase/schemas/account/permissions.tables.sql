-- Permissions: what may be allowed of the account, its team and its log, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('account.manage', false, true, '{fact_security_center,fact_support}'),
  ('team.manage', false, true, '{}'),
  ('audit.read', false, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('account.manage', '{owner,admin}'::text[]),
  ('team.manage', '{owner,admin}'::text[]),
  ('audit.read', '{owner,admin}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
