-- Public schedule: grants.

grant execute on function public.get_shared_schedule(text, uuid), public.sign_up_for_activity(text, jsonb),
  public.leave_activity(text, uuid, uuid) to service_role;
