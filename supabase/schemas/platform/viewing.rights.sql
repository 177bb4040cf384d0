-- Viewing: grants.

grant execute on function public.start_viewing(uuid, text), public.end_viewing(uuid),
  public.enter_viewing(uuid) to authenticated, service_role;
