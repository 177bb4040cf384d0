-- Billing calls: triggers, grants.

create trigger note_trial after insert on private.trials
for each row execute function private.note_trial();

grant execute on function private.plan_change_waits(uuid, text) to authenticated, service_role;
grant execute on function public.schedule_plan_change(text), public.resume_plan(),
  public.get_plan_impact(text) to authenticated, service_role;
grant execute on function public.get_plan_billing(uuid), public.claim_due_renewals(),
  public.get_plan_notice(uuid), public.fail_renewal(text, text) to service_role;
