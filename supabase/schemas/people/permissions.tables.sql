-- Permissions: what may be allowed of people, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('guests.read', true, false, '{found_guests,texts_guests,fact_directory,fact_tagging,fact_rsvp}'),
  ('guests.read_contact', true, false, '{}'),
  ('guests.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('guests.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[]),
  ('guests.read_contact', '{owner,admin,editor,finance,volunteer_coordinator,viewer}'::text[]),
  ('guests.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
