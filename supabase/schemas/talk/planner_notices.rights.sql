-- Planner notices: policies, grants.

create policy "people see what they are told" on public.planner_notices
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.planner_notices to authenticated, service_role;

grant execute on function public.list_due_notices(), public.finish_notices(uuid, bigint) to service_role;
