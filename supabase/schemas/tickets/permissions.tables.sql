-- Permissions: what may be allowed of tickets and what is bought, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('tickets.read', true, false, '{fact_ticket_management}'),
  ('tickets.write', true, true, '{}'),
  ('orders.read', true, false, '{found_orders,texts_orders}'),
  ('orders.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('tickets.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('tickets.write', '{owner,admin,editor}'::text[]),
  ('orders.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('orders.write', '{owner,admin,editor,finance}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
