-- Sharing: grants.

grant execute on function public.create_venue_link(uuid), public.get_venue_link(uuid)
  to authenticated, service_role;
grant execute on function public.get_shared_venue(text, date),
  public.request_shared_booking(text, jsonb) to service_role;
