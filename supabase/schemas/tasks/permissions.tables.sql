-- Permissions: what may be allowed of tasks, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('tasks.read', true, false, '{found_tasks,texts_tasks,fact_task_management,fact_progress_board,fact_timeline,fact_planning_journey}'),
  ('tasks.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('tasks.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[]),
  ('tasks.write', '{owner,admin,editor,volunteer_coordinator}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);
