-- Permissions: what may be allowed of money, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('money.read', true, false, '{fact_payments}'),
  ('money.refund', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('money.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('money.refund', '{owner,admin,finance}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
