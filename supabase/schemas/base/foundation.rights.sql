-- Foundation: grants.

grant execute on function private.refuse(integer, text, text, text), private.refuse_link(),
  private.instant_of(timestamp, text), private.wall_text(timestamp), private.is_time_zone(text)
  to authenticated, service_role;
grant execute on function public.configure_server(jsonb) to service_role;
grant execute on function public.get_timezone_names(), public.is_test_mode()
  to anon, authenticated, service_role;
