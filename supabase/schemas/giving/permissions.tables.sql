-- Permissions: what may be allowed of donations, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('giving.read', true, false, '{fact_fundraising,fact_fundraising_tracking}'),
  ('giving.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('giving.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('giving.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
