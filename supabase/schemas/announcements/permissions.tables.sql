-- Permissions: what may be allowed of announcements, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('announcements.read', true, false, '{found_announcements,fact_announcements}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('announcements.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[])) as p (permission, roles),
  unnest(p.roles) as r (role);
