-- Seating people: grants.

grant execute on function public.seat_people(uuid, jsonb), public.save_seating_rule(uuid, text, text, text),
  public.remove_seating_rule(uuid), public.set_step_free(uuid, text, boolean), public.set_seating(uuid, jsonb)
  to authenticated, service_role;
