-- Permissions: what may be allowed of events, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('events.read', true, false, '{found_events,texts_events,found_activities,fact_event_management,fact_interactive_calendar,fact_countdown,fact_activity_management,fact_activity_schedule,fact_calendar_integration}'),
  ('events.write', true, true, '{}'),
  ('events.delete', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('events.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[]),
  ('events.write', '{owner,admin,editor}'::text[]),
  ('events.delete', '{owner,admin}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
