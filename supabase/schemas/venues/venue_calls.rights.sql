-- Venue calls: grants.

grant execute on function public.get_venue(uuid), public.save_venue(jsonb, uuid),
  public.delete_venue(uuid) to authenticated, service_role;
