-- Permissions: what may be allowed of venues, bookings and seating, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('venues.read', true, false, '{found_venues,texts_venues,fact_venue_management,fact_booking_calendar}'),
  ('venues.write', true, true, '{}'),
  ('seating.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('venues.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('venues.write', '{owner,admin,editor}'::text[]),
  ('seating.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
