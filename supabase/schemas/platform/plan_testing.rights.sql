-- Plan testing: triggers, grants.

create trigger end_plan_test after delete on public.administrators
for each row execute function private.end_plan_test();

grant execute on function public.get_plan_test(), public.act_as_plan(text), public.stop_acting_as_plan(),
  public.make_plan_sample() to authenticated, service_role;
