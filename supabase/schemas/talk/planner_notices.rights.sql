-- Planner notices: triggers, policies, grants.

create trigger tell_of_answer after insert or update on public.rsvps
for each row execute function private.tell_of_answer();
create trigger tell_of_order after update of completed_at, refunded_minor on public.orders
for each row execute function private.tell_of_order();

create policy "people see what they are told" on public.planner_notices
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.planner_notices to authenticated, service_role;

grant execute on function public.list_due_notices(), public.finish_notices(uuid, bigint) to service_role;
