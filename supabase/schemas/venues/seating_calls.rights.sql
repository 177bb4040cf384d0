-- Seating calls: grants.

grant execute on function public.get_seating(uuid), public.add_seating_tables(uuid, jsonb),
  public.save_seating_table(uuid, integer, jsonb), public.remove_seating_table(uuid, integer, boolean),
  public.hold_seat(uuid, integer, boolean) to authenticated, service_role;
