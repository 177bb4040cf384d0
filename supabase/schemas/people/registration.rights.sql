-- Registration: grants.

grant execute on function public.list_registrations(), public.get_registration(uuid, text),
  public.register_for_event(jsonb) to authenticated, service_role;
