-- Run of show: triggers, policies, grants.

create trigger audit_row after insert or update of undone_at on public.run_presses
for each row execute function private.audit_row();
create trigger keep_plan_moved after update of start_local, end_local on public.activities
for each row when ((old.start_local, old.end_local) <> (new.start_local, new.end_local))
execute function private.keep_plan_moved();

create policy "members see how activities run" on public.activity_runs
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));
create policy "members see what was pressed" on public.run_presses
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));

alter publication supabase_realtime add table public.activity_runs;

grant select on public.activity_runs, public.run_presses to authenticated;
grant all on public.activity_runs, public.run_presses to service_role;

grant execute on function public.get_run_of_show(uuid), public.press_run_of_show(uuid, jsonb) to authenticated, service_role;
