-- Upkeep: grants.

grant execute on function public.list_open_payments(), public.list_open_refunds(),
  public.list_auth_sessions(uuid), public.end_auth_sessions(uuid, uuid, text), public.clean_up() to service_role;
