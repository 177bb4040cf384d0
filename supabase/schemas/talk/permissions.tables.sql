-- Permissions: what may be allowed of messages, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('messages.send', true, true, '{found_email_campaigns,fact_email_campaigns}'),
  ('messages.read', true, false, '{}'),
  ('messages.moderate', true, true, '{}'),
  ('network.use', false, true, '{fact_planning_network}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('messages.send', '{owner,admin,editor,volunteer_coordinator}'::text[]),
  ('messages.read', '{owner,admin,editor,volunteer_coordinator,viewer}'::text[]),
  ('messages.moderate', '{owner,admin,editor}'::text[]),
  ('network.use', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
