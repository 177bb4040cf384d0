-- Planners among themselves: triggers, policies and grants. Who has a checklist hears of its changes; all else is asked by calls.

create trigger audit_row after insert or update or delete on public.plan_requests
for each row execute function private.audit_row();
create trigger audit_row after insert or update of title or delete on public.shared_checklists
for each row execute function private.audit_row();

create policy "who has a checklist hears of it" on public.shared_checklists
for select to authenticated using (id in (select private.my_checklists()));
grant select on public.shared_checklists to authenticated;
grant all on public.plan_requests, public.shared_checklists, public.shared_checklist_accounts, public.shared_checklist_items to service_role;
alter publication supabase_realtime add table public.shared_checklists;

grant execute on function private.my_checklists() to authenticated, service_role;
grant execute on function public.get_planning_network(), public.ask_to_plan(jsonb), public.withdraw_plan_request(uuid),
  public.answer_plan_request(uuid, boolean), public.start_shared_checklist(jsonb), public.change_shared_checklist(uuid, jsonb)
  to authenticated, service_role;
